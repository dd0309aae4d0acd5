// What the coach's advice amounts to: groups of moves that are equally good, the best one first.
import type { Advice } from '../../protocol';

export type Estimate = Advice['estimates'][number];
export interface AdviceGroup {
  moves: Estimate[];
  /** The chance to win with a move of this group, and how unsure it is, in percent. */
  percent: number;
  error: number;
  /** Points ahead of the best opponent at the end. */
  ahead: number;
}
export interface Judgement {
  groups: AdviceGroup[];
  /** All moves that the coach has looked at closely are equally good. */
  tooClose: boolean;
  /** Moves that are worse than those in `groups`. */
  rest: number;
}

const shownGroups = 3;

/** The chance to win with a move, and how unsure it is, in percent. */
export const percentOf = ({ win, win_error }: Estimate) => ({
  percent: Math.round(win / 10),
  error: Math.round((win_error ?? 0) / 10),
});
/** One scale for all moves: twice a fair share, and more where a move is better than that. */
export function scaleFor(groups: AdviceGroup[], players: number) {
  const fair = 100 / players;
  const ends = groups.flatMap(({ moves }) => moves.map((move) => percentOf(move)));
  return { fair, most: Math.max(2 * fair, ...ends.map(({ percent, error }) => percent + error)) };
}

/** The number of games in 100 up to which a move is "a little behind". */
export const little = 5;
/** Of 100 games, those that a group loses more than the best one. */
export const costOf = (groups: AdviceGroup[], index: number) =>
  Math.max(0, groups[0]!.percent - groups[index]!.percent);

const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function groupOf(moves: Estimate[]): AdviceGroup {
  return {
    moves,
    percent: Math.round(mean(moves.map(({ win }) => win)) / 10),
    error: Math.round(mean(moves.map(({ win_error }) => win_error ?? 0)) / 10),
    ahead: Math.round(mean(moves.map(({ margin }) => margin)) / 1000),
  };
}

/** An action that was hardly tried says nothing yet. */
const isTried = (move: Estimate, best: Estimate) =>
  move.worlds > 1 && move.worlds * 8 >= best.worlds;

export function judge(advice: Advice): Judgement {
  const [best] = advice.estimates;
  if (!best) return { groups: [], tooClose: false, rest: 0 };
  const tried = advice.estimates.filter((move) => move === best || isTried(move, best));
  const numbers = [...new Set(tried.map(({ group }) => group))].slice(0, shownGroups);
  const groups = numbers.map((number) => groupOf(tried.filter(({ group }) => group === number)));
  const shown = groups.reduce((sum, { moves }) => sum + moves.length, 0);
  return {
    groups,
    tooClose: groups.length === 1 && groups[0]!.moves.length > 1,
    rest: advice.estimates.length - shown,
  };
}
