/** What a character does, as a message of the game's words, made from its data as the server makes it for texts. */

import { cell } from "../../cards/anatomy";
import type { CardInfo, Message } from "../../net/types";
import { wordsOf } from "../../words/spoken.svelte";
import { declared } from "./declared";

const GAME = "shadow-throne";

/** Whether a card's printed faction and rank are among those that its ability is for. */
function fitsItself(card: CardInfo): boolean {
  const has = (name: string) => cell<string>(card, name);
  const reaches = has("waves") === "own" || has("waves") === "so far";
  const side = has("ability") !== "convert" && ["any", has("faction")].includes(has("factions"));
  return reaches && side && (has("ranks") === "any" || has("ranks").split(" or ").includes(has("rank")));
}

/** The ability in a sentence, after its number; to convert anybody is to convert all others. */
export function abilityMessage(card: CardInfo): Message | undefined {
  const verb = cell<string | undefined>(card, "ability") ?? "none";
  if (verb === "none") return undefined;
  const factions = cell<string>(card, "factions");
  return {
    say: `ability-${verb}`,
    number: cell<number>(card, "number"),
    amount: cell<number>(card, "amount"),
    faction: cell<string>(card, "faction"),
    ranks: cell<string>(card, "ranks"),
    factions: verb === "convert" && factions === "any" ? "others" : factions,
    reach: cell<string>(card, "waves"),
    itself: fitsItself(card),
  };
}

/** The same in words; before those of the game have come, the card's whole text. */
export function abilityText(card: CardInfo): string {
  const message = abilityMessage(card);
  if (!message) return "";
  const words = wordsOf(GAME);
  return words.has(message.say) ? words.say(message, declared, { names: [], you: null }) : card.text;
}
