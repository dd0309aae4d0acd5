// The tutorials: started with one click and followed to the last lesson at the real table by doing
// what they say, in three languages, in windows from a desktop to a small phone, upright and lying.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Course } from '../src/games/game';
import { accessibility, House, picture, sizes } from './support/house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

type Game = 'justinian' | 'circus_maximus' | 'grand_tribunal';
const devices = {
  ...sizes,
  laptop: { width: 1366, height: 625 },
  netbook: { width: 1280, height: 665 },
  small: { width: 320, height: 568 },
  lying: { width: 844, height: 390 },
};
const courses = import.meta.glob<{ default: Course }>('../src/games/*/learn/lessons.ts', {
  eager: true,
});
const lessonsOf = (game: Game) => courses[`../src/games/${game}/learn/lessons.ts`]!.default.lessons;
/** What the lesson promises: the reader's points when it is over. */
const points: Record<Game, number> = { justinian: 46, circus_maximus: 22, grand_tribunal: 12 };

async function begin(game: Game, device: keyof typeof devices = 'desktop', language = 'en') {
  const page = await house.visitor({ size: devices[device], language });
  await page.goto(house.address);
  await page.locator(`article.g-${game} .learn`).click();
  await page.locator('.guide[data-lesson=aim]').waitFor();
  return page;
}

/** The largest share of a part that the panel covers. */
const covered = (page: Page, parts: string[]) =>
  page.evaluate((names) => {
    const panel = document.querySelector('.guide')!.getBoundingClientRect();
    const found = names.map((name) =>
      [...document.querySelectorAll(`[data-part~="${name}"]`)].find((one) => one.checkVisibility()),
    );
    const mark = document.querySelector('.frame > .mark');
    return [...found, mark].reduce((most, element) => {
      if (!element) return most;
      // What the boxes around it cut off is not there for a reader.
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === 'visible') continue;
        const edge = around.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      if (right <= left || bottom <= top) return most;
      const wide = Math.min(right, panel.right) - Math.max(left, panel.left);
      const high = Math.min(bottom, panel.bottom) - Math.max(top, panel.top);
      const share = wide > 0 && high > 0 ? (wide * high) / ((right - left) * (bottom - top)) : 0;
      return Math.max(most, share);
    }, 0);
  }, parts);

const parts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-part]')].flatMap(({ dataset }) =>
      dataset.part!.split(' '),
    ),
  );

/** The panel looks for its place several times a second; here at once. */
const placed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        dispatchEvent(new Event('resize'));
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );

/** Lets the guide show the move that it asks for, and makes it. */
async function doTask(page: Page, game: Game) {
  const before = await page.locator('.guide').getAttribute('data-version');
  await page.locator('.guide [data-show]').click();
  const confirm = {
    justinian: '.acts .go:not([aria-disabled])',
    circus_maximus: '[data-main]:not([aria-disabled])',
    grand_tribunal: '.ask .go',
  }[game];
  await page.locator(confirm).first().click();
  await page.locator(`.guide:not([data-version="${before}"])`).waitFor();
}

const runs = [
  ['justinian', 'en', 'desktop'],
  ['justinian', 'fr', 'phone'],
  ['justinian', 'it', 'tablet'],
  ['justinian', 'en', 'laptop'],
  ['justinian', 'it', 'netbook'],
  ['justinian', 'fr', 'small'],
  ['justinian', 'it', 'lying'],
  ['circus_maximus', 'it', 'desktop'],
  ['circus_maximus', 'en', 'phone'],
  ['circus_maximus', 'fr', 'tablet'],
  ['circus_maximus', 'it', 'laptop'],
  ['circus_maximus', 'en', 'netbook'],
  ['circus_maximus', 'it', 'small'],
  ['circus_maximus', 'en', 'lying'],
  ['grand_tribunal', 'fr', 'desktop'],
  ['grand_tribunal', 'it', 'phone'],
  ['grand_tribunal', 'en', 'tablet'],
  ['grand_tribunal', 'fr', 'laptop'],
  ['grand_tribunal', 'it', 'netbook'],
  ['grand_tribunal', 'en', 'small'],
  ['grand_tribunal', 'fr', 'lying'],
] as const;

