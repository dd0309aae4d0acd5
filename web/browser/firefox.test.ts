// Whole matches without a network in Firefox: Debian's firefox-esr, where it is installed (FIREFOX:
// another path).
import { existsSync } from 'node:fs';
import playwright from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/values';
import { House, picture } from './support/house';
import { openHere, playHere } from './support/in_page';
import { asked } from './support/justinian_player';

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';
const { _bidiFirefox: firefox } = playwright as unknown as { _bidiFirefox: playwright.BrowserType };

const isThere = existsSync(executablePath);
if (!isThere) console.log('Firefox is not installed: its tests are skipped');

let house: House;
let browser: playwright.Browser;
let page: playwright.Page;
beforeAll(async () => {
  if (!isThere) return;
  house = await House.files();
  browser = await firefox.launch({ executablePath, timeout: 120_000 });
  page = await browser.newPage();
  await page.goto(house.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  house.stopServing();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test.runIf(isThere).sequential('the page opens and plays without a network', async () => {
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  await page.reload();
  await asked(page);
  await picture(page, 'firefox');
});

test.runIf(isThere).sequential.each(games)('a whole match of %s', async (game) => {
  const start = Date.now();
  const { version, isOver } = await playHere(page, await openHere(page, game, 3));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${game}, offline in Firefox ${browser.version()}: ${version} steps in ${seconds} s`);
  expect(isOver).toBe(true);
});
