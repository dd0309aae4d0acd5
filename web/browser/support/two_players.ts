// Two people at one table of Justinian, each with a browser of their own.
import type { Page } from 'playwright-core';
import type { House } from './house';

/** The invitation in the waiting room: a short address is shown, the whole one is its title. */
export const invitation = async (host: Page) =>
  (await host.locator('.link input').getAttribute('title'))!;

/** A host in the waiting room, and the table's invitation link. */
export async function invite(house: House, seats: number): Promise<{ host: Page; link: string }> {
  const host = await house.visitor();
  await host.addInitScript(
    (count) => localStorage.setItem('curia.wishes.justinian', JSON.stringify({ seats: count })),
    seats,
  );
  await host.goto(house.address);
  await host.locator('article.g-justinian .two button').first().click();
  return { host, link: await invitation(host) };
}
export async function arrive(house: House, link: string, name = ''): Promise<Page> {
  const page = await house.visitor({ settings: { name } });
  await page.goto(link);
  return page;
}
export async function twoPlayers(house: House): Promise<[Page, Page]> {
  const { host, link } = await invite(house, 2);
  const friend = await arrive(house, link);
  await host.locator('.court').waitFor();
  await friend.locator('.court').waitFor();
  return [host, friend];
}
export const lines = (page: Page) => page.locator('aside ol li').count();
export async function active(pages: Page[]): Promise<{ one: Page; other: Page }> {
  const [a, b] = pages as [Page, Page];
  await Promise.race(pages.map((page) => page.locator('.question.asked').waitFor()));
  return (await a.locator('.question.asked').count()) ? { one: a, other: b } : { one: b, other: a };
}
export async function place(page: Page, nth: number) {
  await page.locator('.tokens button:not([aria-disabled])').first().click();
  await page.locator('.court button.open').nth(nth).click();
  await page.locator('.acts .go:not([aria-disabled])').click();
}
