// The seats that this browser holds: none of them is removed automatically.
import { beforeEach, expect, test, vi } from 'vitest';
import type { HeldTable } from '../src/app/tables.svelte';
import { fakeStorage } from './memory';

let kept: Map<string, string>;
let tables: typeof import('../src/app/tables.svelte');
const stored = () => JSON.parse(kept.get('curia.tables') ?? '[]') as HeldTable[];
const entry = (table: string, more: Partial<HeldTable> = {}): HeldTable => ({
  table,
  game: 'justinian',
  at: 0,
  seats: [{ seat: 0, token: `token-${table}` }],
  ...more,
});

beforeEach(async () => {
  kept = fakeStorage();
  vi.resetModules();
  tables = await import('../src/app/tables.svelte');
});

test('all unfinished tables are kept, and the newest sixty finished ones', () => {
  for (let count = 0; count < 80; count++) tables.hold(entry(`running${count}`));
  for (let count = 0; count < 70; count++) tables.hold(entry(`over${count}`, { finished: true }));
  expect(stored().filter(({ finished }) => !finished)).toHaveLength(80);
  const over = stored().filter(({ finished }) => finished);
  expect(over).toHaveLength(60);
  expect(over[0]!.table).toBe('over69');
});
test('a table that is over is marked once', () => {
  tables.hold(entry('a'));
  tables.markFinished(['a', 'unknown']);
  expect(stored()).toEqual([entry('a', { finished: true })]);
});
test('a game has the name that the person gave it, until it is taken away', () => {
  tables.hold(entry('a'));
  tables.nameTable('a', 'Hold on in phase II');
  tables.keepDecision('a', 'Zoe places +2', 'en');
  expect(stored()[0]).toMatchObject({
    name: 'Hold on in phase II',
    decision: { text: 'Zoe places +2', language: 'en' },
  });
  tables.nameTable('a', '');
  expect(stored()[0]).not.toHaveProperty('name');
  expect(stored()[0]).toHaveProperty('decision');
});
test('what another tab has stored is not overwritten', () => {
  tables.hold(entry('here'));
  kept.set('curia.tables', JSON.stringify([entry('elsewhere'), ...stored()]));
  tables.hold(entry('new'));
  expect(stored().map(({ table }) => table)).toEqual(['new', 'elsewhere', 'here']);
});
test('a seat that is lost stays in the list and is not played with', () => {
  tables.hold(
    entry('a', {
      seats: [
        { seat: 0, token: 'x' },
        { seat: 2, token: 'y' },
      ],
    }),
  );
  tables.markLost('a', 'x', 'moved');
  expect(tables.myTables.find('a')!.seats).toEqual([
    { seat: 0, token: 'x', lost: 'moved' },
    { seat: 2, token: 'y' },
  ]);
  expect(tables.liveSeats(tables.myTables.find('a'))).toEqual([{ seat: 2, token: 'y' }]);
});
test('a seat taken by a link joins the seats of this device', () => {
  tables.hold(entry('a', { owner: 'o', seats: [{ seat: 0, token: 'x' }] }));
  tables.holdSeat('a', 'justinian', 1, 'y');
  tables.holdSeat('a', 'justinian', 0, 'z');
  expect(tables.myTables.find('a')).toMatchObject({
    owner: 'o',
    seats: [
      { seat: 1, token: 'y' },
      { seat: 0, token: 'z' },
    ],
  });
});
test('an opened table keeps its invitation, and own seats only', () => {
  const held = tables.holdOpened('justinian', {
    table: 'a',
    owner: 'o',
    invite: 'code',
    seats: ['x', null, null],
  });
  expect(held).toMatchObject({ owner: 'o', invite: 'code', seats: [{ seat: 0, token: 'x' }] });
});
test('the rematch takes over the seats that are still ours', () => {
  tables.holdRematch(
    entry('a', {
      seats: [
        { seat: 2, token: 'x' },
        { seat: 1, token: 'y', lost: 'moved' },
      ],
    }),
    'b',
    3,
  );
  expect(tables.myTables.find('b')!.seats).toEqual([{ seat: 0, token: 'x' }]);
});
test('only the person removes a table', () => {
  tables.hold(entry('a'));
  tables.letGo('a');
  expect(stored()).toEqual([]);
  expect(tables.myTables.list).toEqual([]);
});
test('a browser without storage remembers while the page is open', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('no room');
    },
  });
  tables.hold(entry('a'));
  tables.hold(entry('b'));
  expect(tables.myTables.list.map(({ table }) => table)).toEqual(['b', 'a']);
});
