// The large parts of a match: phases, days, Tribunals. They are the headings of its log.
import type { Context, GameModule, Kinds } from '../../games/game';
import type { Catalogue } from '../../i18n/messages';
import { plain } from '../../i18n/translate';
import { linesOf } from '../scenes/chronicle.svelte';

export interface Chapter {
  name: string;
  /** The step before it. */
  from: number;
}

/** `first`: the view before the first step. */
export const chaptersOf = (
  game: GameModule,
  news: unknown[],
  context: Context<Kinds, Catalogue>,
  first: unknown,
): Chapter[] =>
  linesOf(game, news, context, { at: () => [], first })
    .filter(({ heading }) => heading === 'part')
    .map(({ parts, step }) => ({ name: plain(parts), from: step - 1 }));
