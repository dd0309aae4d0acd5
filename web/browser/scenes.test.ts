// Scenes with motion: the actions of others are shown before the next question, and can be skipped.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './support/house';
import { asked, byClick } from './support/justinian_player';

let house: House;
beforeAll(async () => void (house = await House.open(1)));
afterAll(async () => house.close());

test('what the others do is shown one after the other, then the question comes', async () => {
  const page = await house.visitor({ motion: true });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  await byClick(page, '.tokens button:not([aria-disabled])');
  await byClick(page, '.court button.open');
  await byClick(page, '.acts .go');
  await page.locator('.stage .banner').waitFor();
  expect(await page.locator('.question.asked').count()).toBe(0);
  expect(await page.locator('[role=log]').innerText()).not.toBe('');
  await asked(page);
  expect(await page.locator('.stage .banner').count()).toBe(0);
  expect(await page.locator('.unseen[role=status]').innerText()).toContain('Your turn: ');

  // Two presses of the space bar skip everything that is waiting. All others may have passed, so
  // only a pass is sure to be followed by what they do.
  await byClick(page, '.acts .second');
  await byClick(page, '.acts .go');
  await page.locator('.stage .banner').waitFor();
  await page.keyboard.press(' ');
  await page.keyboard.press(' ');
  await page.waitForFunction(() => !document.querySelector('.stage .banner'));
  expect(house.troubles).toEqual([]);
});

test('after a reload the reader finds what happened since their last turn', async () => {
  const page = await house.visitor({ motion: true, size: { width: 1280, height: 800 } });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  await byClick(page, '.tokens button:not([aria-disabled])');
  await byClick(page, '.court button.open');
  await byClick(page, '.acts .go');
  await page.locator('.stage .banner').waitFor();
  await asked(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Since your last turn' }).waitFor();
  expect(await page.locator('main .recap li').count()).toBeGreaterThan(0);
  await page.locator('main .recap button').click();
  expect(await page.locator('main .recap').count()).toBe(0);
  expect(house.troubles).toEqual([]);
});

test('with reduced motion nothing stays marked', async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  await byClick(page, '.tokens button:not([aria-disabled])');
  await byClick(page, '.court button.open');
  await byClick(page, '.acts .go');
  await page.locator('.glow').first().waitFor({ state: 'attached' });
  await asked(page);
  await page.waitForFunction(() => !document.querySelector('.glow'), null, { timeout: 5000 });
  await page.context().close();
});
