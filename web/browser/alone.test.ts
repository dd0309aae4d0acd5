// The page without a server: only its files are served. It plays, and survives the end of a tab.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibility, heldTables, House, picture } from './support/house';
import { answer, asked, byClick } from './support/justinian_player';

let house: House;
beforeAll(async () => void (house = await House.alone()));
afterAll(async () => house.close());

test('a game against bots needs no server, and a reload loses no move', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  expect((await heldTables(page))[0]!.table).toMatch(/^local-/);

  const lines = () => page.locator('aside ol li').count();
  for (let turn = 0; turn < 9; turn++) {
    await answer(page, byClick, turn);
    if (turn % 3 !== 2) continue;
    const told = await lines();
    await page.reload();
    await page
      .locator('aside ol li')
      .nth(told - 1)
      .waitFor({ timeout: 60_000 });
    await asked(page);
  }
  await picture(page, 'alone');

  // The lobby knows the table, also without a server.
  await page.goto(house.address);
  await page
    .getByRole('link', { name: /Justinian/ })
    .first()
    .waitFor();
  expect(sockets).toEqual([]);
  expect(house.troubles).toEqual([]);
});

test('bots that lack a file say so, and move when it can be loaded', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await page.context().route('**/*.net', (route) => route.abort());
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  // No matter who begins, a bot is asked at the latest after the reader's first answer.
  await page.locator('.question.asked').or(retry).first().waitFor();
  if (!(await retry.count())) void answer(page, byClick, 6).catch(() => {});
  await retry.waitFor();
  expect(await page.locator('.notice[role=alert]').innerText()).toContain('The bots cannot move');
  expect(await accessibility(page)).toEqual([]);
  await picture(page, 'alone-without-net');
  await page.context().unroute('**/*.net');
  await retry.click();
  await retry.waitFor({ state: 'detached' });
  await asked(page);
});
