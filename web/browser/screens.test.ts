// Every screen in three languages on a desktop, a tablet and a phone: axe finds nothing, nothing
// essential is out of sight, and a screenshot of each is written to test-output/ for review.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/values';
import { accessibility, House, picture, sizes, type Size } from './support/house';
import { drawn } from './support/measure';
import { branch, finished as finishedMatch, middles, sitDown } from './support/moments';

let house: House;
let finished = '';
beforeAll(async () => {
  house = await House.open();
  finished = await finishedMatch(house, 'justinian');
});
afterAll(async () => house.close());

const languages = ['en', 'it', 'fr'] as const;
const where = Object.entries(sizes) as [string, Size][];
const own = { en: 'desktop', it: 'phone', fr: 'tablet' } as const;
/**
 * The windows in which a screen is opened. What axe looks at depends on the language or on the
 * window, not on both, so in CI each language has a window of its own. Pictures are written of all.
 */
const windowsOf = (language: keyof typeof own) =>
  process.env.CI ? where.filter(([device]) => device === own[language]) : where;

async function visit(language: string, size: Size): Promise<Page> {
  const page = await house.visitor({ size, language });
  await page.goto(house.address);
  await page.locator('#main').waitFor();
  return page;
}
async function clean(page: Page, name: string) {
  await picture(page, name);
  expect(await accessibility(page), name).toEqual([]);
}
/** Checks that nothing extends beyond the window. */
async function fits(page: Page, name: string) {
  const over = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(over.wide, `${name} is too wide`).toBeLessThanOrEqual(0);
  expect(over.high, `${name} is too high`).toBeLessThanOrEqual(0);
  const inside = await page
    .locator('main .inside')
    .evaluate((table) => table.scrollHeight - table.clientHeight);
  expect(inside, `${name}: the table must not scroll`).toBeLessThanOrEqual(1);
}
/** The same in windows of all these sizes; the window keeps its size. */
async function fitsIn(page: Page, devices: [string, Size][], name: string) {
  const size = page.viewportSize()!;
  for (const [device, other] of devices) {
    await page.setViewportSize(other);
    await drawn(page);
    await fits(page, `${name}-${device}`);
  }
  await page.setViewportSize(size);
  await drawn(page);
}

test.each(languages)('still pages in %s', async (language) => {
  for (const [device, size] of windowsOf(language)) {
    const page = await house.visitor({ size, language }); // one for all: it loads scripts once
    for (const [name, path] of [
      ['lobby', '/'],
      ['rules', '/rules/justinian'],
      ['edition', '/edition/justinian'],
      ['lost', '/nowhere'],
      ['mine', '/mine'],
      ['settings', '/settings'],
      ['after', `/t/${finished}`],
    ] as const) {
      await page.goto(house.address + path);
      await page.locator('#main').waitFor();
      if (name === 'after')
        await page.locator('svg path.line').first().waitFor({ state: 'attached' });
      await clean(page, `${name}-${device}-${language}`);
      if (name !== 'lobby' || device === 'tablet') continue;
      const fold = page.locator('details').first();
      await fold.evaluate((details: HTMLDetailsElement) => (details.open = !details.open));
      await clean(page, `lobby-fold-${device}-${language}`);
    }
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});

test.each(languages)('table, menu and replay in %s', async (language) => {
  for (const [device, size] of windowsOf(language)) {
    const page = await visit(language, size);
    await page.locator('article.g-justinian .now').click();
    await page.locator('.question.asked').waitFor();
    await page.locator('.tokens button:not([aria-disabled])').nth(1).click();
    await page.locator('.court button.open').nth(6).click();
    await page.locator('aside h2').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    await fitsIn(page, where, `table-${language}`);
    await clean(page, `table-${device}-${language}`);
    await page.locator('header .tools button').first().click();
    await clean(page, `menu-${device}-${language}`);
    await page.keyboard.press('Escape');

    await page.goto(`${house.address}/r/${finished}?step=60&eyes=1`);
    await page.locator('input[type=range]').first().waitFor(); // the table has no slider
    await page.locator('.court').waitFor();
    const all = where.filter(([name]) => name !== 'phone'); // a phone scrolls above the bar
    await fitsIn(page, all, `replay-${language}`);
    await clean(page, `replay-${device}-${language}`);
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});

test.each(languages)('waiting room and curtain in %s', async (language) => {
  for (const [device, size] of windowsOf(language)) {
    const page = await visit(language, size);
    await page.locator('article.g-justinian .two button').first().click();
    await page.locator('.link input').waitFor();
    await clean(page, `waiting-${device}-${language}`);
    await page.goto(house.address);
    await page.locator('article.g-justinian .two button').nth(1).click();
    await page.locator('dialog[open] .primary').click();
    const curtain = page.locator('main > div > button.primary');
    await curtain.or(page.locator('.question.asked')).first().waitFor();
    if (!(await curtain.count())) {
      await page.locator('.tokens button:not([aria-disabled])').first().click();
      await page.locator('.court button.open').first().click();
      await page.locator('.acts .go:not([aria-disabled])').click();
      await curtain.waitFor();
    }
    await clean(page, `curtain-${device}-${language}`);
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});

/** Targets that are smaller than a fingertip. */
const small = (page: Page, spared: string) =>
  page.locator('.frame').evaluate((frame, allowed) => {
    const all = [...frame.querySelectorAll('button:enabled, a, select, input, summary')].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(allowed),
    );
    return all
      .map((one) => ({
        name: one.className || one.outerHTML.slice(0, 80),
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
      .map(({ name, box }) => `${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
  }, spared);
// Exceptions: log lines are as wide as the log, and goods of a later phase only show a tip.
const maySmall = 'aside .leaf button, .row:not(.front) .good:not(.beckons)';

async function askCoach(page: Page, device: string) {
  if (device === 'phone') await page.locator('header .side').click();
  await page.getByRole('tab', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'What would the coach do?' }).click();
  await page.locator('.coach .moves li').first().waitFor({ timeout: 60_000 });
}

test.each(games)(
  'dark theme, %s: at the table, with the coach, after the game, in a replay',
  async (game) => {
    const over = await finishedMatch(house, game);
    for (const device of ['desktop', 'phone'] as const) {
      const page = await house.visitor({ size: sizes[device] });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      for (const step of middles(game)) {
        await sitDown(house, page, await branch(house, over, step));
        await clean(page, `${game}-${device}-${step}-dark`);
        expect(await small(page, maySmall), `${game} ${device} ${step}`).toEqual([]);
      }
      await askCoach(page, device);
      await clean(page, `${game}-${device}-coach-dark`);
      await page.goto(`${house.address}/t/${over}`);
      await page.locator('svg path.line').first().waitFor({ state: 'attached' });
      await clean(page, `${game}-${device}-after-dark`);
      for (const eyes of ['0', 'all']) {
        await page.goto(`${house.address}/r/${over}?step=${middles(game)[0]}&eyes=${eyes}`);
        await page.locator('[data-part=players]').waitFor();
        await clean(page, `${game}-${device}-replay-${eyes}-dark`);
        expect(await small(page, maySmall), `${game} ${device} replay`).toEqual([]);
      }
      await page.context().close();
    }
    expect(house.troubles).toEqual([]);
  },
);

test('dark theme, the lobby', async () => {
  for (const [device, size] of where) {
    const page = await house.visitor({ size });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(house.address);
    await page.locator('article').first().waitFor();
    await clean(page, `lobby-${device}-dark`);
    await page.context().close();
  }
});