test.each(runs)('%s is learnt in %s, %s', async (game, language, device) => {
  const page = await begin(game, device, language);
  const lessons = lessonsOf(game);
  const told: string[] = [];
  for (let turn = 0; turn < 80 && told.at(-1) !== 'end'; turn++) {
    const guide = page.locator('.guide[data-lesson]');
    await guide.waitFor();
    // Both at once: a bot may move between two questions to the page.
    const [now, task] = await guide.evaluate(
      (panel: HTMLElement) => [panel.dataset.lesson!, panel.dataset.task !== undefined] as const,
    );
    if (!told.includes(now)) {
      told.push(now);
      await placed(page);
      expect(await page.locator('.guide p').innerText()).not.toBe('');
      expect(await page.locator('.guide .count').innerText()).toContain(String(told.length));
      const { free = [] } = lessons.find(({ key }) => key === now)!;
      // Where the window is wider than 1000, the guide has a place of its own and covers nothing.
      const all = devices[device].width > 1000 ? await parts(page) : [];
      const needed = task ? [...free, 'acts', ...all] : [...free, ...all];
      expect(await covered(page, needed), `${now} covers what is needed`).toBeLessThan(0.01);
      await picture(page, `learn-${game}-${device}-${String(told.length).padStart(2, '0')}-${now}`);
      // The table below the panel changes little from lesson to lesson.
      const whole = now === 'end' || (told.length - 1) % (device === 'desktop' ? 5 : 10) === 0;
      expect(await accessibility(page, whole ? undefined : ['.guide']), now).toEqual([]);
    }
    if (now === 'end') break;
    if (!task) await guide.locator('[data-next]').click();
    else if (await page.locator('.guide [data-show]').count()) await doTask(page, game);
    else await page.waitForTimeout(50);
  }
  expect(told).toEqual(lessons.map(({ key }) => key));
  const scores = await page.evaluate(
    () => document.querySelector('[data-part=players]')!.textContent,
  );
  expect(scores).toContain(String(points[game]));
  await page.locator('.guide [data-next]').click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await page.locator('.question.asked').waitFor(); // and the match goes on
  expect(house.troubles).toEqual([]);
  await page.context().close();
});

test('one can turn back to what was said, and go on', async () => {
  const page = await begin('justinian');
  await page.locator('.guide [data-next]').click();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  await page.locator('.guide [data-back]').click();
  await page.locator('.guide[data-lesson=aim]').waitFor();
  expect(await page.locator('.guide [data-back]').count()).toBe(0);
  await page.locator('.guide [data-next]').click();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  await page.context().close();
});

/** At the first task of Justinian: another token than the lesson wants, onto the phase card. */
async function stray(page: Page) {
  while (!(await page.locator('.guide[data-task]').count()))
    await page.locator('.guide [data-next]').click();
  await page.locator('.tokens button:not([aria-disabled])').last().click();
  await page.locator('button.card.open').click();
  await page.locator('.acts .go:not([aria-disabled])').click();
  await page.locator('.guide [data-return]').waitFor();
}
const logged = (page: Page) => page.locator('aside ol li').count();

test('another move is held back, and the lesson goes on where it was', async () => {
  const page = await begin('justinian');
  const before = await logged(page);
  await stray(page);
  expect(await accessibility(page)).toEqual([]);
  await picture(page, 'learn-justinian-stray');
  expect(await logged(page)).toBe(before);
  await page.locator('.guide [data-return]').click();
  await page.locator('.guide[data-lesson=tokens]').waitFor();
  await doTask(page, 'justinian');
  await page.locator('.guide[data-lesson=hidden]').waitFor();
  await page.context().close();
});

test('those who leave the lesson play on against the bots, and an undo leads back to it', async () => {
  const page = await begin('justinian');
  await stray(page);
  await page.locator('.guide [data-stray]').click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await page.locator('.question.asked').waitFor();
  expect(await logged(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tutorial' }).click();
  await page.locator('.guide[data-lesson=tokens]').waitFor();
  await doTask(page, 'justinian');
  await page.locator('.guide[data-lesson=hidden]').waitFor();
  expect(house.troubles).toEqual([]);
  await page.context().close();
});

test('an undo brings the task back', async () => {
  const page = await begin('justinian');
  while (!(await page.locator('.guide[data-task]').count()))
    await page.locator('.guide [data-next]').click();
  await doTask(page, 'justinian');
  await page.locator('.guide[data-lesson=hidden]').waitFor();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.locator('.guide[data-lesson=tokens]').waitFor();
  await page.context().close();
});

test('the tutorial keeps its place after a reload, and can be left and resumed', async () => {
  const page = await house.visitor();
  await page.goto(`${house.address}/rules/justinian`);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.locator('.guide [data-next]').click();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  await page.reload();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  await page.getByRole('button', { name: 'Leave the tutorial' }).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.court').waitFor();
  expect(await page.locator('.guide').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tutorial' }).click();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  expect(house.troubles).toEqual([]);
});
