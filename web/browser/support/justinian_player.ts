// Plays Justinian on the page like a person: finds highlighted elements and presses them.
import type { ElementHandle, Page } from 'playwright-core';

/** Presses the first element that a selector finds, or the element itself. */
export type Hand = (page: Page, what: string | ElementHandle) => Promise<void>;

const found = (page: Page, what: string | ElementHandle) =>
  typeof what === 'string' ? page.locator(what).first() : what;

export const byClick: Hand = async (page, what) => found(page, what).click();
/** Focus and Enter: only what a keyboard can do. */
export const byKey: Hand = async (page, what) => {
  await found(page, what).focus();
  await page.keyboard.press('Enter');
};

export const asked = (page: Page) => page.locator('.question.asked').waitFor({ timeout: 60_000 });

/**
 * The bots do not wait for the reader: "Skip to my turn" is pressed wherever it is. It asks for no
 * layout (`innerText` would), because that would slow down what a test measures.
 */
export const skipBots = (page: Page) =>
  page.evaluate(() => {
    setInterval(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent?.trim() === 'Skip to my turn')?.click();
    }, 50);
  });

/** Answers one question; false when the game is over. */
export async function answer(page: Page, hand: Hand, turn: number): Promise<boolean> {
  const question = page.locator('.question.asked');
  const over = page.locator('ol.rank');
  await question.or(over).first().waitFor({ timeout: 60_000 });
  if (await over.count()) return false;
  const before = await page.locator('.question').textContent();
  const lines = await page.locator('aside ol li').count();
  const has = async (what: string) => (await page.locator(what).count()) > 0;
  const tokens = '.tokens button:not([aria-disabled])';
  if (await has(tokens)) {
    // Sometimes onto the phase card, and after a while a pass.
    if (turn % 7 === 6) await hand(page, '.acts .second');
    else {
      await page
        .locator(tokens)
        .nth(turn % (await page.locator(tokens).count()))
        .focus();
      await page.keyboard.press('Enter');
      if (turn % 3 === 0 && (await has('button.card.open'))) await hand(page, 'button.card.open');
      else if (await has('.court button.open'))
        await hand(
          page,
          `.court button.open >> nth=${turn % (await page.locator('.court button.open').count())}`,
        );
      else await hand(page, '.acts .second');
    }
    await hand(page, '.acts .go');
  } else if (await has('.sides button')) {
    await hand(page, '.sides button');
    await hand(page, '.acts .go');
  } else if (await has('button.title:not([aria-disabled])')) {
    await hand(page, 'button.title:not([aria-disabled])');
    await hand(page, '.acts .go');
  } else if (await has('.acts .go:not([aria-disabled])'))
    await hand(page, '.acts .go:not([aria-disabled])');
  else await hand(page, '.acts .second');
  await page.waitForFunction(
    ([text, count]) =>
      document.querySelector('ol.rank') ||
      document.querySelector('.question')?.textContent !== text ||
      document.querySelectorAll('aside ol li').length > (count as number),
    [before, lines] as const,
    { timeout: 60_000 },
  );
  return true;
}

export async function playToTheEnd(page: Page, hand: Hand): Promise<number> {
  let turn = 0;
  while (turn < 400 && (await answer(page, hand, turn))) turn++;
  return turn;
}
