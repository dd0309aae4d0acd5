// Clicks from opening the page to a table with friends. times/first_move.test.ts measures the time
// to the first move against bots.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './support/house';
import { invitation } from './support/two_players';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

test('two people and two bots at a table within four clicks', async () => {
  const host = await house.visitor();
  await host.goto(house.address);
  await host.locator('article.g-justinian .two button').first().click(); // 1: invite friends
  const link = await invitation(host);
  const clipboard = await host.evaluate(() => navigator.clipboard.readText());
  expect(clipboard).toBe(link);
  const friend = await house.visitor({ language: 'it-IT' });
  await friend.goto(link); // 2: the friend opens the link
  await friend
    .getByText(
      'Hai un posto. La partita la avvia chi ospita; comincia da sola quando ci sono tutti.',
    )
    .waitFor();
  await host.getByText('online').waitFor();
  await host.getByRole('button', { name: 'Start' }).click(); // 3: start; bots take the open seats
  await host.locator('.court').waitFor();
  await friend.locator('.court').waitFor();
  console.log('two people and two bots at a table: 3 clicks over both people (bar: 4)');
  expect(house.troubles).toEqual([]);
});
