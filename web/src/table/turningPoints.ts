/** Where a game turned, from its review: which moment, who did what, and whose chances it changed by how much. */

import type { Message, ReviewInfo } from "../net/wire";

export interface TurningPoint {
  /** The move that the moment begins with, counted from 1; the moment after it is `seq`. */
  move: number;
  seq: number;
  decisions: { seat: number; say: Message }[];
  /** Whose chance changed most, from what to what. */
  seat: number;
  before: number;
  after: number;
}

export function findTurningPoints({ review, seqs = [] }: ReviewInfo, most = 3): TurningPoint[] {
  if (!review) return [];
  const found = review.turning_points.map((first) => {
    const at = review.moments.findIndex((moment) => moment.first === first);
    const moment = review.moments[at]!;
    const after = review.moments[at + 1]?.shares ?? review.shares.at(-1)![1];
    const swings = moment.shares.map((share, seat) => after[seat]! - share);
    const seat = swings.reduce((best, swing, one) => (Math.abs(swing) > Math.abs(swings[best]!) ? one : best), 0);
    return {
      move: first,
      seq: seqs[moment.last] ?? seqs[first] ?? 0,
      decisions: moment.decisions.map(({ seat: who, say }) => ({ seat: who, say })),
      seat,
      before: moment.shares[seat]!,
      after: after[seat]!,
    };
  });
  return found
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, most)
    .sort((a, b) => a.move - b.move);
}
