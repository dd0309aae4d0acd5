// The tutorials: started with one click and followed to the last lesson at the real table by doing what
// they say, in three languages, on a desktop, a tablet and a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer as answerCircus } from './circus_maximus_player';
import { answer as answerTribunal } from './grand_tribunal_player';
import { accessibility, House, picture, sizes } from './house';
import { answer as answerJustinian, byClick } from './justinian_player';
import { branch, finished } from './moments';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

type Game = 'justinian' | 'circus_maximus' | 'grand_tribunal';
const lesson = (page: Page) =>
  page.locator('.guide').getAttribute('data-lesson', { timeout: 20_000 });

/** Follows the lessons about the first items and spells; the other lessons are only read. */
async function playTribunal(page: Page, told: string | null, turn: number) {
  // The previous answer may have changed the table in the meantime: the caller looks again.
  const press = (what: string) =>
    page
      .locator(what)
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  const has = async (what: string) => (await page.locator(what).count()) > 0;
  const pass = async () => {
    if (told) await page.locator('.guide [data-next]').click();
    if (await has('.question.asked')) await answerTribunal(page, byClick, turn, async () => {});
    else await page.waitForTimeout(50);
  };
  switch (told) {
    case 'draft':
      await press('.market .stack.lit');
      return press('.ask .go');
    case 'praeco':
      await press('.space.lit');
      return press('.ask .go');
    case 'lay_down':
      await press('[data-part=hand] .gt-card.open > .items');
      return press('.ask .quiet:not(.cancel)');
    case 'study':
      return press(
        (await has('[data-part=do-study][aria-disabled=false]'))
          ? '[data-part=do-study]'
          : (await has('.gt-card.lit'))
            ? '.gt-card.lit > button'
            : '.ask .quiet',
      );
    case 'rest':
      if (!(await has('[data-part=do-vote][aria-disabled=false]'))) return pass();
      await press('[data-part=do-vote]');
      await press('.space.lit');
      return press('.ask .go');
    case 'finish':
      return press('.ask .go');
    default:
      return pass();
  }
}

/** One answer that does what the lesson says, or any other answer. */
async function play(page: Page, game: Game, told: string | null, turn: number) {
  if (game === 'circus_maximus') {
    const pass = page.locator('[data-pass]');
    if (['pass', 'enough', 'spare'].includes(told ?? '') && (await pass.count())) {
      await pass.click();
      return page.locator('[data-main]:not([aria-disabled])').click();
    }
    // The player below may choose any venue, even one that the lesson panel covers.
    if (told === 'sales') await page.locator('.guide [data-next]').click();
    return answerCircus(page, byClick, turn % 4 === 3 ? 0 : turn);
  }
  if (game === 'grand_tribunal') return playTribunal(page, told, turn);
  const onCard = page.locator('button.card.open');
  if (!(await onCard.count()) || told === 'tokens') return answerJustinian(page, byClick, 1);
  const before = await page.locator('.question').innerText();
  const lines = await page.locator('aside ol li').count();
  const enough = /(\d+).*?(\d+)/.exec(await page.locator('button.card .text').innerText())!;
  if (Number(enough[1]) >= Number(enough[2])) await page.locator('.acts .second').click();
  else {
    await page.locator('.tokens button:not([aria-disabled])').last().click();
    await onCard.click();
  }
  await page.locator('.acts .go:not([aria-disabled])').click();
  await page.waitForFunction(
    ([text, count]) =>
      document.querySelector<HTMLElement>('.question')?.innerText !== text ||
      document.querySelectorAll('aside ol li').length > (count as number),
    [before, lines] as const,
  );
}

