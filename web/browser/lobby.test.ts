// The lobby keeps every seat, even if the server does not know or cannot read its table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibility, heldTables, House, picture, sizes } from './house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

type Answer = { status?: number; body?: object };

/** A visitor with one seat; `answers` gives the server's answers about it from now on. */
async function withSeat(answer: (ids: string[]) => Answer, size = sizes.desktop): Promise<Page> {
  const page = await house.visitor({ size });
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await page.locator('.court').waitFor();
  await page.route(/api\/tables\?ids=/, (route) => {
    const { status = 200, body = {} } = answer(
      new URL(route.request().url()).searchParams.get('ids')!.split(','),
    );
    return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  });
  await page.goto(house.address);
  return page;
}

test.each(['gone', 'damaged'] as const)(
  'a table that is %s stays until the person removes it',
  async (why) => {
    for (const [device, size] of Object.entries(sizes)) {
      const page = await withSeat(
        (ids) => ({ body: { tables: [], gone: [], damaged: [], [why]: ids } }),
        size,
      );
      await page
        .getByText(
          why === 'gone' ? 'This server does not know this table.' : 'cannot read this table',
        )
        .waitFor();
      expect(await heldTables(page)).toHaveLength(1);
      await page.getByRole('button', { name: /Remove from this list/ }).click();
      await page.getByText('Only this browser has the key').waitFor();
      await picture(page, `lobby-${why}-${device}`);
      expect(await accessibility(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keep' }).click();
      expect(await heldTables(page)).toHaveLength(1);
      await page.getByRole('button', { name: /Remove from this list/ }).click();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByText('No games yet.').waitFor();
      expect(await heldTables(page)).toHaveLength(0);
      await page.context().close();
    }
    expect(house.troubles).toEqual([]);
  },
);

test.each([
  ['offline', { status: 502 }],
  ['in no list', { body: { tables: [], gone: [], damaged: [] } }],
] as const)('%s changes nothing', async (_name, answer) => {
  const page = await withSeat(() => answer);
  await page.getByText('Waiting for an answer from the server.').waitFor();
  expect(await heldTables(page)).toHaveLength(1);
  expect(await page.getByRole('button', { name: /Remove/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Open Justinian/ }).click();
  await page.locator('.own').waitFor(); // the seat is still ours
  expect(house.troubles).toEqual([]);
});
