// The order of the players by their points.
import type { Seat } from '../../games/game';

/** Seats by points, the best first. */
export const ranking = (seats: Seat[], scores: number[]) =>
  [...seats].sort((a, b) => scores[b.index]! - scores[a.index]!);

/** The place of a seat; equal points share one. */
export const rankOf = (scores: number[], seat: number) =>
  1 + scores.filter((other) => other > scores[seat]!).length;
