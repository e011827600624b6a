import { fireEvent, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import { PROTOCOL } from "../net/wire";
import { settings } from "../settings.svelte";
import SpeechBubble from "./SpeechBubble.svelte";
import Talk from "./Talk.svelte";
import { chair, fakeServer, info, seated, shown, soon, type FakeSocket } from "./testing";

const people = [chair(0, { player: "p-ada" }), chair(1, { player: "p-bruno" }), chair(2, { player: "p-cosima" })];
const says = async (socket: FakeSocket, name: string, phrase: string) => {
  socket.receive({ type: "said", name, player: `p-${name.toLowerCase()}`, phrase });
  await tick();
};

async function talking(What: typeof Talk | typeof SpeechBubble, chairs = people, mine = true) {
  fakeServer({
    "GET /api/games": { games: [], levels: [], phrases: { hello: "Hello!", "house-rule": "House rule!" } },
  });
  const at = seated(info({ chairs, seat: mine ? 0 : undefined }));
  shown(What, at.play, { play: at.play });
  await soon();
  return at;
}
const shownPhrases = () => [...screen.getByRole("log").querySelectorAll("p")].map((one) => one.textContent);

test("what was said last is read, by whom and in words", async () => {
  const { socket } = await talking(Talk);
  for (const phrase of ["hello", "oops", "thanks", "house-rule", "goodbye"]) await says(socket, "Bruno", phrase);
  expect(shownPhrases()).toEqual(["Bruno: Oops.", "Bruno: Thank you.", "Bruno: House rule!", "Bruno: Goodbye!"]);
});

test("what can be said is said to the table", async () => {
  const { socket } = await talking(Talk);
  await fireEvent.click(screen.getByText("Hello!"));
  expect(socket.asked).toMatchObject({ type: "say", phrase: "hello" });
});

test("one who disturbs is muted, the others are heard", async () => {
  const { socket } = await talking(Talk);
  await fireEvent.click(screen.getByLabelText("Do not show what Bruno says"));
  await says(socket, "Bruno", "oops");
  await says(socket, "Cosima", "thanks");
  expect(shownPhrases()).toEqual(["Cosima: Thank you."]);
  await fireEvent.click(screen.getByLabelText("Do not show what Bruno says"));
  expect(shownPhrases()).toHaveLength(2);
});

test("all are muted at once, and that is remembered as a setting", async () => {
  const { socket } = await talking(Talk);
  await says(socket, "Bruno", "oops");
  await fireEvent.click(screen.getByLabelText("Do not show what others say"));
  expect(shownPhrases()).toEqual([]);
  expect(settings.muted).toBe(true);
});

test("one cannot mute oneself or a bot; among bots there is nobody to mute", async () => {
  await talking(Talk, [people[0]!, people[1]!, chair(2, { bot: "casual" })]);
  expect(screen.getAllByLabelText(/^Do not show what (?!others)/)).toHaveLength(1);
});
test("among bots there is nobody to mute", async () => {
  await talking(Talk, [people[0]!, chair(1, { bot: "casual" })]);
  expect(screen.queryByText("Peace and quiet")).toBeNull();
});

test("a spectator hears and says nothing", async () => {
  await talking(Talk, people, false);
  expect(screen.queryByText("Say something")).toBeNull();
});

const bubble = () => document.querySelector(".bubble")?.textContent;

test("what is said comes up for a moment", async () => {
  vi.useFakeTimers();
  const { socket } = await talking(SpeechBubble);
  expect(bubble()).toBeUndefined();
  await says(socket, "Bruno", "hello");
  expect(bubble()).toBe("Bruno: Hello!");
  await vi.advanceTimersByTimeAsync(4_000);
  await says(socket, "Cosima", "oops");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(bubble()).toBe("Cosima: Oops.");
  await vi.advanceTimersByTimeAsync(1_500);
  expect(bubble()).toBeUndefined();
});

const old = (socket: FakeSocket, table = info({ chairs: people })) =>
  socket.receive({
    type: "welcome",
    protocol: PROTOCOL,
    program: "test",
    table,
    seat: 0,
    said: [1, 2].map(() => ({ type: "said" as const, name: "Bruno", player: "p-bruno", phrase: "hello" })),
  });

test("what was said before one came does not come up", async () => {
  const { socket } = await talking(SpeechBubble);
  old(socket);
  await tick();
  expect(bubble()).toBeUndefined();
});

test("after a connection was lost only what is new comes up, and goes away again", async () => {
  vi.useFakeTimers();
  const { socket } = await talking(SpeechBubble);
  for (const phrase of ["hello", "oops", "thanks"]) await says(socket, "Bruno", phrase);
  old(socket);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(bubble()).toBeUndefined();
  await says(socket, "Cosima", "oops");
  expect(bubble()).toBe("Cosima: Oops.");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(bubble()).toBeUndefined();
});

test("nothing comes up of one who is muted, nor of anybody if all are", async () => {
  const { play, socket } = await talking(SpeechBubble);
  play.mute("p-bruno");
  await says(socket, "Bruno", "hello");
  expect(bubble()).toBeUndefined();
  settings.muted = true;
  await says(socket, "Cosima", "hello");
  expect(bubble()).toBeUndefined();
});