/** The share of the marked part that the panel covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const [mark, panel] = ['.frame > .mark', '.guide'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    if (!mark || !panel) return 0;
    const wide = Math.min(mark.right, panel.right) - Math.max(mark.left, panel.left);
    const high = Math.min(mark.bottom, panel.bottom) - Math.max(mark.top, panel.top);
    return wide > 0 && high > 0 ? (wide * high) / (mark.width * mark.height) : 0;
  });

const runs = [
  ['justinian', 'en', 'desktop'],
  ['justinian', 'fr', 'phone'],
  ['justinian', 'it', 'tablet'],
  ['circus_maximus', 'it', 'desktop'],
  ['circus_maximus', 'en', 'phone'],
  ['circus_maximus', 'fr', 'tablet'],
  ['grand_tribunal', 'fr', 'desktop'],
  ['grand_tribunal', 'it', 'phone'],
  ['grand_tribunal', 'en', 'tablet'],
] as const;

test.each(runs)('%s is learnt in %s, %s', async (game, language, device) => {
  const page = await house.visitor({ size: sizes[device], language });
  await page.goto(house.address);
  await page.locator(`article.g-${game} .learn`).click();
  await page.locator('.guide[data-lesson=aim]').waitFor();
  const told: string[] = [];
  let turn = 0;
  for (; turn < 150 && told.at(-1) !== 'end'; turn++) {
    await page.locator('.guide[data-lesson]').or(page.locator('.question.asked')).first().waitFor();
    const now = await lesson(page);
    if (now && !told.includes(now)) {
      told.push(now);
      await page.waitForTimeout(300);
      expect(await page.locator('.guide p').innerText()).not.toBe('');
      expect(await covered(page), `${now} covers what it speaks of`).toBeLessThan(0.05);
      await picture(page, `learn-${game}-${device}-${String(told.length).padStart(2, '0')}-${now}`);
      if (device === 'desktop' || told.length % 5 === 1 || now === 'end')
        expect(await accessibility(page), now).toEqual([]);
    }
    if (now && now !== 'end' && (await page.locator('.guide [data-next].primary').count()))
      await page.locator('.guide [data-next]').click();
    else if (now !== 'end') await play(page, game, now, turn);
  }
  console.log(`${game}, ${device}: ${told.length} lessons in ${turn} steps: ${told.join(' ')}`);
  expect(told.at(-1)).toBe('end');
  expect(told.length).toBeGreaterThan(9);
  await page.locator('.guide [data-next]').click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await page.locator('.question').waitFor(); // and the match goes on
  expect(house.troubles).toEqual([]);
  await page.context().close();
});

// Lessons that a first game may not reach: each starts just before that action in a recorded match.
const rare = [
  ['discard', 'desktop', 46, 0],
  ['join', 'desktop', 117, 3],
  ['activate', 'desktop', 141, 2],
  ['activate', 'phone', 141, 2],
  ['install', 'desktop', 179, 2],
  ['install', 'phone', 179, 2],
] as const;
test.each(rare)(
  'Grand Tribunal: the lesson "%s" appears at its moment, %s, and ends when its task is done',
  async (key, device, step, seat) => {
    const page = await house.visitor({ size: sizes[device] });
    const address = await branch(house, await finished(house, 'grand_tribunal'), step, seat);
    const [table, token] = address.slice(3).split('#');
    const { default: course } = await import('../src/games/grand_tribunal/learn/lessons');
    const told = course.lessons
      .map((lesson) => lesson.key as string)
      .filter((other) => other !== key && other !== 'end');
    const held = {
      table,
      game: 'grand_tribunal',
      at: 0,
      seats: [{ seat, token }],
      guide: { told, at: null, ask: null, left: false },
    };
    await page.addInitScript(
      (entry) =>
        localStorage.getItem('curia.tables') ??
        localStorage.setItem('curia.tables', JSON.stringify([entry])),
      held,
    );
    await page.goto(house.address + address);
    const guide = page.locator(`.guide[data-lesson=${key}]`);
    await guide.waitFor();
    await page.locator('.frame > .mark').waitFor();
    await page.waitForTimeout(300);
    expect(await covered(page)).toBeLessThan(0.05);
    await picture(page, `learn-grand_tribunal-rare-${key}-${device}`);
    expect(await accessibility(page)).toEqual([]);
    const press = (what: string) =>
      page
        .locator(what)
        .first()
        .click({ timeout: 3000 })
        .catch(() => {});
    if (key === 'activate' || key === 'install') await press(`[data-part=do-${key}]`);
    for (let times = 0; times < 8 && (await guide.count()) > 0; times++) {
      await press('.gt-card.lit > button, .choices li button');
      await press('.ask .go');
    }
    await expect.poll(() => guide.count()).toBe(0);
    expect(house.troubles).toEqual([]);
  },
);

test('the tutorial keeps its place after a reload, and can be left and resumed', async () => {
  const page = await house.visitor();
  await page.goto(`${house.address}/rules/justinian`);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.locator('.guide [data-next]').click();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  await page.reload();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  await page.getByRole('button', { name: 'Leave the tutorial' }).click();
  await page.locator('.guide').waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.court').waitFor();
  expect(await page.locator('.guide').count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Tutorial' }).click();
  await page.locator('.guide[data-lesson=windows]').waitFor();
  expect(house.troubles).toEqual([]);
});
