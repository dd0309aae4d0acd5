// Plays Grand Tribunal on the page like a person: presses a highlighted element, then the button
// that says what will happen.
import type { Page } from 'playwright-core';
import type { Hand } from './justinian_player';

const things = [
  '.choices li button',
  '.gt-card:is(.lit, .open) > button',
  '.space:is(.lit, .open)',
  '.stack:is(.lit, .open)',
  '.market li > button:is(.lit, .open)',
]
  .map((one) => `.tribunal ${one}`)
  .join(', ');

/**
 * Presses one of the elements that are there now. On a busy machine the answer before may change the
 * table between the look and the press: what has gone is not pressed, and the caller looks again. An
 * element that stays and cannot be pressed is a fault of the page.
 */
async function press(page: Page, hand: Hand, what: string, nth = 0): Promise<boolean> {
  const all = await page.locator(what).elementHandles();
  const one = all[nth % all.length];
  if (!one) return false;
  try {
    await hand(page, one);
    return true;
  } catch (error) {
    if (await one.isVisible()) throw error;
    return false;
  }
}

/**
 * Answers one question; false when the game is over. `look` is called once for every kind of
 * question.
 */
export async function answer(
  page: Page,
  hand: Hand,
  turn: number,
  look: (question: string) => Promise<void>,
): Promise<boolean> {
  const over = page.locator('ol.rank');
  await page.locator('.ask.asked').or(over).first().waitFor({ timeout: 60_000 });
  if (await over.count()) return false;
  const state = () =>
    page.evaluate(() => ({
      question: document.querySelector('.question')?.textContent ?? '',
      lines: document.querySelectorAll('aside ol li').length,
    }));
  await look((await state()).question.replace(/\d/g, '#'));
  await press(page, hand, '.count .button');
  if ((await page.locator('.choices').count()) === 0)
    await press(page, hand, '.leaves [role=tab]:has(.badge)', turn);
  const before = await state();
  await press(page, hand, things, turn * 7);
  // During a study a press acts at once, so the question may have changed by now.
  await page.waitForTimeout(30);
  if ((await state()).question !== before.question) return true;
  const go = (await page.locator('.ask .go').count()) > 0 ? '.ask .go' : '.ask .quiet:not(.cancel)';
  if (!(await press(page, hand, go))) return true;
  // A press that has no effect (the question is answered already) must not hold up the game.
  await page
    .waitForFunction(
      ({ question, lines }) =>
        document.querySelector('ol.rank') ||
        document.querySelector('.question')?.textContent !== question ||
        document.querySelectorAll('aside ol li').length > lines,
      before,
      { timeout: 2_000 },
    )
    .catch(() => {});
  return true;
}

export async function playToTheEnd(
  page: Page,
  hand: Hand,
  look: (question: string) => Promise<void> = async () => {},
): Promise<number> {
  const seen = new Set<string>();
  let turn = 0;
  const once = async (question: string) => {
    if (seen.has(question)) return;
    seen.add(question);
    await look(question);
  };
  while (turn < 600 && (await answer(page, hand, turn, once))) turn++;
  return turn;
}
