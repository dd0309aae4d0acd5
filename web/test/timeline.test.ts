import { expect, test } from 'vitest';
import type { Replay } from '../src/protocol';
import { effectOf } from '../src/shell/after/story';
import { turningPoints, unfold, unfoldAll } from '../src/shell/replay/timeline';

test('a replay unfolds into its moments', () => {
  const replay = {
    table: {},
    view: { points: [0, 0] },
    outlook: { a: 1 },
    steps: [
      { news: { type: 'x' }, view: { points: { '0': 5 } }, outlook: null, turn: [1], seat: 0 },
    ],
  } as unknown as Replay;
  const moments = unfold(replay);
  expect(moments).toHaveLength(2);
  expect(moments[1]).toEqual({
    view: { points: [5, 0] },
    outlook: { a: 1 },
    turn: [1],
    seat: 0,
    news: { type: 'x' },
  });
});
test('an open replay merges the views of all seats, and shows a step as its own seat saw it', () => {
  const replay = {
    table: { seats: [{}, {}] },
    view: [{ own: 1 }, { own: 2 }],
    outlook: [null, null],
    steps: [
      {
        news: [
          { seat: 1, card: null },
          { seat: 1, card: 7 },
        ],
        view: [null, { own: 3 }],
        outlook: [null, null],
        turn: [0],
        seat: 1,
      },
    ],
  } as unknown as Replay;
  const moments = unfoldAll(replay, (sights) => ({
    view: sights.map(({ view }) => (view as { own: number }).own),
    outlook: null,
  }));
  expect(moments.map(({ view }) => view)).toEqual([
    [1, 2],
    [1, 3],
  ]);
  expect(moments[1]!.news).toEqual({ seat: 1, card: 7 });
});
test('turning points are the greatest gains over the others, in order of time', () => {
  const scores = [
    [0, 0],
    [5, 5],
    [5, 25],
    [45, 25],
    [46, 25],
  ];
  expect(turningPoints(scores)).toEqual([
    { step: 2, seat: 1, gain: 20 },
    { step: 3, seat: 0, gain: 40 },
    { step: 4, seat: 0, gain: 1 },
  ]);
});
test('a gain takes the lead, enlarges it, or moves a player up', () => {
  const rows = [
    [0, 0, 0],
    [5, 0, 0],
    [9, 0, 0],
    [9, 0, 4],
    [9, 6, 4],
  ];
  const effect = (step: number, seat: number) => effectOf(rows, { step, seat, gain: 1 });
  expect(effect(1, 0)).toEqual({ kind: 'lead', from: 1, to: 1 });
  expect(effect(2, 0)).toEqual({ kind: 'away', from: 1, to: 1 });
  expect(effect(3, 2)).toEqual({ kind: 'most', from: 2, to: 2 });
  expect(effect(4, 1)).toEqual({ kind: 'up', from: 3, to: 2 });
});
