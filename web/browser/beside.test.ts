// The page's own house beside a server: the page holds what needs no other device, and the server
// gets what it is given or what this browser cannot hold.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, heldTables, House, picture } from './support/house';
import { openHere, playHere } from './support/in_page';
import { answer, asked, byClick } from './support/justinian_player';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());
const inPage = { settings: { server: false, level: 'beginner' } };

test('a game against bots stays in the page, and the setting brings the next one to the server', async () => {
  const page = await house.visitor(inPage);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  expect(page.url()).toContain('/t/local-');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Play against bots on the server').check();
  await picture(page, 'beside-setting');
  await page.getByRole('link', { name: 'Lobby' }).click();
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  expect((await heldTables(page)).map(({ table }) => table.startsWith('local-'))).toEqual([
    false,
    true,
  ]);
  expect(house.troubles).toEqual([]);
});

test('a finished game of the page is sent to the server and replayed there', async () => {
  const page = await house.visitor(inPage);
  await page.goto(house.address);
  const seat = await openHere(page, 'justinian', 2);
  await playHere(page, seat);
  await page.goto(`${house.address}/t/${seat.table}`);
  await page.getByRole('button', { name: 'Send to the server' }).click();
  await page.getByRole('link', { name: 'Replay on the server' }).click();
  await page.getByRole('slider').first().waitFor();
  expect(page.url()).not.toContain('local-');
  // Another device sees it too.
  const friend = await house.visitor();
  await friend.goto(page.url());
  await friend.getByRole('slider').first().waitFor();
  expect(house.troubles).toEqual([]);
});

test('an unfinished game of the page goes on at the server', async () => {
  const page = await house.visitor(inPage);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  for (let turn = 0; turn < 2; turn++) await answer(page, byClick, turn);
  await asked(page);
  const lines = () => page.locator('aside ol li').allInnerTexts();
  const told = await lines();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Play on at the server' }).waitFor();
  await picture(page, 'beside-move');
  await page.getByRole('button', { name: 'Play on at the server' }).click();
  await page.waitForURL((address) => !address.pathname.includes('local-'));
  await asked(page);
  expect((await lines()).slice(0, told.length)).toEqual(told);
  // It is one game: the page has given its own copy away. It is played on, also after a reload.
  const held = await heldTables(page);
  expect(held.map(({ table }) => table.startsWith('local-'))).toEqual([false]);
  await page.reload();
  await asked(page);
  await answer(page, byClick, 2);
  await eventually(async () => expect((await lines()).length).toBeGreaterThan(told.length));
  expect(house.troubles).toEqual([]);
});

test('a browser that stores nothing plays on the server', async () => {
  const page = await house.visitor(inPage);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    delete (globalThis as { indexedDB?: unknown }).indexedDB;
    delete (Object.getPrototypeOf(globalThis) as { indexedDB?: unknown }).indexedDB;
  });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  expect(page.url()).not.toContain('local-');
});
