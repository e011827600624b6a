/** For games whose folder still reads notation and lines of the log. Goes when the last of them reads data. */

import type { GameEvent, Move } from "../net/types";

export const textOf = (move: Move): string => move.join(" ");
export const moveOfText = (text: string | undefined): Move | undefined => (text === undefined ? undefined : [text]);
export const linesOf = (events: GameEvent[]): string[] => events.map((event) => event.join(" "));
export const labelOf = (step: string): string => step.slice(step.indexOf(":") + 1);
