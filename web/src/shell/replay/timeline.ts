// A match as a list of moments. Unchanged parts are shared between them.
import { applyChanges } from '../../net/changes';
import type { Sight } from '../../games/game';
import type { Replay } from '../../protocol';

export interface TimelineMoment extends Sight {
  turn: number[];
  seat: number | null;
  news: unknown;
  everyone?: Sight[];
}

/** Entry n is the table after n steps. */
export function unfold(replay: Replay): TimelineMoment[] {
  const moments: TimelineMoment[] = [
    { view: replay.view, outlook: replay.outlook, turn: [], seat: null, news: null },
  ];
  for (const step of replay.steps) {
    const last = moments.at(-1)!;
    moments.push({
      view: applyChanges(last.view, step.view),
      outlook: applyChanges(last.outlook, step.outlook),
      turn: step.turn,
      seat: step.seat,
      news: step.news,
    });
  }
  return moments;
}

/**
 * An open replay: the views of all seats, merged by the game, and each step as its own player sees
 * it.
 */
export function unfoldAll(
  replay: Replay,
  open: (sights: Sight[]) => Sight = ([first]) => first!,
): TimelineMoment[] {
  const seats = replay.table.seats.map((_, seat) => unfold(seenBy(replay, seat)));
  return seats[0]!.map((moment, step) => {
    const everyone = seats.map((moments) => moments[step]!);
    const concerned = (moment.news as { seat?: number } | null)?.seat ?? 0;
    return { ...moment, ...open(everyone), news: everyone[concerned]!.news, everyone };
  });
}
function seenBy({ table, view, outlook, steps }: Replay, seat: number): Replay {
  const own = (list: unknown) => (list as unknown[])[seat];
  return {
    table,
    view: own(view),
    outlook: own(outlook),
    steps: steps.map((step) => ({
      ...step,
      news: own(step.news),
      view: own(step.view),
      outlook: own(step.outlook),
    })),
  };
}

export interface TurningPoint {
  step: number;
  seat: number;
  gain: number;
}

/** The three steps with the greatest gain over the table's average, in order of time. */
export function turningPoints(scores: number[][]): TurningPoint[] {
  const swings = scores.slice(1).map((now, index) => {
    const gains = now.map((score, seat) => score - scores[index]![seat]!);
    const average = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
    const seat = gains.reduce((best, gain, other) => (gain > gains[best]! ? other : best), 0);
    return { step: index + 1, seat, gain: gains[seat]!, swing: gains[seat]! - average };
  });
  return swings
    .filter(({ gain, swing }) => gain > 0 && swing > 0)
    .sort((a, b) => b.swing - a.swing)
    .slice(0, 3)
    .sort((a, b) => a.step - b.step)
    .map(({ step, seat, gain }) => ({ step, seat, gain }));
}
