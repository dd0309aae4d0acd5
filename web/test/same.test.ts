import { expect, test } from 'vitest';
import { same } from '../src/parts/same';

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
