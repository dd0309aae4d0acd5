import { expect, test } from 'vitest';
import { kept, same } from '../src/parts/same';

test.each([
  [1, 1],
  ['a', 'a'],
  [null, null],
  [[], []],
  [{ a: undefined, b: 1 }, { b: 1 }],
  [
    { a: 1, b: [2, { c: null }] },
    { b: [2, { c: null }], a: 1 },
  ],
])('%j equals %j', (one, other) => expect(same(one, other)).toBe(true));

test.each([
  [1, '1'],
  [null, {}],
  [{}, []],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }],
])('%j differs from %j', (one, other) => {
  expect(same(one, other)).toBe(false);
  expect(same(other, one)).toBe(false);
});

test('a list keeps the objects that have not changed, wherever they stand now', () => {
  const before = [
    { key: 'a', count: 1 },
    { key: 'b', count: 2 },
  ];
  const now = [
    { key: 'c', count: 3 },
    { key: 'a', count: 1 },
    { key: 'b', count: 9 },
  ];
  const all = kept(before, now, ({ key }) => key);
  expect(all).toEqual(now);
  expect(all.map((one) => before.includes(one))).toEqual([false, true, false]);
});
