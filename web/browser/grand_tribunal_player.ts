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

/** Answers one question; false when the game is over. `look` is called once for every kind of question. */
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
    page.evaluate(() =>
      [
        document.querySelector('.question')?.textContent,
        document.querySelector('.tribunal')?.textContent,
        document.querySelectorAll('aside ol li').length,
      ].join('|'),
    );
  await look((await page.locator('.question').innerText()).replace(/\d/g, '#'));
  if (await page.locator('.count .button').count()) await hand(page, '.count .button');
  const leaves = page.locator('.leaves [role=tab]:has(.badge)');
  if ((await leaves.count()) > 0 && (await page.locator('.choices').count()) === 0)
    await hand(page, `.leaves [role=tab]:has(.badge) >> nth=${turn % (await leaves.count())}`);
  const before = await state();
  const count = await page.locator(things).count();
  if (count > 0) await hand(page, `:is(${things}) >> nth=${(turn * 7) % count}`);
  // During a study a press acts at once, so the question may have changed by now.
  await page.waitForTimeout(30);
  const go = page.locator('.ask .go, .ask .quiet:not(.cancel)');
  if ((await state()).includes(before.split('|')[0]!) && (await go.count()) > 0)
    await hand(
      page,
      (await page.locator('.ask .go').count()) > 0 ? '.ask .go' : '.ask .quiet:not(.cancel)',
    ).catch(() => {});
  await page.waitForTimeout(30);
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
