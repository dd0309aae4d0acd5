import { expect, test } from 'vitest';
import type { Replay } from '../src/protocol';
import { turningPoints, unfold } from '../src/shell/replay/timeline';

test('a replay unfolds into its moments', () => {
  const replay = { table: {}, view: { points: [0, 0] }, outlook: { a: 1 }, steps: [{ news: { type: 'x' }, view: { points: { '0': 5 } }, outlook: null, turn: [1], seat: 0 }] } as unknown as Replay;
  const moments = unfold(replay);
  expect(moments).toHaveLength(2);
  expect(moments[1]).toEqual({ view: { points: [5, 0] }, outlook: { a: 1 }, turn: [1], seat: 0, news: { type: 'x' } });
});
test('turning points are the greatest gains over the others, in order of time', () => {
  const scores = [[0, 0], [5, 5], [5, 25], [45, 25], [46, 25]];
  expect(turningPoints(scores)).toEqual([{ step: 2, seat: 1, gain: 20 }, { step: 3, seat: 0, gain: 40 }, { step: 4, seat: 0, gain: 1 }]);
});
