// The rules for players: every chapter has its picture, on a small laptop and on a phone, and the
// numbered reference is one click away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rulebook } from '../src/games/game';
import { accessibility, eventually, House, picture, sizes } from './support/house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

const files = import.meta.glob<{ default: Rulebook }>('../src/games/*/learn/rules.ts', {
  eager: true,
});
const devices = { laptop: { width: 1366, height: 625 }, phone: sizes.phone };
const runs = Object.entries(files).flatMap(([path, { default: book }]) =>
  (
    [
      ['laptop', 'en'],
      ['phone', 'fr'],
      ['phone', 'it'],
    ] as const
  ).map(([device, language]) => [path.split('/').at(-3)!, device, language, book] as const),
);

test.each(runs)('%s on a %s in %s', async (game, device, language, book) => {
  const page = await house.visitor({ size: devices[device], language });
  await page.goto(`${house.address}/rules/${game}`);
  const figures = page.locator('figure');
  await figures.first().waitFor();
  expect(await figures.count()).toBe(book.chapters.length);
  for (const [index, { key, parts }] of book.chapters.entries()) {
    const figure = figures.nth(index);
    await figure.scrollIntoViewIfNeeded();
    // What the chapter speaks of fills the picture.
    await eventually(async () =>
      expect(
        await figure.evaluate((one, names) => {
          const frame = one.querySelector('.window')!.getBoundingClientRect();
          const boxes = names
            .flatMap((name) => [...one.querySelectorAll(`[data-part~="${name}"]`)])
            .map((part) => part.getBoundingClientRect())
            .filter(({ width }) => width > 0);
          // Nothing of it is hidden by a box that scrolls.
          const clipped = names
            .flatMap((name) => [...one.querySelectorAll(`[data-part~="${name}"]`)])
            .some((part) => {
              const { bottom, width } = part.getBoundingClientRect();
              for (let around = part.parentElement; around !== one; around = around!.parentElement)
                if (
                  getComputedStyle(around!).overflowY !== 'visible' &&
                  around!.getBoundingClientRect().bottom < bottom - 2
                )
                  return width > 0;
              return false;
            });
          const inside = boxes.every(
            (box) =>
              box.left >= frame.left - 1 &&
              box.right <= frame.right + 1 &&
              box.top >= frame.top - 1 &&
              box.bottom <= frame.bottom + 1,
          );
          return boxes.length > 0 && inside && !clipped && frame.height > 40;
        }, parts),
        `${key}: its picture`,
      ).toBe(true),
    );
    if (index % 4 === 0) await picture(page, `rules-${game}-${device}-${language}-${key}`);
  }
  expect(await accessibility(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.locator(`main a[href="/rules/${game}/reference"]`).click();
  await page.locator('#chapter-1').waitFor();
  expect(await accessibility(page)).toEqual([]);
  await page.locator(`main a[href="/rules/${game}"].button`).last().click();
  await figures.first().waitFor();
  expect(house.troubles).toEqual([]);
  await page.context().close();
});

test('chapters follow each other, and each has an address', async () => {
  for (const size of Object.values(devices)) {
    const page = await house.visitor({ size });
    await page.goto(`${house.address}/rules/justinian`);
    await page.locator('figure').first().waitFor();
    const sections = page.locator('section:has(> .head)');
    expect(
      await sections
        .first()
        .getByRole('link', { name: /^Previous/ })
        .count(),
    ).toBe(0);
    expect(await sections.last().getByRole('link', { name: /^Next/ }).count()).toBe(0);
    const title = (at: number) => sections.nth(at).locator('> .head > h2');
    const isRead = (at: number) =>
      expect
        .poll(() => title(at).evaluate((one) => one.getBoundingClientRect().top / innerHeight), {
          timeout: 5000,
        })
        .toSatisfy((top: number) => top >= 0 && top < 0.3);
    await sections
      .first()
      .getByRole('link', { name: /^Next chapter: 2/ })
      .click();
    await isRead(1);
    await sections
      .nth(1)
      .getByRole('link', { name: /^Next chapter: 3/ })
      .press('Enter');
    await isRead(2);
    await sections
      .nth(2)
      .getByRole('link', { name: /^Previous chapter: 2/ })
      .click();
    await isRead(1);
    // The address in the bar opens this chapter elsewhere, and so does the link above the title.
    await sections
      .nth(2)
      .getByRole('link', { name: /^Chapter 3/ })
      .click();
    await isRead(2);
    const other = await house.visitor({ size });
    await other.goto(page.url());
    await other.locator('figure').first().waitFor();
    const there = other.locator('section > .head > h2').nth(2);
    await eventually(async () =>
      expect(
        await there.evaluate((one) => one.getBoundingClientRect().top / innerHeight),
      ).toSatisfy((top: number) => top >= 0 && top < 0.4),
    );
    await other.context().close();
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});

test('the list marks the chapter that is read, and its example can be played', async ({
  expect,
}) => {
  for (const [width, height] of [
    [1366, 625],
    [390, 844],
  ] as const) {
    const page = await house.visitor({ size: { width, height } });
    await page.goto(`${house.address}/rules/circus_maximus`);
    await page.locator('figure').first().waitFor();
    const fold = page.locator('summary', { hasText: 'Chapters' });
    expect(await fold.isVisible()).toBe(width === 390);
    if (width === 390) await fold.click();
    const chapter = page.getByRole('link', { name: 'Phase II: the Forum', exact: true });
    await chapter.click();
    // In the folded list of a phone it is not drawn, so it has no inner text.
    await eventually(async () =>
      expect(await page.locator('a[aria-current=location]').last().textContent()).toContain(
        'Phase II: the Forum',
      ),
    );
    if (width === 390) {
      expect(await chapter.isVisible()).toBe(false); // folded again
      const [list, head] = [await fold.boundingBox(), await page.locator('#forum').boundingBox()];
      expect(head!.y).toBeGreaterThanOrEqual(list!.y + list!.height);
    }
    await picture(page, `rules-chapter-${width}`);
    // A real position: the reader has seat A, and the cards of the Forum lie there.
    await page.getByRole('button', { name: /^Try it.*the Forum/ }).click();
    await page.locator('[data-part=row-forum]').first().waitFor();
    expect(await page.locator('.guide').count()).toBe(0);
    expect(await page.locator('[data-part=players] .who b').first().innerText()).toBe('You');
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});
