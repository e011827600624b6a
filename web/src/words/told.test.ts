import { beforeAll, describe, expect, test } from "vitest";
import { say as an_empty_throne } from "./de/an_empty_throne";
import { say as behind_the_throne } from "./de/behind_the_throne";
import { say as common } from "./de/common";
import { say as shadow_throne } from "./de/shadow_throne";
import { say as shadows_over_the_empire } from "./de/shadows_over_the_empire";
import { catalogued, meet, told, tongue } from "./told.svelte";
import { speak } from "./words.svelte";

/** Made by tests/sentences.py: one example of everything that the games say. */
const corpora = import.meta.glob<string>("./de/*.txt", { query: "?raw", import: "default", eager: true });
const BOOKS = { an_empty_throne, behind_the_throne, common, shadow_throne, shadows_over_the_empire };

describe.each(Object.entries(BOOKS))("%s", (name, book) => {
  const say = (line: string) => book(line) ?? common(line);
  const lines = corpora[`./de/${name}.txt`]!.trim().split("\n");

  test("everything that is said has German words", () => {
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter((line) => say(line) === undefined)).toEqual([]);
  });

  test("and no English is left in them", () => {
    const english = /(^|[ (])(and|or|the|your|their|with|from|is|are|has|tokens?|cards?|Citizens?|you)[ ,.:;]/;
    const names = /\b(Shepherd of the Lost|Lord of the March|\w+ the \w+)\b/g;
    expect(lines.map((line) => say(line)!).filter((line) => english.test(line.replaceAll(names, "")))).toEqual([]);
  });
});

describe("told", () => {
  beforeAll(async () => {
    await speak("de");
    for (const name of ["behind-the-throne", "shadow-throne", "an-empty-throne", "shadows-over-the-empire"])
      await catalogued(name);
  });

  test.each([
    ["behind-the-throne", "Ada takes King, Queen and Judge.", "Ada nimmt King, Queen und Judge."],
    ["behind-the-throne", "You swap Minstrel for Bob Lee's Jester.", "Du tauschst Minstrel gegen Jester von Bob Lee."],
    ["behind-the-throne", "Ada destroys your King.", "Ada zerstört deine Karte King."],
    // A name that reads like part of a sentence.
    ["behind-the-throne", "Ada takes Ed takes King.", "Ada takes Ed nimmt King."],
    ["behind-the-throne", "St. Bo. reveals King (9).", "St. Bo. deckt King (9) auf."],
    [
      "shadow-throne",
      "Your Princess Beatice: Ada's Outlaw and Cem's Tax Collector converted to the Church, with +1 power.",
      "Deine Karte Princess Beatice bekehrt Outlaw von Ada und Tax Collector von Cem zur Kirche, mit +1 Macht.",
    ],
    [
      "shadow-throne",
      "Converts all commoners and nobles of other factions in this wave to the Church.",
      "Bekehrt alle Gemeinen und Adligen anderer Fraktionen dieser Welle zur Kirche.",
    ],
    [
      "shadow-throne",
      "take Outlaw: 62 % (take Datura: 55 %). Brings 2 gold and does not leave Outlaw to Cem.",
      "Outlaw nehmen: 62 % (Datura nehmen: 55 %). Bringt 2 Gold und überlässt Outlaw nicht Cem.",
    ],
    [
      "an-empty-throne",
      "You play Reavers-1 to The Tombs and use Recruit and Impact.",
      "Du spielst Reavers-1 in die Gruft und nutzt: Anwerben und Wirkung.",
    ],
    ["an-empty-throne", "Recruit: draw from here.", "Anwerben: hier ziehen."],
    [
      "shadows-over-the-empire",
      "Garrick: Swap an adjacent Rich Citizen that an opponent controls with Prince Edric; with which card?",
      "Garrick: Vertausche einen angrenzenden reichen Bürger, den ein Gegner kontrolliert, mit Prince Edric. Mit welcher Karte?",
    ],
    [
      "shadows-over-the-empire",
      "Bob Lee uses Ysolde on Sadora: remove 2 of your tokens from it (all if there are fewer) or let them Subdue it?",
      "Bob Lee nutzt Ysolde auf Sadora: 2 deiner Marken von der Karte entfernen (alle, wenn es weniger sind) oder die Karte unterwerfen lassen?",
    ],
    ["shadow-throne", "You have resigned from this game.", "Du hast in diesem Spiel aufgegeben."],
    ["", "Kills all nobles in this wave.", "Tötet alle Adligen dieser Welle."],
  ])("%s: %s", (game, english, german) => {
    expect(told(game, english)).toBe(german);
    expect(tongue(game, english)).toBeUndefined();
  });

  test("a name may be anything", () => {
    meet(["Max and Mo", "Ed takes Al", "O'Neil", "Jr.", "s's"]);
    expect(told("behind-the-throne", "Ed takes Al swaps King and Queen for Max and Mo's Judge.")).toBe(
      "Ed takes Al tauscht King und Queen gegen Judge von Max and Mo.",
    );
    expect(told("shadow-throne", "Waiting for O'Neil, Jr., Max and Mo and s's.")).toBe(
      "Es wird auf O'Neil, Jr., Max and Mo und s's gewartet.",
    );
    expect(told("shadow-throne", "s's's Datura: O'Neil's Outlaw killed.")).toBe(
      "Datura von s's tötet Outlaw von O'Neil.",
    );
    meet([]);
  });

  test("what nobody has translated stays as it is, and says so", () => {
    expect(told("shadow-throne", "Something new has happened.")).toBe("Something new has happened.");
    expect(tongue("shadow-throne", "Something new has happened.")).toBe("en");
  });

  test("a language without words for it shows the English ones, and says that they are", async () => {
    await speak("fr");
    expect(told("behind-the-throne", "You begin.")).toBe("You begin.");
    expect([tongue("behind-the-throne", "You begin."), tongue("behind-the-throne", "")]).toEqual(["en", undefined]);
  });

  test("English is not touched", async () => {
    await speak("en");
    expect(told("behind-the-throne", "You begin.")).toBe("You begin.");
    expect(tongue("behind-the-throne", "You begin.")).toBeUndefined();
  });
});
