// Grand Tribunal's table: cards by number, what an element does, the Sanctum.
import { expect, test } from 'vitest';
import { cardOf, cardsOf, deckOf } from '../../src/games/grand_tribunal/cards';
import { sanctumOf } from '../../src/games/grand_tribunal/lying';
import { mustBeListed, reachOf, stepOf, thingOf } from '../../src/games/grand_tribunal/reach';
import { edition, viewOf } from './grand_tribunal_sample';

test('cards are numbered by deck, copies after each other', () => {
  expect([...cardsOf(edition).keys()]).toEqual([0, 1, 64, 65, 66, 67, 128]);
  expect(cardOf(edition, 65).name).toBe('Loud Rune');
  expect(deckOf(130)).toBe('resources');
});

test('an element identifies its action, and an equal card works too', () => {
  const view = viewOf();
  const reach = reachOf(view, edition, [
    { type: 'lay_down', slot: 64 },
    { type: 'take', card: 64 },
    { type: 'vote', space: 'wand' },
    { type: 'extract' },
  ]);
  expect(reach.get('slot-65')).toEqual({ type: 'lay_down', slot: 64 });
  expect(reach.get('card-65')).toEqual({ type: 'take', card: 64 });
  expect(reach.get('space-wand')).toEqual({ type: 'vote', space: 'wand' });
  expect(reach.size).toBe(5);
  expect(thingOf({ type: 'extract' })).toBeNull();
  expect(stepOf({ type: 'draw', deck: 'resources' })).toBe('draw_resource');
  expect(mustBeListed(view, { type: 'pick', slot: 66 }, 0)).toBe(true);
  expect(mustBeListed(view, { type: 'pick', slot: 0 }, 0)).toBe(false);
});

test('a Sanctum is sorted', () => {
  const mine = sanctumOf(viewOf(), edition, 0);
  expect(mine.hand.map(({ card }) => card?.name)).toEqual(['Loud Rune', 'Loud Rune']);
  expect(mine.items).toMatchObject([{ hidden: true, vis: 1 }]);
  expect(sanctumOf(viewOf(), edition, 1).installed.get(1)).toMatchObject([{ slot: 66 }]);
});

test('a card that a step has not changed stays the same object, so that it is not drawn again', () => {
  const view = viewOf();
  const before = sanctumOf(view, edition, 0);
  const items = view.table.pieces.items.map((piece, index) =>
    index === before.items[0]!.slot ? { ...piece, vis: piece.vis + 1 } : piece,
  );
  const pieces = { ...view.table.pieces, items };
  const after = sanctumOf({ ...view, table: { ...view.table, pieces } }, edition, 0);
  expect(after.items[0]).not.toBe(before.items[0]);
  expect(after.items[0]!.vis).toBe(before.items[0]!.vis + 1);
  expect(after.hand.length + after.spells.length).toBeGreaterThan(0);
  for (const deck of ['hand', 'spells', 'vault'] as const)
    after[deck].forEach((one, index) => expect(one).toBe(before[deck][index]));
});
