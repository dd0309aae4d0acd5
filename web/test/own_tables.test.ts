// The lobby's list of own tables: no answer of the server makes one disappear.
import { expect, test } from 'vitest';
import type { HeldTable } from '../src/app/tables.svelte';
import type { TableInfo } from '../src/protocol';
import { describeOwn, learn, namesToAsk, type Known } from '../src/shell/lobby/own';

const held = (table: string, more: Partial<HeldTable> = {}): HeldTable => ({
  table,
  game: 'justinian',
  at: 0,
  seats: [{ seat: 1, token: 'x' }],
  ...more,
});
const info = (id: string, phase: TableInfo['phase'] = 'running') => ({ id, phase }) as TableInfo;
const nobody = new Map<string, Known>();

test('gone and damaged tables are shown as such', () => {
  const known = learn(nobody, { tables: [info('a')], gone: ['b'], damaged: ['c'] });
  expect(['a', 'b', 'c', 'd'].map((id) => describeOwn(held(id), known))).toMatchObject([
    { table: { id: 'a' }, mine: [1] },
    { why: 'gone' },
    { why: 'damaged' },
    { why: 'unknown' },
  ]);
});
test('a table that is found again is shown again', () => {
  const gone = learn(nobody, { tables: [], gone: ['a'], damaged: [] });
  expect(
    describeOwn(held('a'), learn(gone, { tables: [info('a')], gone: [], damaged: [] })),
  ).toMatchObject({ table: { id: 'a' } });
});
test('a seat that has moved or was freed says so', () => {
  const known = learn(nobody, { tables: [info('a')], gone: [], damaged: [] });
  expect(
    describeOwn(held('a', { seats: [{ seat: 1, token: 'x', lost: 'moved' }] }), known),
  ).toMatchObject({ why: 'moved' });
  expect(
    describeOwn(
      held('a', {
        seats: [
          { seat: 1, token: 'x', lost: 'moved' },
          { seat: 2, token: 'y' },
        ],
      }),
      known,
    ),
  ).toMatchObject({ mine: [2] });
});
test('all tables are asked for, fifty at a time; those that are over only once', () => {
  const list = Array.from({ length: 120 }, (_, at) => held(`t${at}`));
  expect(namesToAsk(list, nobody).map((ids) => ids.length)).toEqual([50, 50, 20]);
  expect(
    namesToAsk(
      [held('a'), held('b')],
      learn(nobody, { tables: [info('a', 'finished')], gone: ['b'], damaged: [] }),
    ),
  ).toEqual([['b']]);
  expect(namesToAsk([], nobody)).toEqual([]);
});
