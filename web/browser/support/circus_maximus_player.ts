// Plays Circus Maximus on the page like a person: finds highlighted elements and presses them.
import type { Page } from 'playwright-core';
import type { Hand } from './justinian_player';

const main = '[data-main]:not([aria-disabled])';
const merchants = '.dado .held.beckons, .dado .spent.beckons';
const glowing = ['.good.beckons', '.dado .ticket.beckons', '.place.beckons'];

/** Answers one question; calls `seen` with every question and with the choice before it is made. */
export async function answer(
  page: Page,
  hand: Hand,
  turn: number,
  seen: (question: string, chosen: boolean) => Promise<void> = async () => {},
): Promise<boolean> {
  const question = page.locator('.question.asked');
  const over = page.locator('ol.rank');
  await question.or(over).first().waitFor({ timeout: 60_000 });
  if (await over.count()) return false;
  const text = (await question.textContent()) ?? '';
  const lines = await page.locator('aside ol li').count();
  await seen(text, false);
  const press = async (what: string, nth: number) => {
    const count = await page.locator(what).count();
    if (count > 0) await hand(page, `${what} >> nth=${nth % count}`);
    return count > 0;
  };
  if ((await page.locator(main).count()) === 0) {
    let done = false;
    for (const what of glowing) done ||= await press(what, turn);
    // Mostly a merchant, sometimes a favour, and after a while a pass.
    if (!done && turn % 5 === 2) done = await press('.dado .favour.beckons', turn);
    if (!done && turn % 4 !== 3) done = await press(merchants, turn * 3);
    if ((await page.locator(main).count()) === 0)
      await press('.gap button, .place.beckons, .bid.beckons, .dado .spent.beckons', turn);
    if ((await page.locator(main).count()) === 0) await press('.gap button, .place.beckons', turn);
    if ((await page.locator(main).count()) === 0) await press('[data-pass]', 0);
  }
  await seen(text, true);
  if (await page.locator(main).count()) await hand(page, main);
  await page.waitForFunction(
    ([before, count]) =>
      document.querySelector('ol.rank') ||
      document.querySelector('.question')?.textContent !== before ||
      document.querySelectorAll('aside ol li').length > (count as number),
    [text, lines] as const,
    { timeout: 60_000 },
  );
  return true;
}
