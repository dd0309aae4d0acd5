// The director: what is played when, what waits for it, and what is skipped.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../src/games/scene';
import { Director, type Picture } from '../src/shell/scenes/director.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The table after `version` steps; each step is its own update. */
function picture(version: number, from = version - 1): Picture {
  return {
    seat: 0,
    version,
    view: { version },
    outlook: null,
    news: Array.from({ length: version }, (_, index) => `step ${index + 1}`),
    fresh: { from: Math.max(0, from), to: version },
    turn: [0],
  };
}
const plainScene = (line: string, more: Partial<Scene> = {}): Scene => ({
  seat: 1,
  line: [line],
  lead: 400,
  rest: 600,
  ...more,
});
function house(script: (news: unknown[]) => Scene[], speed = 1, away = false) {
  return new Director(
    ({ news }) => script(news),
    () => speed,
    () => away,
  );
}
const shown = (director: Director) => (director.picture?.view as { version: number }).version;
const said = (director: Director) => director.beat?.moment.map(({ line }) => line[0]) ?? [];

test('steps are played one after the other, and the picture lags behind them', () => {
  const director = house((news) => [plainScene(String(news[0]))]);
  director.see(picture(3, 3));
  director.see(picture(4));
  director.see(picture(5));
  expect(director.busy).toBe(true);
  expect(said(director)).toEqual(['step 4']);
  expect(shown(director)).toBe(3);
  vi.advanceTimersByTime(400); // the token has landed
  expect(shown(director)).toBe(4);
  vi.advanceTimersByTime(600);
  expect(said(director)).toEqual(['step 5']);
  expect(shown(director)).toBe(4);
  vi.advanceTimersByTime(1000);
  expect(shown(director)).toBe(5);
  expect(director.busy).toBe(false);
  expect(director.beat).toBeNull();
});

test('a skip ends one scene, two quick ones end all', () => {
  const director = house((news) => [plainScene(String(news[0]))]);
  director.see(picture(1, 1));
  for (const version of [2, 3, 4]) director.see(picture(version));
  director.skip();
  expect(said(director)).toEqual(['step 3']);
  expect(shown(director)).toBe(2);
  vi.advanceTimersByTime(390);
  director.skip();
  expect(said(director)).toEqual(['step 4']);
  director.skip();
  expect(director.busy).toBe(false);
  expect(shown(director)).toBe(4);
});

test('without motion the end is shown at once, and the banner stays for a while', () => {
  const director = house((news) => [plainScene(String(news[0]))], 0);
  director.see(picture(1, 1));
  director.see(picture(2));
  expect(director.busy).toBe(false);
  expect(shown(director)).toBe(2);
  expect(said(director)).toEqual(['step 2']);
  vi.advanceTimersByTime(3000);
  expect(director.beat).toBeNull();
});

test('nobody waits for an own action', () => {
  const director = house((news) => [plainScene(String(news[0]), { light: true })]);
  director.see(picture(1, 1));
  director.see(picture(2));
  expect(director.busy).toBe(false);
  expect(shown(director)).toBe(2);
});

test('passes that follow each other are one moment', () => {
  const director = house((news) => [plainScene(String(news[0]), { group: 'pass' })]);
  director.see(picture(1, 1));
  director.see(picture(2));
  vi.advanceTimersByTime(300);
  director.see(picture(3));
  vi.advanceTimersByTime(1000);
  expect(said(director)).toEqual(['step 2', 'step 3']);
});

test('many steps at once, a take-back, another seat and a hidden page are not played', () => {
  const director = house((news) => [plainScene(String(news[0]))]);
  director.see(picture(1, 1));
  director.see(picture(20, 1));
  expect(director.busy).toBe(false);
  expect(shown(director)).toBe(20);
  expect(director.missed).toBe(20);
  director.see({ ...picture(19, 19) });
  expect(shown(director)).toBe(19);
  director.see({ ...picture(20, 19), seat: 1 });
  expect(director.busy).toBe(false);
  const hidden = house((news) => [plainScene(String(news[0]))], 1, true);
  hidden.see(picture(1, 1));
  hidden.see(picture(2));
  expect(hidden.busy).toBe(false);
});

test.each([1, 0])('a climax ends when it says so, at speed %d', (speed) => {
  const climax = { load: () => Promise.reject(new Error('not drawn')), props: {} };
  const director = house(() => [plainScene('scoring', { climax })], speed);
  director.see(picture(1, 1));
  director.see(picture(2));
  vi.advanceTimersByTime(60_000);
  expect(director.busy).toBe(true);
  director.done();
  expect(director.busy).toBe(false);
  expect(director.beat).toBeNull();
});

test('words about the table do not disturb a scene', () => {
  const director = house((news) => [plainScene(String(news[0]))]);
  director.see(picture(1, 1));
  const next = picture(2);
  director.see(next);
  director.see({ ...next });
  expect(director.busy).toBe(true);
  expect(shown(director)).toBe(1);
  const before = director.fresh;
  vi.advanceTimersByTime(400);
  expect(director.fresh).toEqual(['step 2']);
  expect(director.fresh).not.toBe(before);
});
