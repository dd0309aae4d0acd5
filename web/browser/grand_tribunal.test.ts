// A whole game of Grand Tribunal against bots: by mouse on a desktop and a phone, by keyboard on a tablet.
import type { Page } from 'playwright-core';
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

/** Keeps answers back until `window.release()`. */
const holdAnswers = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (message) {
      if (String(message).includes('"type":"act"')) held.push(() => send.call(this, message));
      else send.call(this, message);
    };
    Object.assign(window, { release: () => held.splice(0).forEach((go) => go()) });
  });

test('on a phone a card leaves the hand at once, to its zone where that is in sight', async () => {
  const page = await house.visitor({ size: sizes.phone });
  await holdAnswers(page);
  const table = await finished(house, 'grand_tribunal');
  for (const leaf of ['board', 'mine']) {
    await sitDown(house, page, await branch(house, table, 49, 1));
    await page.locator(`[data-part=leaf-${leaf}]`).click();
    await page.locator('.hand [data-thing=slot-71] button').click();
    await page.locator(`[data-part=leaf-${leaf}]`).click();
    await page.locator('.ask .go').click();
    await page.locator('.ask[aria-busy=true]').waitFor();
    await picture(page, `grand_tribunal-put-phone-${leaf}`);
    expect(await page.locator('.hand [data-thing=slot-71]').isVisible(), leaf).toBe(false);
    expect(await page.locator('.library [data-thing=slot-71]').count()).toBe(
      Number(leaf === 'mine'),
    );
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await page.locator('.hand [data-thing=slot-71]').waitFor({ state: 'detached' });
  }
  expect(house.troubles).toEqual([]);
});

test.each([
  ['1366x625', { width: 1366, height: 625 }],
  ['1920x1080', { width: 1920, height: 1080 }],
])('at %s a card lies in its zone as soon as it is laid down', async (name, size) => {
  const page = await house.visitor({ size });
  await holdAnswers(page);
  const table = await finished(house, 'grand_tribunal');
  for (const [step, seat, slot, zone] of [
    [49, 1, 71, 'library'],
    [68, 3, 5, 'laboratory'],
    [140, 2, 8, 'laboratory'],
    [151, 0, 130, 'vault'],
  ] as const) {
    await sitDown(house, page, await branch(house, table, step, seat));
    const card = page.locator(`.mine [data-thing=slot-${slot}]`);
    await card.getByRole('button').click();
    await page.locator('.ask .go').click();
    await page.locator('.ask[aria-busy=true]').waitFor();
    await picture(page, `grand_tribunal-put-${name}-${step}`);
    const [put, box] = [
      (await card.boundingBox())!,
      (await page.locator(`.${zone}`).boundingBox())!,
    ];
    expect(put.x, `${step}: left`).toBeGreaterThanOrEqual(box.x - 1);
    expect(put.x + put.width, `${step}: right`).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(put.y, `${step}: top`).toBeGreaterThanOrEqual(box.y);
    expect(put.y + put.height, `${step}: bottom`).toBeLessThanOrEqual(box.y + box.height + 1);
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await page.locator(`.${zone} [data-thing=slot-${slot}]`).waitFor();
  }
  expect(house.troubles).toEqual([]);
});
