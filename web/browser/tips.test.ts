// What a component is, and the rule behind it: by pointer, by keyboard, by a finger.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibility, House, picture, sizes, type Size } from './house';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

async function sit(game: string, size?: Size): Promise<Page> {
  const page = await house.visitor(size ? { size } : {});
  await page.goto(house.address);
  await page.locator(`article.g-${game} .now`).click();
  await page.locator('.question.asked').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}
/** Components of each table: things that lie on it or are held. */
const components = {
  justinian: '.court li button, .tokens button, button.card, .sets .card, .sets .title',
  circus_maximus: '.place, .good, .bid, .held, .dado .favour, .dado .ticket',
  grand_tribunal: '.space, .concilium, .stack, .gt-card > .leaf, .act, .market .springs li button',
} as const;

test.each(Object.entries(components))('%s: every component tells what it is', async (game, parts) => {
  const page = await sit(game);
  const all = await page.locator('main .table').locator(parts).evaluateAll((list) => list.map((part) => [part.outerHTML.slice(0, 90), (part as HTMLElement).dataset.tip, (part as HTMLElement).dataset.rule]));
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(([, text, rule]) => !text || !/^chapter-[\d-]+$/.test(rule ?? ''))).toEqual([]);
  await page.locator('main .table [data-tip]').first().hover();
  await page.locator('.tip.placed').waitFor();
  await picture(page, `tip-${game}`);
  expect(await accessibility(page)).toEqual([]);
  await page.mouse.move(2, 2);
  await page.locator('.tip').waitFor({ state: 'detached' });
  expect(house.troubles).toEqual([]);
});

test('the link opens the rules at the chapter', async () => {
  const page = await sit('justinian');
  await page.locator('button.card').hover();
  await page.locator('.tip.placed').waitFor();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'The rule' }).click();
  const rules = await opened;
  const chapter = rules.getByRole('heading', { name: 'Claiming a scoring' });
  await chapter.waitFor();
  await expect.poll(() => chapter.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top)), { timeout: 5000 }).toBeLessThan(300);
});

test('by keyboard: the focus shows it, Escape closes it, and it describes the button', async () => {
  const page = await sit('justinian');
  await page.locator('.tokens button').first().focus();
  await page.keyboard.press('Tab'); // a keyboard's focus, not a pointer's
  const focused = page.locator('.tokens button').nth(1);
  await page.locator('.tip.placed').waitFor();
  expect(await focused.getAttribute('aria-describedby')).toBe('tip');
  expect(await page.getByRole('tooltip').innerText()).toBe(await focused.getAttribute('data-tip'));
  await page.keyboard.press('Escape');
  await page.locator('.tip').waitFor({ state: 'detached' });
  expect(await focused.getAttribute('aria-describedby')).toBeNull();
});

test('by a finger: holding shows it and does nothing else, a tap acts and shows nothing', async () => {
  const page = await sit('justinian', sizes.phone);
  const token = page.locator('.tokens button:not([aria-disabled])').first();
  const finger = async (name: string) => token.dispatchEvent(name, { bubbles: true, pointerType: 'touch', clientX: 20, clientY: 700 });
  await finger('pointerdown');
  await page.locator('.tip.placed').waitFor();
  await picture(page, 'tip-phone');
  await finger('pointerup');
  await token.dispatchEvent('click');
  expect(await token.getAttribute('aria-pressed')).toBe('false');
  await page.locator('header').dispatchEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
  await page.locator('.tip').waitFor({ state: 'detached' });
  await finger('pointerdown');
  await finger('pointerup');
  await token.dispatchEvent('click');
  expect(await token.getAttribute('aria-pressed')).toBe('true');
  await page.waitForTimeout(900);
  expect(await page.locator('.tip').count()).toBe(0);
});
