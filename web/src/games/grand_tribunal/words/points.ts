// The points of the players, for the strip and for the page after the game.
import type { Sources } from '../../game';
import { numeral, type Context, type News, type View } from '../kinds';
import { gainsOf } from './log';

const playing = (view: View) => view.table.players.slice(0, view.table.setup.players);

export const scores = (view: View) => playing(view).map((player) => player.points);

/** The points by Tribunal if the history is known, otherwise the total. */
export function sources(view: View, { t }: Context, news: News[] = []): Sources {
  const counts = news.filter((step) => step.type === 'held');
  if (counts.length === 0)
    return { labels: [t('source_all')], points: scores(view).map((points) => [points]) };
  const gains = counts.map((step) => gainsOf(step.count, view.table.setup.players));
  return {
    labels: counts.map((step) => t('source_count', { tribunal: numeral(step.tribunal) })),
    points: scores(view).map((_, seat) => gains.map((gain) => gain[seat] ?? 0)),
  };
}
