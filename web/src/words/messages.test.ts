import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { declared as throne } from "../games/behind_the_throne/declared";
import { type Declared, eventMessage } from "../net/declared";
import type { Message } from "../net/wire";
import { Messages, slug } from "./messages";

const declared: Declared = {
  fields: {
    who: { kind: "seat" },
    whom: { kind: "seat" },
    winners: { kind: "seats" },
    card: { kind: "name", domain: "card" },
    row: { kind: "names", domain: "card" },
    place: { kind: "name", domain: "place" },
    again_later: { kind: "flag" },
    amount: { kind: "number" },
  },
  events: {},
  moves: {},
};

const TEXT = `
you-among-others = you
place-the-tombs = The Tombs
    .at = in the Tombs
    .kind = dark
card-king = King
gives =
    { $who-is ->
        [you] You give { whose } { $card }.
       *[they] { $who } gives { whose } { $card }.
    }
whose =
    { $whom-is ->
        [own] their own
        [you] your
       *[they] { $whom }'s
    }
won =
    { $winners-is ->
        [you] You win.
       *[they] { $winners } win, { $winners-count } in all.
    }
lies =
    { $place-kind ->
        [dark] It is dark { $place-at }.
       *[other] { $place }: { $place-id }.
    }
rows = { $row } / { $row-or } / { $row-plain } / { $row-sum } / { $row-count }
again =
    { $again-later ->
        [yes] again
       *[no] never
    }
amounts =
    { $amount ->
        [one] one
       *[other] { $amount }
    }
because = { $move }: { $reasons }.
starts = { $reasons-start }; { $row-start }
picks =
    { $why ->
        [time] No time.
       *[other] { $why }
    }
`;
const said = (message: Message, you: number | null = null, language = "en") =>
  new Messages(TEXT, language).say(message, declared, { names: ["Ada", "Bruno", "Cosima"], you });
const parts = (message: Message) =>
  new Messages(TEXT, "en").parts(message, declared, { names: ["Ada", "Bruno", "Cosima"], you: 0 });

test("a seat is a name, you, or the same as the first one", () => {
  const give = (who: number, whom: number) => ({ say: "gives", who, whom, card: "Queen" });
  expect(said(give(1, 2))).toBe("Bruno gives Cosima's Queen.");
  expect(said(give(1, 0), 0)).toBe("Bruno gives your Queen.");
  expect(said(give(0, 1), 0)).toBe("You give Bruno's Queen.");
  expect(said(give(1, 1), 1)).toBe("You give their own Queen.");
});

test("a seat that is nobody is neither you nor anybody", () => {
  expect(said({ say: "gives", who: null, whom: 1, card: "Queen" })).toBe(" gives Bruno's Queen.");
});

test("a set of seats is a list, and you if that is all", () => {
  expect(said({ say: "won", winners: [0, 1, 2] }, 1)).toBe("Ada, you and Cosima win, 3 in all.");
  expect(said({ say: "won", winners: [1] }, 1)).toBe("You win.");
  expect(said({ say: "won", winners: [1] })).toBe("Bruno win, 1 in all.");
});

test("a thing of a domain has the words of its message, and what that has beside them", () => {
  expect(said({ say: "lies", place: "The Tombs" })).toBe("It is dark in the Tombs.");
  expect(said({ say: "gives", who: 0, whom: 1, card: "King" })).toBe("Ada gives Bruno's King.");
});

test("lists are said as the language says them", () => {
  const rows = { say: "rows", row: ["King", "Queen", "Jester"] };
  expect(said(rows)).toBe(
    "King, Queen and Jester / King, Queen or Jester / King, Queen, Jester / King + Queen + Jester / 3",
  );
  expect(said(rows, null, "de")).toContain("King, Queen und Jester / King, Queen oder Jester");
  expect(said(rows, null, "fr")).toContain("King, Queen et Jester / King, Queen ou Jester");
  expect(said({ say: "rows", row: [] })).toBe(" /  /  /  / 0");
});

