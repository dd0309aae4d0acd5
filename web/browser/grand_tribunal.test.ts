// A whole game of Grand Tribunal against bots: by mouse on a desktop and a phone, by keyboard on a tablet.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playToTheEnd } from './grand_tribunal_player';
import { accessibility, House, picture, sizes } from './house';
import { byClick, byKey } from './justinian_player';

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
