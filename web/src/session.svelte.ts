/** Who sits in front of this browser. */

import { enter, newCode, recognise, recover } from "./net/api";
import { note, recall } from "./net/notes";
import type { SessionInfo } from "./net/wire";

const NAMES = ["Ada", "Aurel", "Beatrix", "Bruno", "Cosima", "Darius", "Elena", "Greta", "Hugo", "Isolde", "Jonas"];

class Me {
  player = $state("");
  name = $state("");
  recovery = $state("");

  /** A name to begin with, so that nothing has to be asked. */
  readonly suggested = recall("suggested", NAMES[Math.floor(Math.random() * NAMES.length)]!);

  private is(session: SessionInfo | null): void {
    if (!session) return;
    this.player = session.player;
    this.name = session.name;
    this.recovery = session.recovery ?? this.recovery;
  }

  async remember(): Promise<void> {
    note("suggested", this.suggested);
    this.is(await recognise());
  }

  /** Somebody of this name; asks the server only if that is new. */
  async be(name: string = this.name || this.suggested): Promise<void> {
    if (this.player && name === this.name) return;
    this.is(await enter(name, Boolean(this.player)));
  }

  recover = async (code: string) => this.is(await recover(code));
  newCode = async () => this.is(await newCode());
}

export const me = new Me();
