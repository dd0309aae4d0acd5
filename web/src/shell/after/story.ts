// What the page after the game tells of a match: the points after every step, its parts, and the
// steps that mattered.
import type { Context, GameModule, Kinds } from '../../games/game';
import type { Catalogue } from '../../i18n/messages';
import type { Replay } from '../../protocol';
import { chaptersOf, type Chapter } from '../replay/chapters';
import { turningPoints, unfold, type TimelineMoment, type TurningPoint } from '../replay/timeline';
import { rankOf } from './places';

export interface Story {
  /** Entry n is the table after n steps. */
  moments: TimelineMoment[];
  rows: number[][];
  chapters: Chapter[];
  points: TurningPoint[];
}

export function storyOf(
  replay: Replay,
  game: GameModule,
  context: Context<Kinds, Catalogue>,
  news: unknown[],
  scores: number[],
): Story {
  const moments = unfold(replay);
  const shown = moments.map(({ view }) => game.scores(view));
  // The last moment shows the result, also of a game that shows no points before it.
  const rows = [
    ...shown.slice(0, -1).map((row) => (row.length > 0 ? row : scores.map(() => 0))),
    scores,
  ];
  const chapters = chaptersOf(game, news, context, moments[0]?.view);
  return { moments, rows, chapters, points: turningPoints(rows) };
}

/** What a gain did to the order of the players. */
export function effectOf(rows: number[][], { step, seat }: TurningPoint) {
  const [before, after] = [rows[step - 1]!, rows[step]!];
  const leads = (row: number[]) => row.filter((score) => score >= row[seat]!).length === 1;
  const [from, to] = [rankOf(before, seat), rankOf(after, seat)];
  const kind = leads(after) ? (leads(before) ? 'away' : 'lead') : to < from ? 'up' : 'most';
  return { kind, from, to } as const;
}
