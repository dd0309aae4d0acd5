// docs/protocol.md, "Changes".
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyChanges } from '../src/net/changes';

const old = {
  row: [1, 2, 3],
  table: { phase: 1, claimant: null as number | null, scoring: null as object | null },
  own: { hand: [0, 1] },
};

test('null or nothing for the whole means that nothing changed', () => {
  expect(applyChanges(old, null)).toBe(old);
  expect(applyChanges(old, undefined)).toBe(old);
});
test('members that are not named stay the same object', () => {
  const now = applyChanges(old, { table: { phase: 2 } });
  expect(now.table).toEqual({ phase: 2, claimant: null, scoring: null });
  expect(now.own).toBe(old.own);
  expect(old.table.phase).toBe(1);
});
test('an array in brackets replaces an object', () => {
  expect(applyChanges(old, { own: [{ hand: [5] }] }).own).toEqual({ hand: [5] });
  expect(applyChanges(old, { own: [null] }).own).toBeNull();
});
test('an array replaces an array, an object changes its entries', () => {
  expect(applyChanges(old, { row: [9] }).row).toEqual([9]);
  expect(applyChanges(old, { row: { '1': 7 } }).row).toEqual([1, 7, 3]);
  expect(
    applyChanges(
      [
        [1, 2],
        [3, 4],
      ],
      { '1': { '0': 9 } },
    ),
  ).toEqual([
    [1, 2],
    [9, 4],
  ]);
});
test('a piece of an array gives way to another', () => {
  expect(applyChanges(old, { row: { splice: [1, 0, 7, 8] } }).row).toEqual([1, 7, 8, 2, 3]);
  expect(applyChanges(old, { row: { splice: [0, 2] } }).row).toEqual([3]);
  expect(old.row).toEqual([1, 2, 3]);
});
test('any other old value takes the new one, null included', () => {
  expect(applyChanges(old, { table: { claimant: 3 } }).table.claimant).toBe(3);
  expect(applyChanges({ claimant: 3 as number | null }, { claimant: null }).claimant).toBeNull();
  expect(applyChanges(old, { table: { scoring: { colour: 'law' } } }).table.scoring).toEqual({
    colour: 'law',
  });
});

// The same lines are held against what the server writes (tests/match/json_test.cpp).
const vectors = readFileSync(new URL('../../tests/match/changes.jsonl', import.meta.url), 'utf8');
test.each(vectors.trim().split('\n'))('%s', (line) => {
  const { before, after, changes } = JSON.parse(line);
  const copy = structuredClone(before);
  expect(applyChanges(before, changes)).toEqual(after);
  expect(before).toEqual(copy);
});
