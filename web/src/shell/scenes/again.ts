// A climax once more: it is made from the replay of the reader's seat, because the table has moved
// on.
import type { Context, GameModule, Kinds } from '../../games/game';
import type { Scene } from '../../games/scene';
import type { Catalogue } from '../../i18n/messages';
import type { TimelineMoment } from '../replay/timeline';

/**
 * The climax of a step, counted from 1; null if it has none. `moments`: entry n follows n steps.
 */
export function climaxOf(
  game: GameModule,
  moments: TimelineMoment[],
  step: number,
  context: Context<Kinds, Catalogue>,
): Scene | null {
  const [before, after] = [moments[step - 1], moments[step]];
  if (!game.scenes || !before || !after) return null;
  const scenes = game.scenes(
    {
      news: [after.news],
      before: before.view,
      after: after.view,
      history: moments.slice(1, step + 1).map(({ news }) => news),
    },
    context,
  );
  return scenes.find(({ climax }) => climax) ?? null;
}
