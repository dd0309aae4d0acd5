// The cards of an edition by their numbers. Each deck counts from its first card; copies of a card
// follow each other.
import {
  decks,
  firstOf,
  printed,
  type Category,
  type Deck,
  type Edition,
  type Effect,
  type ItemType,
} from './kinds';
import { titleOf } from './names';

export interface Card {
  deck: Deck;
  name: string;
  /** The English name, which chooses the picture. */
  title: string;
  cost: number;
  type: ItemType | null;
  base: number;
  capacity: number;
  accepts: Category[];
  category: Category | null;
  effect: Effect | null;
  amounts: number[];
}

const known = new WeakMap<Edition, Map<number, Card>>();
const blank = {
  cost: 0,
  type: null,
  base: 0,
  capacity: 0,
  accepts: [],
  category: null,
  effect: null,
  amounts: [],
};

export function cardsOf(edition: Edition): Map<number, Card> {
  let cards = known.get(edition);
  if (cards) return cards;
  cards = new Map();
  let next = firstOf('items');
  for (const item of edition.item)
    cards.set(next++, { ...blank, ...item, title: titleOf(item), deck: 'items' });
  next = firstOf('spells');
  for (const { copies, ...spell } of edition.spell)
    for (let copy = 0; copy < copies; ++copy)
      cards.set(next++, {
        ...blank,
        ...spell,
        title: titleOf(spell),
        cost: printed.spellCost,
        deck: 'spells',
      });
  next = firstOf('resources');
  for (const { copies, ...resource } of edition.resource)
    for (let copy = 0; copy < copies; ++copy)
      cards.set(next++, { ...blank, ...resource, title: titleOf(resource), deck: 'resources' });
  known.set(edition, cards);
  return cards;
}

const nothing: Card = { ...blank, deck: 'items', name: '?', title: '?' };
export const cardOf = (edition: Edition, number: number): Card =>
  cardsOf(edition).get(number) ?? nothing;

/** The deck of a card or of a slot. */
export const deckOf = (number: number): Deck => decks.findLast((deck) => number >= firstOf(deck))!;
