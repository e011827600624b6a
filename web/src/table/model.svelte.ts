/** Who sits at a table, with what cards, and how all that happens there is said to whoever looks at it. */

import { untrack } from "svelte";
import type { Anatomy, Faces } from "../cards/anatomy";
import type { GameFace } from "../games";
import { type Refused, fetchTableCards } from "../net/api";
import { common, type Declared, eventMessage, eventOf, moveMessage } from "../net/declared";
import type { CardInfo, ChairInfo, GameEvent, Message, Move, TableInfo } from "../net/wire";
import type { Part, Audience } from "../words/messages";
import { refusalText } from "../words/refusals";
import { fetchMessages, messagesOf } from "../words/gameMessages.svelte";
import { language, t } from "../words/words.svelte";

const UNDECLARED: Declared = { fields: {}, events: {}, moves: {} };
const WHO: Declared["fields"] = common.fields;

export class TableModel {
  readonly face: GameFace;
  readonly declared: Declared;
  cards = $state.raw<CardInfo[]>([]);
  info = $state.raw() as TableInfo;
  seat = $state<number | null>(null);

  constructor(info: TableInfo, face: GameFace, cards: CardInfo[], declared: Declared = UNDECLARED) {
    this.info = info;
    this.face = face;
    this.declared = face.declared ?? declared;
    this.cards = cards;
    this.seat = info.seat ?? null;
  }

  // --- Who is here ---

  names = $derived(this.info.chairs.map(({ name, seat }) => name || t("chair", { number: seat + 1 })));
  /** All seats, beginning with one's own. */
  seats = $derived(
    this.info.chairs.map((_, index) => (index + (this.seat ?? 0)) % this.info.chairs.length) as number[],
  );
  others = $derived(this.seats.slice(this.seat === null ? 0 : 1));

  nameOf(seat: number): string {
    return seat === this.seat ? t("you") : this.names[seat]!;
  }

  chair(seat: number): ChairInfo {
    return this.info.chairs[seat]!;
  }

  // --- The cards ---

  /** Faces have words on them, in the language that is spoken now. */
  #faces: Faces = $derived.by(() => {
    language();
    return this.face.faces(
      this.cards,
      untrack(() => this.info.options),
    );
  });

  faceOf(name: string): Anatomy | undefined {
    return this.#faces(name);
  }

  // --- What is said ---

  #words = $derived(messagesOf(this.info.game));
  #seated: Audience = $derived({ names: this.names, you: this.seat });
  /** The language of what is told, for `lang`: only if it is not that of the page. */
  lang = $derived(this.#words.language === language() ? undefined : this.#words.language);

  /** In another language, when that was chosen: the cards and the words of the game. */
  async changeLanguage(): Promise<void> {
    const [cards] = await Promise.all([
      fetchTableCards(this.info.id).catch(() => undefined),
      fetchMessages(this.info.game),
    ]);
    if (cards) this.cards = cards;
  }

  /** A message as a sentence. */
  translate(message: Message): string {
    return this.#words.say(message, this.declared, this.#seated);
  }

  /** What happened, as a sentence in parts: whom and what it names. */
  translateParts(event: GameEvent): Part[] {
    return this.#words.parts(eventMessage(this.declared, event), this.declared, this.#seated);
  }

  /** Whose deed an event is: the first seat that it names. */
  actorOf(event: GameEvent): number | undefined {
    const fields: Record<string, unknown> = eventOf(this.declared, event);
    const name = Object.keys(fields).find((one) => (this.declared.fields[one] ?? WHO[one])?.kind === "seat");
    return name === undefined ? undefined : ((fields[name] as number | null) ?? undefined);
  }

  /** What happened, as a sentence. */
  sentence(event: GameEvent): string {
    return this.translate(eventMessage(this.declared, event));
  }

  /** The message of a move, from its fields. */
  protected moveMessage(move: Move): Message {
    return moveMessage(this.declared, move);
  }

  /** A move in words; in its data, if nobody has said how. */
  wording(move: Move): string {
    const message = this.moveMessage(move);
    return this.#words.has(message.say) ? this.translate(message) : move.filter((one) => one !== null).join(" ");
  }

  /** Why something is refused. */
  reason(refusal: Refused): string {
    return refusalText(refusal, this.info.game, this.declared, this.#seated);
  }
}