test("underscores of a field are hyphens in its variable; flags say yes or no, numbers are counted", () => {
  expect(said({ say: "again", again_later: true })).toBe("again");
  expect(said({ say: "again", again_later: false })).toBe("never");
  expect([1, 1200].map((amount) => said({ say: "amounts", amount }))).toEqual(["one", "1,200"]);
});

test("a field may be a message, or several", () => {
  const reasons: Message[] = [
    { say: "again", again_later: true },
    { say: "won", winners: [1] },
  ];
  const move = { say: "gives", who: 0, whom: 2, card: "King" };
  expect(said({ say: "because", move, reasons }, 1)).toBe("Ada gives Cosima's King.: again and You win..");
});

test("a list can begin a sentence", () => {
  const starts = { say: "starts", reasons: [{ say: "again", again_later: true }], row: ["queen", "King"] };
  expect(said(starts)).toBe("Again; Queen and King");
  expect(parts(starts)[1]).toEqual({ text: "Queen", name: "queen", domain: "card" });
});

test("what is not declared is a word or a number", () => {
  expect(said({ say: "picks", why: "time" })).toBe("No time.");
  expect(said({ say: "picks", why: true })).toBe("yes");
});

test("a message that nobody has is told as its data", () => {
  expect(said({ say: "event-new", who: 1, card: "King" })).toBe("event-new 1 King");
  expect(said({ say: "hint-new", reasons: [{ say: "new", card: "King" }, { say: "other" }] })).toBe(
    "hint-new new King, other",
  );
});

test("in parts, names are known as such, in lists and within other messages", () => {
  const move = { say: "gives", who: 1, whom: 2, card: "King" };
  expect(parts({ say: "because", move, reasons: [{ say: "rows", row: ["Queen"] }] }).slice(0, 8)).toEqual([
    { text: "Bruno", seat: 1 },
    { text: " gives " },
    { text: "Cosima", seat: 2 },
    { text: "'s " },
    { text: "King", name: "King", domain: "card" },
    { text: ".: " },
    { text: "Queen", name: "Queen", domain: "card" },
    { text: " / " },
  ]);
});

test("what a message chooses by is never marked, what it only says is", () => {
  expect(parts({ say: "lies", place: "The Tombs" })).toEqual([
    { text: "It is dark " },
    { text: "in the Tombs", name: "The Tombs", domain: "place" },
    { text: "." },
  ]);
  expect(parts({ say: "won", winners: [0, 1] }).map(({ text }) => text)).toEqual([
    "you and ",
    "Bruno",
    " win, 2 in all.",
  ]);
});

test("a hidden thing has no name to show", () => {
  expect(parts({ say: "gives", who: 0, whom: 1, card: "?" }).at(-1)).toEqual({ text: "'s ?." });
});

test.each([
  ["The Tombs", "the-tombs"],
  ["Owl (old)", "owl-old"],
  ["?", ""],
  ["É.1", "1"],
])("%s is %j in a key", (name, key) => expect(slug(name)).toBe(key));

test("a game's own messages", () => {
  const words = ["kernel/words", "games/behind_the_throne/words"].map((folder) =>
    readFileSync(`../src/eminence/${folder}/en.ftl`, "utf8"),
  );
  const messages = new Messages(words.join("\n"), "en");
  const table = { names: ["Ada", "Bruno"], you: 0 };
  const told = (...event: Parameters<typeof eventMessage>[1]) =>
    messages.say(eventMessage(throne, event), throne, table);
  expect(told("swapped", 1, 0, "King", ["Queen", "Jester"])).toBe("Bruno swaps Queen and Jester for your King.");
  expect(told("destroyed", 0, 0, "King")).toBe("You destroy your own King.");
  expect(told("ended", 1, ["Queen"])).toBe(
    "Bruno reveals the End of Game card: the game is over. Queen stays unclaimed.",
  );
  const reason = {
    say: "reason",
    who: 0,
    total: 12,
    parts: [
      { say: "reason-part", card: "King", value: 9 },
      { say: "reason-part", card: "Jester", value: 3 },
    ],
    cards: [],
  };
  expect(messages.say(reason, throne, table)).toBe("Ada: 12 = King 9 + Jester 3");
});
