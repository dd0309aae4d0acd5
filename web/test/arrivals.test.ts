// Links that lead to a seat, and what remains of them in the address.
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from './memory';

let kept: Map<string, string>;
let arrivals: typeof import('../src/app/arrivals');
let tables: typeof import('../src/app/tables.svelte');
const oldToken = 'abcdefghijklmnopqrstuvwxyz-_0123';

beforeEach(async () => {
  kept = fakeStorage();
  vi.resetModules();
  arrivals = await import('../src/app/arrivals');
  tables = await import('../src/app/tables.svelte');
});

test('a token has 32 characters of base64url and is never the same', () => {
  const made = Array.from({ length: 50 }, () => arrivals.newToken());
  for (const token of made) expect(token).toMatch(/^[\w-]{32}$/);
  expect(new Set(made).size).toBe(50);
});
test('an invitation gets a token that is kept before anything is sent', () => {
  expect(arrivals.takeLink('t', 'i=CODE')).toBe(true);
  const arrival = arrivals.arrivalAt('t')!;
  expect(arrival).toEqual({
    table: 't',
    token: expect.stringMatching(/^[\w-]{32}$/),
    invite: 'CODE',
  });
  expect(JSON.parse(kept.get('curia.arrivals')!)).toEqual([arrival]);
});
test('the same link again has the same token, another link another', () => {
  arrivals.takeLink('t', 'i=CODE');
  const { token } = arrivals.arrivalAt('t')!;
  arrivals.takeLink('t', 'i=CODE');
  expect(arrivals.arrivalAt('t')!.token).toBe(token);
  arrivals.takeLink('t', 'i=OTHER');
  expect(arrivals.arrivalAt('t')!.token).not.toBe(token);
});
test('a browser with a seat at the table uses that seat', () => {
  tables.hold({ table: 't', game: 'justinian', at: 0, seats: [{ seat: 1, token: 'mine' }] });
  expect(arrivals.takeLink('t', 'i=CODE')).toBe(true);
  expect(arrivals.arrivalAt('t')).toBeUndefined();
});
test('a browser whose seat was freed can take a seat again', () => {
  tables.hold({
    table: 't',
    game: 'justinian',
    at: 0,
    seats: [{ seat: 1, token: 'mine', lost: 'freed' }],
  });
  arrivals.takeLink('t', 'i=CODE');
  expect(arrivals.arrivalAt('t')).toMatchObject({ invite: 'CODE' });
});
test('a seat moves here with a code, an old link has the token itself', () => {
  arrivals.takeLink('t', 'm=MOVE');
  expect(arrivals.arrivalAt('t')).toMatchObject({ transfer: 'MOVE' });
  arrivals.takeLink('u', oldToken);
  expect(arrivals.arrivalAt('u')).toEqual({ table: 'u', token: oldToken });
});
test('a fragment that names no seat is left alone', () => {
  for (const fragment of ['', 'main', 'chapter-turn', 'i=', 'x=CODE'])
    expect(arrivals.takeLink('t', fragment)).toBe(false);
  expect(arrivals.arrivalAt('t')).toBeUndefined();
});
test('an arrival ends when the server has answered', () => {
  arrivals.takeLink('t', 'i=CODE');
  arrivals.takeLink('u', 'i=CODE');
  arrivals.settle('t');
  expect(arrivals.arrivalAt('t')).toBeUndefined();
  expect(arrivals.arrivalAt('u')).toBeDefined();
});
test('the fragment leaves the address after it was kept', async () => {
  const shown: string[] = [];
  vi.stubGlobal('location', { pathname: '/t/abc', search: '', hash: '#i=CODE' });
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, to: string) => shown.push(to),
  });
  const { router } = await import('../src/app/router.svelte');
  expect(router.route).toEqual({ at: 'table', table: 'abc', link: 'i=CODE' });
  expect(shown).toEqual(['/t/abc']);
  expect(arrivals.arrivalAt('abc')).toMatchObject({ invite: 'CODE' });
});
