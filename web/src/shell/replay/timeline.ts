// A match as the list of its moments. What does not change between two of them is shared.
import { applyChanges } from '../../net/changes';
import type { Replay } from '../../protocol';

export interface TimelineMoment { view: unknown; outlook: unknown; turn: number[]; seat: number | null; news: unknown }

/** Entry n is the table after n steps. */
export function unfold(replay: Replay): TimelineMoment[] {
  const moments: TimelineMoment[] = [{ view: replay.view, outlook: replay.outlook, turn: [], seat: null, news: null }];
  for (const step of replay.steps) {
    const last = moments.at(-1)!;
    moments.push({
      view: applyChanges(last.view, step.view), outlook: applyChanges(last.outlook, step.outlook),
      turn: step.turn, seat: step.seat, news: step.news,
    });
  }
  return moments;
}

export interface TurningPoint { step: number; seat: number; gain: number }

/** The three steps at which somebody gained most on the average of the table, in order of time. */
export function turningPoints(scores: number[][]): TurningPoint[] {
  const swings = scores.slice(1).map((now, index) => {
    const gains = now.map((score, seat) => score - scores[index]![seat]!);
    const average = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const seat = gains.reduce((best, gain, other) => (gain > gains[best]! ? other : best), 0);
    return { step: index + 1, seat, gain: gains[seat]!, swing: gains[seat]! - average };
  });
  return swings
    .filter(({ swing }) => swing > 0)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, 3)
    .sort((a, b) => a.step - b.step)
    .map(({ step, seat, gain }) => ({ step, seat, gain }));
}
