// Every screen in three languages on a desk and on a phone: axe finds nothing, nothing essential is
// out of sight, and a picture of each is kept in test-output/ to be looked at.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibility, House, picture, sizes, type Size } from './house';

let house: House;
let finished = '';
beforeAll(async () => {
  house = await House.open();
  const record = readFileSync(new URL('../../tests/matches/justinian/4_players_third_scoring_152.jsonl', import.meta.url), 'utf8');
  const answer = await fetch(`${house.address}/api/records`, { method: 'POST', body: record });
  finished = ((await answer.json()) as { table: string }).table;
});
afterAll(async () => house.close());

const languages = ['en', 'it', 'fr'] as const;
const where = Object.entries(sizes) as [string, Size][];

async function visit(language: string, size: Size, path = '/'): Promise<Page> {
  const page = await house.visitor({ size, language });
  await page.goto(house.address + path);
  await page.locator('#main').waitFor();
  return page;
}
async function clean(page: Page, name: string) {
  await picture(page, name);
  expect(await accessibility(page), name).toEqual([]);
}
/** Nothing of the page reaches beyond the window. */
async function fits(page: Page, name: string) {
  const over = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth - innerWidth, high: document.documentElement.scrollHeight - innerHeight }));
  expect(over.wide, `${name} is too wide`).toBeLessThanOrEqual(0);
  expect(over.high, `${name} is too high`).toBeLessThanOrEqual(0);
  const own = await page.locator('main .inside').evaluate((inside) => inside.scrollHeight - inside.clientHeight);
  expect(own, `${name}: the table must not scroll`).toBeLessThanOrEqual(1);
}

test.each(languages)('still pages in %s', async (language) => {
  for (const [device, size] of where)
    for (const [name, path] of [['lobby', '/'], ['rules', '/rules/justinian'], ['edition', '/edition/justinian'], ['lost', '/nowhere'], ['after', `/t/${finished}`]] as const) {
      const page = await visit(language, size, path);
      if (name === 'after') await page.locator('svg path.line').first().waitFor({ state: 'attached' });
      if (name === 'lobby' && device !== 'tablet') await page.locator('details').first().evaluate((fold, open) => ((fold as HTMLDetailsElement).open = open), language === 'it');
      await clean(page, `${name}-${device}-${language}`);
      await page.context().close();
    }
  expect(house.troubles).toEqual([]);
});

test.each(languages)('table, menu and replay in %s', async (language) => {
  for (const [device, size] of where) {
    const page = await visit(language, size);
    await page.locator('article.g-justinian .now').click();
    await page.locator('.question.asked').waitFor();
    await page.locator('.tokens button:not([aria-disabled])').nth(1).click();
    await page.locator('.court button.open').nth(6).click();
    await page.locator('aside h2').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(300);
    await fits(page, `table-${device}-${language}`);
    await clean(page, `table-${device}-${language}`);
    await page.locator('header .tools button').first().click();
    await clean(page, `menu-${device}-${language}`);
    await page.keyboard.press('Escape');
    await page.context().close();

    const replay = await visit(language, size, `/r/${finished}?step=60&eyes=1`);
    await replay.locator('.court').waitFor();
    if (device !== 'phone') await fits(replay, `replay-${device}-${language}`); // a phone scrolls above the bar
    await clean(replay, `replay-${device}-${language}`);
    await replay.context().close();
  }
  expect(house.troubles).toEqual([]);
});

test.each(languages)('waiting room and curtain in %s', async (language) => {
  for (const [device, size] of where) {
    const page = await visit(language, size);
    await page.locator('article.g-justinian .two button').first().click();
    await page.locator('.link input').waitFor();
    await clean(page, `waiting-${device}-${language}`);
    await page.goto(house.address);
    await page.locator('article.g-justinian .two button').nth(1).click();
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

test('in the dark', async () => {
  for (const [device, size] of where) {
    const page = await house.visitor({ size });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const [name, path] of [['lobby', '/'], ['after', `/t/${finished}`], ['replay', `/r/${finished}?step=60&eyes=1`]] as const) {
      await page.goto(house.address + path);
      await page.locator(name === 'replay' ? '.court' : name === 'after' ? 'svg path.line' : 'article').first().waitFor({ state: 'attached' });
      await clean(page, `${name}-${device}-dark`);
    }
    await page.context().close();
  }
});
