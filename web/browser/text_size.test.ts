// Very large text: pages grow as a whole; at a table what is read grows, and the board keeps its
// size.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibility, House, picture } from './support/house';
import { cut, lost } from './support/measure';
import { branch, finished, middles, sitDown } from './support/moments';

let house: House;
let table = '';
beforeAll(async () => {
  house = await House.open();
  table = await finished(house, 'justinian');
});
afterAll(async () => house.close());

const windows = [
  [390, 844, 'fr'],
  [844, 390, 'en'],
  [1366, 625, 'it'],
  [1920, 1080, 'fr'],
] as const;
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().width);
test.each(windows)('pages at %d x %d', async (width, height, language) => {
  const settings = { server: true, text: 'larger' };
  const page = await house.visitor({ size: { width, height }, language, settings });
  for (const [name, path] of [
    ['lobby', '/'],
    ['rules', '/rules/justinian'],
    ['mine', '/mine'],
    ['settings', '/settings'],
    ['after', `/t/${table}`],
  ] as const) {
    await page.goto(house.address + path);
    await page.locator('h1').first().waitFor();
    if (name === 'rules') await page.locator('section h2').first().waitFor();
    await picture(page, `text-${name}-${width}`);
    expect(await cut(page), name).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${name} is too wide`).toBeLessThanOrEqual(0);
    if (width === 390) expect(await accessibility(page), name).toEqual([]);
  }
  expect(house.troubles).toEqual([]);
});

test.each(windows)('a table at %d x %d', async (width, height, language) => {
  const sizes: { tile: number; log: number }[] = [];
  for (const text of ['normal', 'larger']) {
    const page = await house.visitor({
      size: { width, height },
      language,
      settings: { server: true, text },
    });
    await sitDown(house, page, await branch(house, table, middles('justinian')[0]!));
    if (!(await page.locator('aside .leaf').isVisible()))
      await page.locator('header .side').click();
    const line = '.leaf li button span';
    await page.locator(line).first().waitFor();
    await picture(page, `text-table-${width}-${text}`);
    expect(await cut(page), text).toEqual([]);
    expect(await lost(page, '.court button')).toEqual([]);
    sizes.push({
      tile: await sizeOf(page, '.court button'),
      log: await sizeOf(page, '.leaf li svg'),
    });
    await page.context().close();
  }
  const [normal, larger] = sizes;
  expect(larger!.tile).toBeCloseTo(normal!.tile, 0);
  expect(larger!.log / normal!.log).toBeCloseTo(1.25, 2);
  expect(house.troubles).toEqual([]);
});
