// The card pages show every component of the edition, in the reader's language.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { circus_maximus, grand_tribunal, justinian } from '../src/types';
import { games } from '../src/values';
import { accessibility, eventually, House, picture, sizes } from './support/house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

const edition = async <E>(game: string) =>
  ((await (await fetch(`${house.address}/api/games/${game}/edition`)).json()) as { values: E })
    .values;

test.each([
  ['en', 'desktop'],
  ['it', 'tablet'],
  ['fr', 'phone'],
] as const)('no fault in %s, %s', async (language, device) => {
  const page = await house.visitor({ size: sizes[device], language });
  for (const game of games) {
    await page.goto(`${house.address}/rules/${game}`);
    await page.locator(`main a[href="/cards/${game}"]`).first().click();
    await page.locator('.box h2').first().waitFor();
    await picture(page, `cards-${game}-${device}-${language}`);
    expect(await accessibility(page), game).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${game} is too wide`,
    ).toBeLessThanOrEqual(0);
  }
  await page.context().close();
  expect(house.troubles).toEqual([]);
});

test.each(['cards', 'rules', 'edition'])('/%s/ of a game that does not exist', async (at) => {
  const page = await house.visitor();
  await page.goto(`${house.address}/${at}/chess`);
  await page.getByText('The server does not know this game.').waitFor();
  expect(await page.locator('main h2').count()).toBe(0); // nothing of another game
});

test('Justinian: every tile with all its numbers', async () => {
  const { tile, slot } = await edition<justinian.Edition>('justinian');
  const page = await house.visitor();
  await page.goto(`${house.address}/cards/justinian`);
  await page.locator('.tiles li').first().waitFor();
  const shown = await page
    .locator('.tiles li')
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('tbody td')].map((cell) => Number(cell.textContent)),
      ),
    );
  expect(shown).toEqual(
    tile.map(({ holes }) => holes.flatMap((hole) => slot.map(({ numbers }) => numbers[hole - 1]))),
  );
});

test('Circus Maximus: as many cards as the edition has', async () => {
  const { ticket, visitor, favour } = await edition<circus_maximus.Edition>('circus_maximus');
  const page = await house.visitor();
  await page.goto(`${house.address}/cards/circus_maximus`);
  await page.locator('.list li').first().waitFor();
  const copies = await page
    .locator('.list h3 b')
    .evaluateAll((marks) =>
      marks.reduce((sum, mark) => sum + Number(mark.textContent!.slice(1)), 0),
    );
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  expect(copies).toBe(
    sum(visitor.map((one) => one.copies)) +
      3 * sum(ticket.map((one) => one.copies_per_venue)) +
      sum(favour.map((one) => one.copies)) +
      1,
  );
});

test('Grand Tribunal: all cards, by deck and kind, found by a word', async () => {
  const { item, spell } = await edition<grand_tribunal.Edition>('grand_tribunal');
  const page = await house.visitor();
  await page.goto(`${house.address}/cards/grand_tribunal`);
  const found = page.getByRole('status');
  await page.getByText('105 cards', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Items' }).click();
  await eventually(async () => expect(await found.innerText()).toBe(`${item.length} cards`));
  await page.getByRole('button', { name: 'Orb' }).click();
  await eventually(async () =>
    expect(await found.innerText()).toBe(
      `${item.filter(({ type }) => type === 'orb').length} cards`,
    ),
  );
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('searchbox').fill(spell[0]!.name.toLowerCase());
  await eventually(async () =>
    expect(await page.locator('.cards h3').allInnerTexts()).toEqual([
      expect.stringContaining(spell[0]!.name),
    ]),
  );
  await page.getByRole('searchbox').fill('no such card');
  await eventually(async () => expect(await found.innerText()).toBe('0 cards'));
  expect(house.troubles).toEqual([]);
});
