// The tutorial: which lesson is shown when, and where its panel is.
import { expect, test } from 'vitest';
import { firstSteps, type Progress } from '../src/app/tables.svelte';
import type { Course, Lesson, Moment } from '../src/games/game';
import type { Catalogue } from '../src/i18n/messages';
import { place, type Box } from '../src/shell/learn/placing';
import { isOver, proceed, read } from '../src/shell/learn/progress';

const moment = (view: string, ask: number | null): Moment => ({
  view,
  legal: [],
  history: [],
  me: 0,
  ask,
});
const lessons: Lesson[] = [
  { key: 'hello', when: () => true },
  { key: 'place', when: ({ ask }) => ask !== null, task: true },
  { key: 'many', when: ({ view }) => view === 'many', task: ({ view }) => view !== 'many' },
  { key: 'end', when: ({ view }) => view === 'late' },
];

test('a lesson stays until it is read', () => {
  const first = proceed(lessons, firstSteps, moment('', null));
  expect(first.at).toBe('hello');
  expect(proceed(lessons, first, moment('many', 3))).toBe(first);
});
test('no lesson is shown before its moment', () => {
  const after = proceed(
    lessons,
    read(proceed(lessons, firstSteps, moment('', null))),
    moment('', null),
  );
  expect(after.at).toBeNull();
  expect(proceed(lessons, after, moment('', 5)).at).toBe('place');
});
test('a task is done when its question is answered, also after a reload', () => {
  const asked = proceed(lessons, { ...firstSteps, told: ['hello'] }, moment('', 5));
  const kept = JSON.parse(JSON.stringify(asked)) as Progress;
  expect(proceed(lessons, kept, moment('', 5)).at).toBe('place');
  expect(proceed(lessons, kept, moment('', 6))).toMatchObject({
    told: ['hello', 'place'],
    at: null,
  });
});
test('a longer task lasts over several questions', () => {
  const many = proceed(lessons, { ...firstSteps, told: ['hello', 'place'] }, moment('many', 1));
  expect(proceed(lessons, many, moment('many', 2)).at).toBe('many');
  expect(proceed(lessons, many, moment('', 3)).told).toContain('many');
});
test('after the last lesson no more are shown, not even skipped ones', () => {
  const over = read(
    proceed(lessons, { ...firstSteps, told: ['hello', 'place'] }, moment('late', null)),
  );
  expect(isOver(lessons, over)).toBe(true);
  expect(proceed(lessons, over, moment('many', 9))).toBe(over);
});

const courses = import.meta.glob<{ default: Course }>('../src/games/*/learn/lessons.ts');
test.each(Object.keys(courses))(
  '%s has words for every lesson and a lesson for every word',
  async (name) => {
    const course = (await courses[name]!()).default;
    const words = (await course.messages.en()).default as Catalogue;
    expect(Object.keys(words).sort()).toEqual(
      course.lessons.flatMap(({ key }) => [key, `${key}_title`]).sort(),
    );
    expect(course.lessons.at(-1)!.key).toBe('end');
  },
);

test('Circus Maximus points at a venue with visitors, and tells of sales only where there is one', async () => {
  const lesson = (await import('../src/games/circus_maximus/learn/lessons')).default.lessons.find(
    ({ key }) => key === 'sales',
  )!;
  const placing = (visitors: number[][]) =>
    ({
      view: { table: { phase: 'sales', stage: 'turn', visitors } },
      legal: ['circus_maximus', 'theatre_of_pompey'].map((place) => ({
        type: 'play_merchant',
        level: 1,
        place,
        strength: 'printed',
      })),
      history: [],
      me: 0,
      ask: 1,
    }) as unknown as Moment<never>;
  const at = lesson.at as (moment: Moment<never>) => string[];
  expect(
    lesson.when(
      placing([
        [0, 0],
        [3, 1],
        [1, 1],
      ]),
    ),
  ).toBe(true);
  expect(
    at(
      placing([
        [0, 0],
        [3, 1],
        [1, 1],
      ]),
    ),
  ).toEqual(['row-theatre_of_pompey']);
  expect(
    at(
      placing([
        [1, 0],
        [3, 1],
        [1, 1],
      ]),
    ),
  ).toEqual(['row-theatre_of_pompey', 'row-circus_maximus']);
  expect(
    lesson.when(
      placing([
        [0, 0],
        [3, 1],
        [0, 0],
      ]),
    ),
  ).toBe(false);
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
  const box = { ...place(size, room, shown, [], [buttons]), ...size };
  expect(meets(box, shown)).toBe(false);
  expect(meets(box, buttons)).toBe(false);
  expect(box.top).toBeGreaterThanOrEqual(room.top);
  expect(box.top + box.height).toBeLessThanOrEqual(room.top + room.height);
});
