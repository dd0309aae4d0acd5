// A whole game of Grand Tribunal against bots: by mouse on a desktop and a phone, by keyboard on a tablet.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playToTheEnd } from './support/grand_tribunal_player';
import { accessibility, House, picture, sizes } from './support/house';
import { byClick, byKey } from './support/justinian_player';
import { branch, finished, sitDown } from './support/moments';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

test.each([
  ['clicks', 'desktop', 'en', byClick],
  ['keys', 'tablet', 'fr', byKey],
  ['clicks', 'phone', 'it', byClick],
] as const)('by %s on a %s in %s', async (_, size, language, hand) => {
  const page = await house.visitor({ size: sizes[size], language });
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'beginner' },
    { kind: 'bot', level: 'beginner' },
  ];
  const opened = await page.request.post(`${house.address}/api/tables`, {
    data: { game: 'grand_tribunal', players: 3, seats, options: { tribunals: '2' } },
    headers: { origin: house.address },
  });
  const table = (await opened.json()) as { table: string; seats: string[] };
  await page.goto(`${house.address}/t/${table.table}#${table.seats[0]}`);
  let looked = 0;
  const turns = await playToTheEnd(page, hand, async () => {
    expect(await accessibility(page)).toEqual([]);
    // The essential parts are visible without scrolling, and every target is large enough for a finger.
    expect(
      await page.evaluate(
        () =>
          document.documentElement.scrollHeight <= innerHeight + 1 &&
          document.documentElement.scrollWidth <= innerWidth + 1,
      ),
    ).toBe(true);
    expect(
      await page.$$eval('.tribunal button', (all) =>
        all
          .filter(
            (one) =>
              (one as HTMLElement).offsetParent && (one.clientHeight < 40 || one.clientWidth < 40),
          )
          .map((one) => one.outerHTML.slice(0, 120)),
      ),
    ).toEqual([]);
    await picture(page, `grand_tribunal-${size}-${looked++}`);
  });
  expect(turns).toBeGreaterThan(10);
  await page.locator('ol.rank').waitFor();
  expect(house.troubles).toEqual([]);
});

test('on a small laptop an opponent and their Sanctum are one plate, which opens', async () => {
  const page = await house.visitor({ size: { width: 1366, height: 625 } });
  const table = await finished(house, 'grand_tribunal');
  await sitDown(house, page, await branch(house, table, 215));
  const plates = page.locator('[data-part=players] > li');
  expect(await page.locator('[data-part=others]').isVisible()).toBe(false);
  for (const [seat, plate] of (await plates.all()).entries()) {
    expect(await plate.locator('.chips').count()).toBe(seat === 1 ? 0 : 1);
    await plate.locator('.face svg').waitFor();
  }
  // What a vote would change is shown there, too.
  const space = page.locator('.space:is(.open, .lit)');
  for (let at = 0; at < (await space.count()); at++) {
    await space.nth(at).click();
    await page.waitForTimeout(300);
    if (await plates.locator('.chip.changed').count()) break;
  }
  expect(await plates.locator('.chip.changed').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  expect(await plates.locator('.chip.changed').count()).toBe(0);

  await plates
    .nth(3)
    .locator('.open')
    .click({ position: { x: 20, y: 20 } });
  const sheet = page.getByRole('dialog');
  await sheet.locator('.shelf li .what > b').nth(1).waitFor();
  expect(await accessibility(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(house.troubles).toEqual([]);
});
