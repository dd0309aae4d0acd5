// Playing by keyboard alone: whole games by the keys of the legend, and the presses of a placement.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/values';
import { House, picture } from './support/house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

const titles = {
  justinian: 'Justinian',
  circus_maximus: 'Circus Maximus',
  grand_tribunal: 'Grand Tribunal',
};

async function play(game: keyof typeof titles): Promise<Page> {
  const page = await house.visitor({
    settings: { level: 'beginner', quick: true, motion: 'none' },
  });
  await page.goto(house.address);
  await page.getByRole('button', { name: `Play now ${titles[game]}` }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.question.asked').waitFor({ timeout: 60_000 });
  await page.keyboard.press('?');
  await page.locator('.legend').waitFor();
  return page;
}

const look = (page: Page) =>
  page.evaluate(() => ({
    over: document.querySelector('ol.rank') !== null,
    asked: document.querySelector('.question.asked') !== null,
    keys: [...document.querySelectorAll('.legend dt kbd')]
      .map((key) => key.textContent!)
      .filter((key) => key !== 'u' && key !== '?'),
  }));

test.each(games)(
  'a whole game of %s by keys alone',
  async (game) => {
    const page = await play(game);
    let presses = 0;
    let over = false;
    for (let step = 0; step < 20_000 && !over; step++) {
      const now = await look(page);
      over = now.over;
      if (over || !now.asked || now.keys.length === 0) {
        await page.waitForTimeout(20);
        continue;
      }
      if (presses === 3) await picture(page, `keys-${game}`);
      const key = now.keys.includes('Enter')
        ? 'Enter'
        : now.keys[(presses * 7 + (step % 5)) % now.keys.length]!;
      await page.keyboard.press(key);
      presses++;
    }
    expect(over).toBe(true);
    console.log(`${game}: a whole game by ${presses} presses`);
    expect(house.troubles).toEqual([]);
  },
  900_000,
);

test('a placement takes two presses, and one with the same token', async () => {
  const page = await play('justinian');
  const pressed = async (key: string) => {
    const before = await page.locator('aside ol li').count();
    await page.keyboard.press(key);
    await page.waitForTimeout(50);
    return before;
  };
  const placed = (before: number) =>
    page.waitForFunction(
      (count) => document.querySelectorAll('aside ol li').length > count,
      before,
    );
  const { keys } = await look(page);
  const token = keys.find((key) => /[1-6]/.test(key))!;
  const tile = keys.find((key) => /[a-l]/.test(key))!;
  await pressed(token);
  await placed(await pressed(tile));
  await page.locator('.question.asked').waitFor({ timeout: 60_000 });
  const again = await look(page);
  if (!(await page.locator('.tokens [aria-pressed="true"]').count())) return; // no such token left
  await placed(await pressed(again.keys.find((key) => /[a-l]/.test(key))!));
  expect(house.troubles).toEqual([]);
});
