// The tutorials: which lesson is shown when, what they promise, how long they take, and where the
// panel is. tests/lessons_test.cpp checks their scripts with the rules.
import { expect, test } from 'vitest';
import type { Course, Lesson } from '../src/games/game';
import { languages, type Catalogue } from '../src/i18n/messages';
import { signed } from '../src/i18n/translate';
import { place, type Box } from '../src/shell/learn/placing';
import { plan, proceed, stepsOf, type ScriptStep } from '../src/shell/learn/progress';

const lessons: Lesson[] = [
  { key: 'hello' },
  { key: 'place', does: 1 },
  { key: 'look' },
  { key: 'twice', does: 2 },
  { key: 'end' },
];
const [mine, other]: [ScriptStep, ScriptStep] = [{ seat: 0 }, { seat: 1 }];
// Chance, own decision 1, a bot, own decisions 2 and 3, a bot.
const planned = plan(lessons, [{}, mine, other, mine, mine, other], 0);

test('a lesson is shown when the reader has to decide, the last one after the script', () => {
  expect(planned.map(({ from, until }) => [from, until])).toEqual([
    [1, undefined],
    [1, 2],
    [3, undefined],
    [3, 5],
    [6, undefined],
  ]);
});
test('steps that were played before the lesson ask for nothing', () => {
  expect(plan(lessons.slice(0, 2), [mine, other, mine], 1)[1]).toMatchObject({ from: 2, until: 3 });
});
test('a lesson stays until it is read, a task until it is done', () => {
  expect(proceed(planned, 0, 1)).toBe(0);
  expect(proceed(planned, 1, 1)).toBe(1);
  expect(proceed(planned, 1, 2)).toBe(2);
  expect(proceed(planned, 3, 4)).toBe(3);
  expect(proceed(planned, 3, 5)).toBe(4);
});
test('a task that was done early is not asked for', () => {
  expect(proceed(planned, 0, 2)).toBe(0);
  expect(proceed(planned, 1, 3)).toBe(2);
});
test('after an undo its task comes again', () => {
  expect(proceed(planned, 4, 3)).toBe(3);
  expect(proceed(planned, 2, 1)).toBe(1);
});

const courses = import.meta.glob<{ default: Course }>('../src/games/*/learn/lessons.ts', {
  eager: true,
});
const names = Object.keys(courses);
const load = async (name: string) => {
  const course = courses[name]!.default;
  const script = stepsOf((await course.script()).default);
  return { course, script, planned: plan(course.lessons, script, course.played) };
};
const textsOf = (course: Course) =>
  Promise.all(
    languages.map(async (language) => (await course.messages[language]()).default as Catalogue),
  );

test.each(names)('%s has words for every lesson and a lesson for every word', async (name) => {
  const course = courses[name]!.default;
  const words = (await course.messages.en()).default as Catalogue;
  expect(Object.keys(words).sort()).toEqual(
    course.lessons.flatMap(({ key }) => [key, `${key}_title`]).sort(),
  );
  expect(course.lessons.at(-1)!.key).toBe('end');
});

test.each(names)('%s: every decision of the script is the task of a lesson', async (name) => {
  const { course, script } = await load(name);
  const own = script.filter(({ seat }, step) => seat === 0 && step >= course.played).length;
  const asked = course.lessons.reduce((sum, { does = 0 }) => sum + does, 0);
  expect(asked).toBe(own);
  expect(own).toBeGreaterThan(5);
});

// A lesson that asks for a token, a merchant or a side names it, in every language.
test.each(names)('%s: a task names what the script wants', async (name) => {
  const { course, script, planned } = await load(name);
  const texts = await textsOf(course);
  for (const { key, from, until } of planned) {
    if (until === undefined) continue;
    for (const { seat, action } of script.slice(from, until)) {
      if (seat !== 0) continue;
      const { type, token, level } = action as { type: string; token?: number; level?: number };
      const named = token !== undefined ? signed(token) : type === 'play_merchant' ? level : '';
      for (const text of texts) expect(text[key], `${key}: ${type}`).toContain(String(named));
    }
  }
});

// Readers of a first text manage 180 words a minute. At the usual pace, with scenes and without
// reading, the lessons take 28 to 45 seconds on a busy machine: half of what is reckoned here.
const wordsAMinute = 180;
const [secondsAStep, secondsADecision] = [2, 4];
test.each(names)('%s takes five minutes at most, in every language', async (name) => {
  const { course, script } = await load(name);
  const played = script.slice(course.played);
  const decisions = played.filter(({ seat }) => seat === 0).length;
  const waits = decisions * secondsADecision + (played.length - decisions) * secondsAStep;
  for (const text of await textsOf(course)) {
    const words = Object.values(text)
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\d]/u.test(word));
    const seconds = (words.length / wordsAMinute) * 60 + waits;
    expect(seconds).toBeLessThanOrEqual(300);
    expect(words.length).toBeGreaterThan(200);
  }
});

test('Grand Tribunal says what an item is before it asks for one', async () => {
  const { planned } = await load('../src/games/grand_tribunal/learn/lessons.ts');
  const keys = planned.map(({ key }) => key);
  const firstTask = planned.findIndex(({ until }) => until !== undefined);
  expect(keys.indexOf('item')).toBeLessThan(firstTask);
  expect(keys.indexOf('spell')).toBeLessThan(firstTask);
});

const room: Box = { left: 0, top: 60, width: 390, height: 780 };
const meets = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
test.each([
  ['at the top', 60],
  ['in the middle', 350],
  ['at the foot', 700],
])('a panel does not cover what it speaks of %s, nor the buttons', (_, top) => {
  const [shown, buttons] = [
    { left: 10, top, width: 370, height: 120 },
    { left: 0, top: 780, width: 390, height: 60 },
  ];
  const size = { width: 374, height: 150 };
  const box = { ...place(size, room, { shown, needed: [shown, buttons], spare: [] }), ...size };
  expect(meets(box, shown)).toBe(false);
  expect(meets(box, buttons)).toBe(false);
  expect(box.top).toBeGreaterThanOrEqual(room.top);
  expect(box.top + box.height).toBeLessThanOrEqual(room.top + room.height);
});
test('a panel that covers nothing stays where it is', () => {
  const size = { width: 374, height: 150 };
  const shown = { left: 10, top: 600, width: 370, height: 120 };
  const now = { left: 8, top: 100 };
  expect(place(size, room, { shown, needed: [shown], spare: [] }, now)).toBe(now);
  const moved = { ...shown, top: 120 };
  expect(place(size, room, { shown: moved, needed: [moved], spare: [] }, now)).not.toBe(now);
});
test('a panel finds a gap that just fits', () => {
  const size = { width: 374, height: 151 };
  const above = { left: 0, top: 60, width: 390, height: 333 };
  const below = { left: 0, top: 545, width: 390, height: 295 };
  const spot = place(size, room, { shown: above, needed: [above, below], spare: [] });
  expect(spot.top).toBe(393);
});
