// The page without a network: opened, played to the end, killed at any moment. The figures are
// printed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserContext } from 'playwright-core';
import { games } from '../src/values';
import { House, picture } from './support/house';
import { openHere, playHere, type Told } from './support/in_page';
import { answer, asked, byClick, skipBots } from './support/justinian_player';

const scale = Number(process.env.CURIA_TEST_SCALE ?? 20) / 100;
const kills = Math.max(5, Math.round(50 * scale));

let house: House;
let context: BrowserContext;
beforeAll(async () => {
  house = await House.files();
  context = await house.withoutNetwork({ level: 'beginner' });
}, 120_000);
afterAll(async () => house.close());

test('a game by clicks, with a reload', async () => {
  const page = await context.newPage();
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  await skipBots(page);
  for (let turn = 0; turn < 8; turn++) await answer(page, byClick, turn);
  const told = await page.locator('aside ol li').count();
  await page.reload();
  await page
    .locator('aside ol li')
    .nth(told - 1)
    .waitFor();
  await asked(page);
  await picture(page, 'offline');
  expect(house.troubles).toEqual([]);
});

test.each(games)('a whole match of %s', async (game) => {
  const page = await context.newPage();
  await page.goto(house.address);
  const { version, isOver } = await playHere(page, await openHere(page, game, 3));
  console.log(`${game}, offline: ${version} steps`);
  expect(isOver).toBe(true);
  expect(house.troubles).toEqual([]);
});

test.sequential('a tab that is killed at any moment loses nothing that it has told', async () => {
  let page = await context.newPage();
  await page.goto(house.address);
  let seat = await openHere(page, 'circus_maximus', 3);
  let told: unknown[] = [];
  let [steps, matches] = [0, 1];
  for (let kill = 0; kill < kills; kill++) {
    await page.exposeFunction('told', ({ from, news }: Told) => {
      told = [...told.slice(0, from), ...news];
    });
    const playing = playHere(page, seat).catch(() => null);
    const ended = await Promise.race([
      playing,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), 100 + Math.random() * 2000)),
    ]);
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    void session.send('Page.crash').catch(() => {});
    await crashed;
    const before = told;
    told = [];
    page = await context.newPage();
    await page.goto(house.address);
    await page.exposeFunction('told', ({ from, news }: Told) => {
      told = [...told.slice(0, from), ...news];
    });
    await playHere(page, seat, 0);
    expect(told.slice(0, before.length)).toEqual(before);
    steps += before.length;
    if (ended?.isOver) [seat, told] = [await openHere(page, 'circus_maximus', 3), []];
    matches += ended?.isOver ? 1 : 0;
    // A page exposes a function once: the next round has a page of its own.
    await page.close();
    page = await context.newPage();
    await page.goto(house.address);
  }
  console.log(
    `killed ${kills} times in ${matches} matches, with ${steps} steps told: none lost (bar: none)`,
  );
  expect(steps).toBeGreaterThan(kills);
});
