// Answers that need no click: answers in advance and forced answers. Also undo against bots.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibility, eventually, House, picture } from './support/house';
import { asked } from './support/justinian_player';
import { invitation } from './support/two_players';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

async function place(page: Page, nth: number) {
  await page.locator('.tokens button:not([aria-disabled])').first().click();
  await page.locator('.court button.open').nth(nth).click();
  await page.locator('.acts .go:not([aria-disabled])').click();
}

test('a pass in advance is given when the turn comes, and can be withdrawn before', async () => {
  const host = await house.visitor();
  await host.addInitScript(() =>
    localStorage.setItem('curia.wishes.justinian', JSON.stringify({ seats: 2 })),
  );
  await host.goto(house.address);
  await host.locator('article.g-justinian .two button').first().click();
  const friend = await house.visitor();
  await friend.goto(await invitation(host));
  await Promise.race([host, friend].map((page) => page.locator('.question.asked').waitFor()));
  const [active, waiting] = (await host.locator('.question.asked').count())
    ? [host, friend]
    : [friend, host];

  const chip = waiting.getByRole('button', { name: 'Pass this turn' });
  await chip.click();
  await waiting.locator('.early [aria-pressed=true]').waitFor();
  await chip.click();
  await waiting.locator('.early [aria-pressed=true]').waitFor({ state: 'detached' });
  await chip.focus();
  await waiting.keyboard.press('Enter');
  await waiting.locator('.early [aria-pressed=true]').waitFor();
  await picture(waiting, 'early-desktop');
  expect(await accessibility(waiting)).toEqual([]);
  await waiting.reload();
  await waiting.locator('.early [aria-pressed=true]').waitFor();

  await place(active, 3);
  await waiting.locator('aside').getByText('You pass').waitFor();
  await asked(active); // it is the other player's turn again, without a click here
  expect(house.troubles).toEqual([]);
});

test('a forced answer shows no question: no mark, no title, no buttons', async () => {
  const page = await house.visitor();
  let forced = false;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      socket.send(
        forced && message.legal
          ? JSON.stringify({ ...message, legal: [{ type: 'pass' }], forced: true })
          : text,
      );
    });
  });
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await asked(page);
  expect(await page.title()).toContain('◆');
  forced = true;
  await page.reload();
  await page.getByText('There is only one option: Pass and draw 2.').waitFor();
  expect(await page.locator('.question.asked').count()).toBe(0);
  expect(await page.title()).not.toContain('◆');
  expect(await page.locator('.acts button').count()).toBe(0);
  await picture(page, 'forced-desktop');
  expect(house.troubles).toEqual([]);
});

test('undo against bots goes back to the own last decision, even after bots have moved', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await asked(page);
  const lines = await page.locator('aside ol li').count();
  await place(page, 4);
  await page.waitForFunction(
    (count) => document.querySelectorAll('aside ol li').length > count + 1,
    lines,
  );
  await asked(page); // the bots have moved since
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll('aside ol li').length === count,
    lines,
  );
  await asked(page);
  expect(house.troubles).toEqual([]);
});

test('a table without undo against bots has no such button', async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.locator('article.g-justinian summary').click();
  await page.getByLabel('Undo (against bots)').first().uncheck();
  await page.locator('article.g-justinian .now').click();
  await asked(page);
  await place(page, 4);
  await page.locator('.question.asked').waitFor();
  // Until a bot has moved, the action before can be taken back in every game.
  await eventually(async () =>
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0),
  );
  expect(house.troubles).toEqual([]);
});
