// Texts for cards, their effects, ranks and players.
import { enumerate, type Translate } from '../../../i18n/translate';
import { nameOf, tip, type Tip } from '../../game';
import type { Card } from '../cards';
import { chapters } from '../chapters';
import type { Context, Counted, Edition, Words } from '../kinds';
import type { Lying } from '../lying';

export type T = Translate<Words>;

/** The effect of a spell or a resource; an item has none. */
export function effectOf(card: Card, t: T, edition: Edition): string {
  if (!card.effect) return '';
  const count = card.effect === 'extra_frame' ? edition.extra_frame : (card.amounts[0] ?? 0);
  return t(`effect_${card.effect}`, { count, b: card.amounts[1] ?? 0 });
}

export const lyingName = (one: Lying, t: T) => one.card?.name ?? t(`hidden_${one.deck}`);

/** An item's numbers in one line. */
export const factsOf = (card: Card, t: T) =>
  t('item_facts', {
    type: sortOf(card, t),
    base: t('base', { count: card.base }),
    room: t('room', { count: card.capacity }),
    cost: t('study_cost', { cost: card.cost }),
  });

/** The tip of a card; null is a card that the viewer does not know. */
export function tipOf(card: Card | null, t: T, edition: Edition): Tip {
  if (!card) return tip(t('tip_hidden'), chapters.actions);
  if (card.type)
    return tip(`${card.name}: ${factsOf(card, t)}. ${t('tip_item')}`, chapters.actions);
  return tip(`${card.name}: ${effectOf(card, t, edition)}`, chapters.effects);
}

/** The kind of a card, shown under its picture: "Orb", "Runic", "Resource". */
export const sortOf = (card: Card, t: T) => t(card.type ?? card.category ?? 'resource');

export const rankOf = (rank: number, t: T) =>
  rank >= 1 && rank <= 3 ? t(`rank_${rank as 1 | 2 | 3}`) : t('rank_n', { n: rank });

export const listOf = (words: string[], t: T) => enumerate(t.language, words);

export const namesOf = (seats: number[], { seats: all, t }: Context) =>
  listOf(
    seats.map((seat) => nameOf(all, seat)),
    t,
  );

/** Votes, rank and points of an item as a text. */
export function countedInWords(one: Counted, t: T): string {
  const points = t('points_long', { count: one.points });
  if (one.rank === 0) return t('counted_awarded', { points });
  return t('counted', {
    votes: t('votes_short', { count: one.votes }),
    rank: rankOf(one.rank, t),
    points,
  });
}
