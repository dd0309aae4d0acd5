// A whole game of Justinian against bots, once by mouse and once by keyboard.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, picture } from './support/house';
import { byClick, byKey, playToTheEnd } from './support/justinian_player';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

test.each([
  ['clicks', byClick],
  ['keys', byKey],
] as const)('by %s', async (name, hand) => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await page.goto(house.address);
  const play = page.getByRole('button', { name: 'Play now Justinian' });
  if (name === 'keys') {
    await play.focus();
    await page.keyboard.press('Enter');
  } else await play.click();
  const turns = await playToTheEnd(page, hand);
  expect(turns).toBeGreaterThan(5);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture(page, `after-${name}`);
  expect(house.troubles).toEqual([]);
});
