// What the coach's advice amounts to.
import { expect, test } from 'vitest';
import type { Advice } from '../src/protocol';
import { costOf, judge } from '../src/shell/coach/advice';

const move = (name: string, group: number, win: number, worlds = 100) => ({
  action: name,
  group,
  worlds,
  win,
  win_error: 30,
  margin: win - 500,
  margin_error: 100,
});
const advice = (estimates: ReturnType<typeof move>[]): Advice => ({
  worlds: 100,
  estimates,
  reasons: [],
  plan: [],
  win: [],
});

test('equal moves stand in one group with one chance', () => {
  const { groups, tooClose, rest } = judge(
    advice([move('a', 0, 300), move('b', 0, 260), move('c', 1, 100)]),
  );
  expect(groups.map(({ moves }) => moves.map(({ action }) => action))).toEqual([['a', 'b'], ['c']]);
  expect(groups[0]).toMatchObject({ percent: 28, error: 3 });
  expect(tooClose).toBe(false);
  expect(rest).toBe(0);
});

test('a group behind the best one says what it costs', () => {
  const { groups } = judge(advice([move('a', 0, 320), move('b', 1, 280), move('c', 2, 170)]));
  expect(groups.map((_, index) => costOf(groups, index))).toEqual([0, 4, 15]);
});

test('where all moves are equal, it is too close to call', () => {
  expect(judge(advice([move('a', 0, 300), move('b', 0, 0)])).tooClose).toBe(true);
  expect(judge(advice([move('a', 0, 300)])).tooClose).toBe(false);
});

test('a move that was hardly tried is only counted', () => {
  const { groups, rest } = judge(advice([move('a', 0, 300), move('b', 1, 900, 4)]));
  expect(groups).toHaveLength(1);
  expect(rest).toBe(1);
});

test('without moves there is nothing to say', () => {
  expect(judge(advice([]))).toEqual({ groups: [], tooClose: false, rest: 0 });
});
