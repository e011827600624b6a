/** Who sits in front of this browser. */

import { newRecoveryCode, recover, resumeSession, signIn } from "./net/api";
import { load, save } from "./net/storage";
import type { SessionInfo } from "./net/wire";

const NAMES = ["Ada", "Aurel", "Beatrix", "Bruno", "Cosima", "Darius", "Elena", "Greta", "Hugo", "Isolde", "Jonas"];

class Me {
  player = $state("");
  name = $state("");
  recovery = $state("");

  /** A name to begin with, so that nothing has to be asked. */
  readonly suggested = load("suggested", NAMES[Math.floor(Math.random() * NAMES.length)]!);

  #adopt(session: SessionInfo | null): void {
    if (!session) return;
    this.player = session.player;
    this.name = session.name;
    this.recovery = session.recovery ?? this.recovery;
  }

  async resume(): Promise<void> {
    save("suggested", this.suggested);
    this.#adopt(await resumeSession());
  }

  /** Somebody of this name; asks the server only if that is new. */
  async signIn(name: string = this.name || this.suggested): Promise<void> {
    if (this.player && name === this.name) return;
    this.#adopt(await signIn(name, Boolean(this.player)));
  }

  recover = async (code: string) => this.#adopt(await recover(code));
  newRecoveryCode = async () => this.#adopt(await newRecoveryCode());
}

export const me = new Me();
