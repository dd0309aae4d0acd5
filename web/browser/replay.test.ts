// An open replay shows everything that only one player could see: hands, tokens, cards.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { circus_maximus, grand_tribunal, justinian } from '../src/types';
import { games } from '../src/values';
import { accessibility, eventually, House, picture, sizes } from './support/house';
import { finished, middles, type Game } from './support/moments';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

/** What each seat sees at a step. */
async function sights<View>(table: string, step: number): Promise<View[]> {
  const answer = await fetch(`${house.address}/api/tables/${table}/replay?eyes=all&step=${step}`);
  return ((await answer.json()) as { view: View[] }).view;
}
async function open(page: Page, game: Game, step: number): Promise<string> {
  const table = await finished(house, game);
  await page.goto(`${house.address}/r/${table}?step=${step}`);
  await page.getByRole('button', { name: 'Everything open' }).click();
  await page.waitForURL(/eyes=all/);
  return table;
}
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

test('Justinian: every token with its face, every hand, every card', async () => {
  const page = await house.visitor();
  const step = 56;
  const table = await open(page, 'justinian', step);
  await page.locator('.everyone > li').first().waitFor();
  const views = await sights<justinian.View>(table, step);
  const laid = views[0]!.table.above.flat().length;
  expect(laid).toBeGreaterThan(2);
  expect(await page.locator('.court .laid svg.up').count()).toBe(laid);
  for (const [seat, { own }] of views.entries()) {
    const place = page.locator('.everyone > li').nth(seat);
    expect(await place.locator('.cards li').count()).toBe(own.cards.flat().length);
    const counts = await place
      .locator('.bag')
      .evaluateAll((bags) =>
        bags.map((bag) =>
          [...bag.querySelectorAll('span:has(svg)')]
            .map((token) => Number(token.querySelector('b')?.textContent!.slice(1) ?? 1))
            .reduce((all, one) => all + one, 0),
        ),
      );
    expect(counts).toEqual([sum(own.hand), sum(own.on_card)]);
  }
  expect(house.troubles).toEqual([]);
});

test('Circus Maximus has no hidden information: an open replay is what a spectator sees', async () => {
  const page = await house.visitor();
  const step = middles('circus_maximus')[0]!;
  const table = await open(page, 'circus_maximus', step);
  const [view] = await sights<circus_maximus.View>(table, step);
  const shown = () =>
    page
      .locator('.gang .hand')
      .evaluateAll((hands) =>
        hands.map((hand) =>
          [...hand.querySelectorAll('.in')].map((level) => Number(level.textContent)),
        ),
      );
  await eventually(async () =>
    expect(await shown()).toEqual(view!.table.hands.map((hand) => [...hand].sort())),
  );
  expect(house.troubles).toEqual([]);
});

test('Grand Tribunal: hands and face-down cards of everybody', async () => {
  const page = await house.visitor();
  const step = middles('grand_tribunal')[0]!;
  const table = await open(page, 'grand_tribunal', step);
  const views = await sights<grand_tribunal.View>(table, step);
  const hidden = views.map((view, seat) => {
    const { pieces, players } = view.table;
    const piece = (slot: number) =>
      [pieces.items, pieces.spells, pieces.resources][slot >> 6]![slot % 64]!;
    return view.own.filter(
      ({ slot }) =>
        players[seat]!.cards.includes(slot) && piece(slot).face < 0 && piece(slot).place !== 'free',
    ).length;
  });
  expect(Math.max(...hidden)).toBeGreaterThan(1);
  for (const seat of views.keys()) {
    await page.locator('.others > li > button').nth(seat).click();
    const names = await page.locator('.shelf li > .what > b').allInnerTexts();
    expect(names.length).toBeGreaterThanOrEqual(hidden[seat]!);
    expect(names.filter((name) => name.startsWith('Hidden'))).toEqual([]);
    if (seat === 1) await picture(page, 'replay-open-grand_tribunal-shelf');
    await page.keyboard.press('Escape');
  }
  expect(house.troubles).toEqual([]);
});

test.each(games)('%s, open replay, on every size: nothing is out of place', async (game) => {
  const table = await finished(house, game);
  for (const [name, size] of Object.entries(sizes)) {
    const page = await house.visitor({ size });
    await page.goto(`${house.address}/r/${table}?step=${middles(game)[0]}&eyes=all`);
    await page.locator('[data-part=players]').waitFor();
    expect(
      await page.evaluate(() =>
        [
          document.documentElement.scrollWidth - innerWidth,
          document.documentElement.scrollHeight - innerHeight,
        ].map((over) => Math.max(0, over)),
      ),
    ).toEqual([0, 0]);
    expect(await accessibility(page), name).toEqual([]);
    await picture(page, `replay-open-${game}-${name}`);
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});

test('on a phone the point of view is chosen from a list', async () => {
  const page = await house.visitor({ size: sizes.phone });
  await page.goto(`${house.address}/r/${await finished(house, 'justinian')}?step=50`);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('Everything open');
  await page.locator('.everyone').waitFor();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
  await page.locator('.own .tokens').waitFor();
  expect(await page.locator('.everyone').count()).toBe(0);
});

test.each(games)('%s: a replay that runs to the end shows the winner', async (game) => {
  const page = await house.visitor();
  const table = await finished(house, game);
  const replay = (await (await fetch(`${house.address}/api/tables/${table}/replay`)).json()) as {
    steps: unknown[];
  };
  await page.goto(`${house.address}/r/${table}?step=${replay.steps.length - 1}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.triumph h1').waitFor();
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.locator('.triumph').waitFor({ state: 'detached' });
  await page.locator('[data-part=players]').waitFor();
  expect(house.troubles).toEqual([]);
});
