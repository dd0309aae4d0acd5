// The climax of each game in a replay, without motion: everything that was counted is in sight at
// its end, in every window, and the totals are those of the match.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibility, House, picture } from './support/house';
import { cut, lost } from './support/measure';
import { finished, type Game } from './support/moments';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

/**
 * The step that ends the recorded match, what its count opens and how many of them, and the totals.
 */
const ends: Record<Game, { step: number; opened: string; count: number; totals: number[] }> = {
  justinian: { step: 172, opened: '.cell.open .card', count: 8, totals: [158, 150, 150, 137] },
  circus_maximus: { step: 189, opened: '.board li.open', count: 2, totals: [34, 30, 19, 7] },
  grand_tribunal: { step: 237, opened: '.prize.open', count: 2, totals: [9, 4, 0, 0] },
};
const windows = [
  [320, 568, 'fr'],
  [390, 844, 'it'],
  [844, 390, 'en'],
  [1366, 625, 'fr'],
  [1920, 1080, 'it'],
] as const;

test.each(Object.keys(ends) as Game[])('%s: the log shows the count once more', async (game) => {
  const { totals } = ends[game];
  const table = await finished(house, game);
  for (const [width, height, language] of [
    [390, 844, 'en'],
    [1366, 625, 'fr'],
    [1920, 1080, 'it'],
  ] as const) {
    const page = await house.visitor({ size: { width, height }, language });
    // The table of a finished match: nothing is played there by itself.
    await page.goto(`${house.address}/t/${table}`);
    await page.getByRole('button', { name: /View the table|Voir la table|tavolo/ }).click();
    await page.locator('[data-part=players]').waitFor();
    expect(await page.locator('.tally').count()).toBe(0);
    if (width < 1341 || height < 860) await page.locator('header .side').click();
    const button = page.getByRole('button', { name: /See it again|Revoir|Rivedi/ }).first();
    await button.click();
    const tally = page.locator('.tally');
    await tally.locator('ol li').first().waitFor();
    expect((await tally.locator('> ol b.figures').allInnerTexts()).map(Number)).toEqual(totals);
    await picture(page, `again-${game}-${width}`);
    await tally.getByRole('button').last().click({ trial: true }); // the log does not cover it
    await page.keyboard.press('Escape');
    await tally.waitFor({ state: 'detached' });
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await picture(page, `again-log-${game}-${width}`);
    if (width === 1920) expect(await accessibility(page)).toEqual([]);
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});

test.each(Object.keys(ends) as Game[])('%s', async (game) => {
  const { step, opened, count, totals } = ends[game];
  const table = await finished(house, game);
  for (const [width, height, language] of windows) {
    const at = `${width}x${height}`;
    const page = await house.visitor({ size: { width, height }, language });
    // Without motion the end is shown for four seconds. A busy machine needs longer to look at it.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      window.setTimeout = ((work: () => void, time?: number) =>
        wait(work, time === 4000 ? 60_000 : time)) as typeof window.setTimeout;
    });
    await page.goto(`${house.address}/r/${table}?step=${step - 1}`);
    await page.locator('input[type=range]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.keyboard.press('ArrowRight');
    const tally = page.locator('.tally');
    await tally.locator('ol li').first().waitFor();
    expect(await tally.locator(opened).count(), at).toBe(count);
    expect((await tally.locator('> ol b.figures').allInnerTexts()).map(Number), at).toEqual(totals);
    if (game === 'circus_maximus') {
      // What each player earned where, if there is room for it.
      const sums = tally.locator('.sums tbody tr');
      expect(await sums.first().isVisible(), at).toBe(width >= 1366);
      const last = await sums.locator('td:last-child').allTextContents();
      expect(last.map(Number), at).toEqual(totals);
    }
    expect(await tally.evaluate((one) => one.scrollHeight - one.clientHeight), at).toBeLessThan(2);
    // What lies below the climax is not looked at.
    await tally.evaluate((one) => {
      document.body.style.visibility = 'hidden';
      (one as HTMLElement).style.visibility = 'visible';
    });
    expect(await cut(page), at).toEqual([]);
    expect(await lost(page, '.tally button'), at).toEqual([]);
    if (width === 390) expect(await accessibility(page)).toEqual([]);
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});
