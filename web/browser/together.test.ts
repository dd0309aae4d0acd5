// Two browsers in one match: what one does is drawn on the other, also after a broken line.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { House } from './house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

async function twoPlayers(): Promise<[Page, Page]> {
  const host = await house.visitor();
  await host.addInitScript(() => localStorage.setItem('curia.wishes.justinian', JSON.stringify({ seats: 2 })));
  await host.goto(house.address);
  await host.locator('article.g-justinian .two button').first().click();
  const link = await host.locator('.link input').inputValue();
  const friend = await house.visitor();
  await friend.goto(link);
  await host.locator('.court').waitFor();
  await friend.locator('.court').waitFor();
  return [host, friend];
}
const lines = (page: Page) => page.locator('aside ol li').count();
async function active(pages: Page[]): Promise<{ one: Page; other: Page }> {
  const [a, b] = pages as [Page, Page];
  await Promise.race(pages.map((page) => page.locator('.question.asked').waitFor()));
  return (await a.locator('.question.asked').count()) ? { one: a, other: b } : { one: b, other: a };
}
async function place(page: Page, nth: number) {
  await page.locator('.tokens button:not([aria-disabled])').first().click();
  await page.locator('.court button.open').nth(nth).click();
  await page.locator('.acts .go:not([aria-disabled])').click();
}

test('a move is drawn on the other page at once, and missed ones when the line is back', async () => {
  const pages = await twoPlayers();
  const times: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const { one, other } = await active(pages);
    const before = await lines(other);
    await one.locator('.tokens button:not([aria-disabled])').first().click();
    await one.locator('.court button.open').nth(turn).click();
    await one.locator('.acts .go:not([aria-disabled])').waitFor();
    const seen = other.waitForFunction((count) => document.querySelectorAll('aside ol li').length > count, before, { polling: 'raf' }).then(() => Date.now());
    const start = Date.now();
    await one.evaluate(() => document.querySelector<HTMLElement>('.acts .go')!.click());
    times.push((await seen) - start);
  }
  console.log(`an action -> drawn on another page: ${[...times].sort((a, b) => a - b)[1]} ms median of ${times.join(', ')} (bar: 100 ms)`);

  // One is cut off while the other plays on.
  const { one, other } = await active(pages);
  await other.context().setOffline(true);
  await other.evaluate(() => window.dispatchEvent(new Event('offline')));
  const known = await lines(one);
  await place(one, 5);
  await one.waitForFunction((count) => document.querySelectorAll('aside ol li').length > count, known);
  await other.context().setOffline(false);
  const back = Date.now();
  await other.waitForFunction((count) => document.querySelectorAll('aside ol li').length > count, known, { timeout: 15_000 });
  await other.locator('.question.asked').waitFor();
  console.log(`back after a cut line: ${Date.now() - back} ms`);
  await place(other, 6);
  expect(house.troubles).toEqual([]);
});

test('a page that is loaded anew in mid-game goes on where it was', async () => {
  const pages = await twoPlayers();
  const { one, other } = await active(pages);
  await place(one, 3);
  await other.reload();
  await other.locator('.question.asked').waitFor();
  await place(other, 4);
  await one.locator('.question.asked').waitFor();
  expect(house.troubles).toEqual([]);
});

test('chat reaches the other, and a seat can be moved to another device', async () => {
  const [host, friend] = await twoPlayers();
  await host.getByRole('tab', { name: 'Talk' }).click();
  await host.getByRole('textbox', { name: 'Say something' }).fill('Salve!');
  await host.getByRole('button', { name: 'Say', exact: true }).click();
  await friend.getByRole('tab', { name: /Talk/ }).click();
  await friend.getByText('Salve!').waitFor();
  const elsewhere = await house.visitor();
  await elsewhere.goto(friend.url());
  await elsewhere.locator('.court').waitFor();
  await friend.getByText('played on another device').waitFor();
  await friend.getByRole('button', { name: 'Take it back here' }).click();
  await elsewhere.getByText('played on another device').waitFor();
  expect(house.troubles).toEqual([]);
});
