// Tips explain a component and link to its rule: by mouse, by keyboard, by touch.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/values';
import { accessibility, eventually, House, picture, type Size, sizes } from './support/house';
import { branch, finished, middles, sitDown, type Game } from './support/moments';

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
// Drawn parts that need no tip: self-explanatory words, and buttons that answer the question.
const words = {
  justinian: '.own h2, .acts, .info, .slot, .flag, [data-part=info]',
  circus_maximus: '.dado h2, .act, .none, .foresight, .count, .lock',
  grand_tribunal:
    '.heading, .me > svg, .ask, .leaves, .none, .top, .count p, .others .head > :is(svg, h2), .shelf .button',
} as const satisfies Record<Game, string>;

/**
 * Everything on the table and in the players' strip without a tip that links to a chapter of the
 * rules.
 */
const untold = (page: Page, allowed: string) =>
  page.locator('main').evaluate((main, spared) => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const parts = [...main.querySelectorAll('[data-part=players], .table')];
    const drawn = parts
      .flatMap((part) => [...part.querySelectorAll('*')])
      .filter((element) => {
        if (element.closest('svg') && element.tagName !== 'svg') return false;
        return (
          element.tagName === 'svg' ||
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
          )
        );
      });
    const bare = drawn.filter((element) => {
      if (
        !seen(element) ||
        element.closest(
          `.unseen, .flights, [data-part=players] .who, [data-part=players] .portrait, ${spared}`,
        )
      )
        return false;
      const wearer = element.closest<HTMLElement>('[data-tip]');
      return !wearer?.dataset.tip || !/^chapter-[\d-]+$/.test(wearer.dataset.rule ?? '');
    });
    return {
      drawn: drawn.filter(seen).length,
      bare: bare.map(
        (element) => `${element.parentElement!.className} > ${element.outerHTML.slice(0, 110)}`,
      ),
    };
  }, allowed);

test.each(
  games.flatMap(
    (game) =>
      [
        [game, 'desktop'],
        [game, 'phone'],
      ] as const,
  ),
)('%s on a %s: every drawn part has a tip', async (game, size) => {
  const table = await finished(house, game);
  for (const step of middles(game)) {
    const page = await house.visitor({ size: sizes[size] });
    await sitDown(house, page, await branch(house, table, step));
    const tabs = await page.locator('.leaves [data-part^=leaf-]').all();
    // Grand Tribunal shows the Sanctums behind tabs or buttons.
    for (const open of tabs.length > 0
      ? tabs
      : [
          null,
          ...(game === 'grand_tribunal' ? [page.locator('.others li > button').first()] : []),
        ]) {
      await open?.click();
      const { drawn, bare } = await untold(page, words[game]);
      expect(drawn).toBeGreaterThan(20);
      expect(bare, `step ${step}`).toEqual([]);
    }
    await page.context().close();
  }
  expect(house.troubles).toEqual([]);
});

test.each(games)('%s: the tip of a component and of a player’s points', async (game) => {
  const page = await sit(game);
  for (const [part, name] of [
    ['main .table [data-tip]', 'tip'],
    ['[data-part=players] .points', 'tip-points'],
  ] as const) {
    await page.locator(part).first().hover();
    await page.locator('.tip.placed').waitFor();
    await picture(page, `${name}-${game}`);
    expect(await accessibility(page)).toEqual([]);
    await page.mouse.move(2, 2);
    await page.locator('.tip').waitFor({ state: 'detached' });
  }
  expect(house.troubles).toEqual([]);
});

test('the link opens the rules at the chapter', async () => {
  const page = await sit('justinian');
  await page.locator('button.card').hover();
  await page.locator('.tip.placed').waitFor();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'See the rule' }).click();
  const rules = await opened;
  const chapter = rules.getByRole('heading', { name: 'Calling a scoring' });
  await chapter.waitFor();
  await eventually(async () =>
    expect(
      await chapter.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top)),
    ).toBeLessThan(300),
  );
});

test('by keyboard: focus shows the tip, Escape closes it, and it describes the button', async () => {
  const page = await sit('justinian');
  await page.locator('.tokens button').first().focus();
  await page.keyboard.press('Tab'); // keyboard focus, not mouse focus
  const focused = page.locator('.tokens button').nth(1);
  await page.locator('.tip.placed').waitFor();
  expect(await focused.getAttribute('aria-describedby')).toBe('tip');
  expect(await page.getByRole('tooltip').innerText()).toBe(await focused.getAttribute('data-tip'));
  await page.keyboard.press('Escape');
  await page.locator('.tip').waitFor({ state: 'detached' });
  expect(await focused.getAttribute('aria-describedby')).toBeNull();
});

test('by touch: a long press only shows the tip, a tap only acts', async () => {
  const page = await sit('justinian', sizes.phone);
  const token = page.locator('.tokens button:not([aria-disabled])').first();
  const finger = async (name: string) =>
    token.dispatchEvent(name, { bubbles: true, pointerType: 'touch', clientX: 20, clientY: 700 });
  await finger('pointerdown');
  await page.locator('.tip.placed').waitFor();
  await picture(page, 'tip-phone');
  await finger('pointerup');
  await token.dispatchEvent('click');
  expect(await token.getAttribute('aria-pressed')).toBe('false');
  await page
    .locator('header')
    .dispatchEvent('pointerdown', { bubbles: true, pointerType: 'touch' });
  await page.locator('.tip').waitFor({ state: 'detached' });
  await finger('pointerdown');
  await finger('pointerup');
  await token.dispatchEvent('click');
  expect(await token.getAttribute('aria-pressed')).toBe('true');
  await page.waitForTimeout(900);
  expect(await page.locator('.tip').count()).toBe(0);
});
