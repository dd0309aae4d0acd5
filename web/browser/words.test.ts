// No text is cut off: on every screen, in every language, from a small phone to a desktop.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/values';
import { House } from './support/house';
import { cut, drawn, plain } from './support/measure';
import { branch, finished, middles } from './support/moments';

let house: House;
let screens: [name: string, path: string][];
beforeAll(async () => {
  house = await House.open();
  screens = [['lobby', '/']];
  for (const game of games) {
    const table = await finished(house, game);
    screens.push(
      [`${game} table`, await branch(house, table, middles(game)[0]!)],
      [`${game} late`, await branch(house, table, middles(game)[1]!)],
      [`${game} after`, `/t/${table}`],
      [`${game} replay`, `/r/${table}?step=${middles(game)[0]}&eyes=1`],
      [`${game} open`, `/r/${table}?step=${middles(game)[1]}&eyes=all`],
      [`${game} rules`, `/rules/${game}`],
      [`${game} cards`, `/cards/${game}`],
      [`${game} edition`, `/edition/${game}`],
    );
  }
});
afterAll(async () => house.close());

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

test.each(['en', 'it', 'fr'])(
  'in %s',
  async (language) => {
    const all: string[] = [];
    const page = await house.visitor({ language });
    const look = async (name: string) => {
      await plain(page);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await drawn(page);
        let found = await cut(page);
        // Elements that measure themselves may need a moment longer.
        if (found.length > 0) found = await page.waitForTimeout(600).then(() => cut(page));
        all.push(...found.map((line) => `${name} ${width}: ${line}`));
      }
    };
    for (const [name, path] of screens) {
      await page.goto('about:blank');
      await page.goto(house.address + path);
      await page.locator('main#main').waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await look(name);
    }
    for (const game of games) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(house.address);
      await page.locator(`article.g-${game} .learn`).click();
      await page.locator('.guide[data-lesson]').waitFor();
      await look(`${game} guide`);
    }
    await page.goto(`${house.address}/mine`);
    await page.locator('.cards > li .court').waitFor();
    await look('my games');
    await page.goto(`${house.address}/settings`);
    await page.locator('section h2').first().waitFor();
    await look('settings');
    await page.goto(house.address);
    await page.locator('article.g-grand_tribunal .two button').first().click();
    await page.locator('.level').first().click();
    await look('waiting room');
    await page.context().close();
    expect(all).toEqual([]);
  },
  300_000,
);
