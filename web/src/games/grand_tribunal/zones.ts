// How the cards of a Sanctum and a hand share the width that they have.
import type { Lying, Sanctum } from './lying';

export type Form = 'leaf' | 'line';
export interface Zone {
  key: 'laboratory' | 'library' | 'vault' | 'hand';
  cards: Lying[];
  form: Form;
}
/** The room for all zones, at the scale 1; `rows` is how many lines fit below each other. */
export interface Room {
  width: number;
  rows: number;
  narrow: boolean;
}

const columnsOf = (cards: Lying[], form: Form, { rows }: Room) =>
  form === 'leaf' ? cards.length : Math.ceil(cards.length / rows);

/** The least width of a zone; an empty one only needs room for its name. */
function leastOf(cards: Lying[], form: Form, room: Room): number {
  if (cards.length === 0) return room.width < 900 ? 98 : 108;
  return columnsOf(cards, form, room) * (form === 'leaf' ? 86 : room.width < 900 ? 126 : 150);
}

/** Leaves as long as they fit; then spells, resources and the hand become lines, and items last. */
export function zonesOf(sanctum: Sanctum, room: Room): Zone[] {
  const { items, spells, vault, hand } = sanctum;
  const { width, narrow } = room;
  const small = spells.length + vault.length + hand.length;
  const fits = items.length * 116 + small * 106 + 110 <= width;
  const form = narrow || !fits ? 'line' : 'leaf';
  const besides = [spells, vault, hand].reduce(
    (sum, cards) => sum + leastOf(cards, form, room) + 21,
    0,
  );
  return [
    {
      key: 'laboratory',
      cards: items,
      form: narrow || (width - besides) / items.length < 86 ? 'line' : 'leaf',
    },
    { key: 'library', cards: spells, form },
    { key: 'vault', cards: vault, form },
    { key: 'hand', cards: hand, form },
  ];
}

/** How much a zone grows: by its columns, items more than the others. */
export function growthOf({ key, cards, form }: Zone, room: Room): number {
  const more = key !== 'laboratory' ? 1 : form === 'line' ? 2 : 1.3;
  return columnsOf(cards, form, room) * more;
}

/** The width that a zone starts from, as a style. */
export function basisOf({ key, cards, form }: Zone, room: Room): string {
  if (room.narrow) return 'auto';
  return key === 'laboratory' && form === 'line'
    ? `${(columnsOf(cards, 'line', room) * 165) / 16}rem`
    : `${leastOf(cards, form, room) / 16}rem`;
}
