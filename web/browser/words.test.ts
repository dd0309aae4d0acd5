// No text is cut off: on every screen, in every language, from a small phone to a desktop.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';
import { branch, finished, games, middles } from './moments';

let house: House;
let screens: [name: string, path: string][];
beforeAll(async () => {
  house = await House.open();
  screens = [['lobby', '/']];
  for (const game of games) {
    const table = await finished(house, game);
    screens.push(
      [`${game} table`, await branch(house, table, middles(game)[0]!)],
      [`${game} late`, await branch(house, table, middles(game)[1]!)],
      [`${game} after`, `/t/${table}`],
      [`${game} replay`, `/r/${table}?step=${middles(game)[0]}&eyes=1`],
      [`${game} open`, `/r/${table}?step=${middles(game)[1]}&eyes=all`],
      [`${game} rules`, `/rules/${game}`],
      [`${game} cards`, `/cards/${game}`],
      [`${game} edition`, `/edition/${game}`],
    );
  }
});
afterAll(async () => house.close());

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

/** Texts that are partly invisible because a box around them is too small. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const known = new Map<Element, { style: CSSStyleDeclaration; edge: DOMRect }>();
    const read = (element: Element) => {
      if (!known.has(element))
        known.set(element, {
          style: getComputedStyle(element),
          edge: element.getBoundingClientRect(),
        });
      return known.get(element)!;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement!;
      if (
        !node.textContent!.trim() ||
        element.closest('.unseen, script, style, svg, option, .strip') ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width < 1) continue;
      let rolling = false;
      for (
        let around: Element | null = element;
        around && around !== document.documentElement;
        around = around.parentElement
      ) {
        const {
          style: { overflowX, overflowY, clipPath, position, webkitLineClamp },
          edge,
        } = read(around);
        if (clipPath.includes('50%')) {
          rolling = true;
          break;
        }
        // Outside its own button, or to the left of a scroll container, where nobody can scroll to.
        if (
          (around.tagName === 'BUTTON' &&
            (box.left < edge.left - 1.5 || box.right > edge.right + 1.5)) ||
          (/auto|scroll/.test(overflowX) && box.left + around.scrollLeft < edge.left - 1.5)
        ) {
          found.push(
            `spills from ${around.className.replace(/svelte-\w+/g, '').trim()}: "${node.textContent!.trim().slice(0, 40)}"`,
          );
          break;
        }
        const over = {
          right: box.right - edge.right,
          left: edge.left - box.left,
          bottom: box.bottom - edge.bottom,
        };
        // A card's text may end in dots after a whole line: the full text appears below the table when the card is pressed.
        if (around.matches('.gt-card .text') && webkitLineClamp !== 'none') break;
        const [clips, rolls] = [/hidden|clip/, /auto|scroll/];
        // A text that is hidden completely is not cut off.
        if (clips.test(overflowY) && box.top >= edge.bottom - 2) break;
        if (
          (clips.test(overflowX) && (over.right > 1.5 || over.left > 1.5)) ||
          (clips.test(overflowY) && over.bottom > 5)
        ) {
          const where = [around.parentElement?.className, around.className]
            .map((name) =>
              String(name)
                .replace(/svelte-\w+/g, '')
                .trim(),
            )
            .join(' > ');
          found.push(
            `${where}: "${node.textContent!.trim().slice(0, 40)}" (${Math.round(Math.max(over.right, over.left))}, ${Math.round(over.bottom)})`,
          );
          break;
        }
        rolling ||= rolls.test(overflowX) || rolls.test(overflowY);
        if (rolling || position === 'fixed') break;
      }
      if (box.right > innerWidth + 1 && !rolling)
        found.push(`beyond the window: "${node.textContent!.trim().slice(0, 40)}"`);
    }
    return found;
  });

test.each(['en', 'it', 'fr'])(
  'in %s',
  async (language) => {
    const all: string[] = [];
    const page = await house.visitor({ language });
    const look = async (name: string) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        let found = await cut(page);
        // Elements that measure themselves may need a moment longer.
        if (found.length > 0) found = await page.waitForTimeout(600).then(() => cut(page));
        all.push(...found.map((line) => `${name} ${width}: ${line}`));
      }
    };
    for (const [name, path] of screens) {
      await page.goto('about:blank');
      await page.goto(house.address + path);
      await page.locator('main#main').waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await look(name);
    }
    for (const game of games) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(house.address);
      await page.locator(`article.g-${game} .learn`).click();
      await page.locator('.guide[data-lesson]').waitFor();
      await look(`${game} guide`);
    }
    await page.context().close();
    expect(all).toEqual([]);
  },
  300_000,
);
