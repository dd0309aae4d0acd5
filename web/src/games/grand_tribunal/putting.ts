// Where a card lies that the reader has just laid down: at the end of its zone, moved there as it
// is. To arrange the zones anew takes several frames, and the answer does it.
import { deckOf } from './cards';
import type { Deck } from './kinds';

const zones: Record<Deck, string> = { items: 'laboratory', spells: 'library', resources: 'vault' };

/** How a card of the hand moves, as a style; null where its zone scrolls apart from the hand. */
export function wayOf(slot: number): string | null {
  const card = document.querySelector(`.zones .hand [data-thing="slot-${slot}"]`);
  if (!card) return null;
  const list = card.closest('.zones')!.querySelector(`.${zones[deckOf(slot)]} > ul`);
  // On a narrow page the zones are a leaf of their own. While another is shown, the card leaves.
  if (!list) return document.querySelector('.zones.sanctum') ? null : 'scale(0)';
  const [from, zone] = [card.getBoundingClientRect(), list.getBoundingClientRect()];
  const last = list.querySelector('li:last-child > .gt-card')?.getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  let { left, top } = zone;
  if (last && last.bottom + gap + from.height <= zone.bottom)
    [left, top] = [last.left, last.bottom + gap];
  else if (last) [left, top] = [last.right + gap, zone.top];
  // Where there is no more room it covers a part of the last card; an empty zone may be narrower.
  const size = Math.min(1, zone.width / from.width);
  left = Math.min(left, zone.right - size * from.width);
  // By whole pixels: otherwise it would have to be painted again.
  const [x, y] = [left - from.left, top - from.top].map(Math.round);
  return `translate(${x}px, ${y}px)${size < 1 ? ` scale(${size.toFixed(3)})` : ''}`;
}
