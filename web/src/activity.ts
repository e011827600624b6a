/** Whether the page is at rest: for whoever measures it, takes a picture of it, or waits before pointing at something. */

type Report = () => string[];
const reports = new Set<Report>();

/** Somebody knows what still goes on; the answer is asked for until what is returned is called. */
export function addReporter(report: Report): () => void {
  reports.add(report);
  return () => void reports.delete(report);
}

/** Something has begun; what is returned is called when it has ended. */
export const startActivity = (what: string) => addReporter(() => [what]);

/** Something goes on for as long as a promise is open. */
export const track = <Answer>(what: string, promise: Promise<Answer>): Promise<Answer> =>
  promise.finally(startActivity(what));

/** What is known to go on. */
export const activities = () => [...reports].flatMap((report) => report());

const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;

/** What goes on just now: questions to the server, fonts on their way, whatever moves. Nothing if the page is at rest. */
export function underWay(): string[] {
  const moving = document.getAnimations().filter((one) => one.playState === "running" && ends(one));
  return [
    ...activities(),
    ...(document.readyState === "complete" ? [] : ["the page"]),
    ...(document.fonts.status === "loaded" ? [] : ["fonts"]),
    ...moving.map((one) => `an animation ${one.id}`.trim()),
  ];
}
