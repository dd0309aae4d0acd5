// How soon an action is stored, drawn, seen on another page, and skipped.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { House } from '../house';
import { openHere, playHere } from '../in_page';
import { answer, asked, byClick, skipBots, type Hand } from '../justinian_player';
import { games } from '../moments';
import { active, lines, twoPlayers } from '../two_players';
import { expectWithin, median, slowDown, traced, type TraceEvent } from './machine';

/**
 * Marks each action in the browser's trace: `press` when the finger leaves the button, `done` at the
 * start of the first frame whose board shows what the reader did (a solid token on a tile, one more
 * on the phase card, a status, tiles that moved), `news` when the next question or a log line stands.
 */
const markActions = (page: Page) =>
  page.evaluate(() => {
    const all = (what: string) => [...document.querySelectorAll(what)];
    const board = () =>
      [
        all('.court .laid:not(.shade)').length,
        document.querySelector('.card .all')?.textContent,
        ...all('[data-seat] .who small').map(({ textContent }) => textContent),
        ...all('.court li').map((tile) => tile.getAttribute('style')),
      ].join();
    const news = () =>
      `${document.querySelector('.question')?.textContent}${all('aside ol li').length}`;
    const watch = (event: Event) => {
      if (!(event.target as Element).closest('.acts .go')) return;
      performance.mark('press', { startTime: event.timeStamp });
      const before = { done: board(), news: news() };
      let isDone = false;
      const look = () => {
        const isNews = news() !== before.news;
        if (!isDone && (isNews || board() !== before.done)) {
          isDone = true;
          performance.mark('done');
        }
        if (isNews) performance.mark('news');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', watch, true);
  });

/** Milliseconds from each press until the frame with the mark is on the screen. */
function untilShown(events: TraceEvent[], mark: 'done' | 'news'): number[] {
  const marks = (which: string) =>
    events.filter(({ cat, name }) => cat.includes('blink.user_timing') && name === which);
  const after = (what: string, start = Infinity) =>
    events.find(({ name, ts }) => name === what && ts > start)?.ts;
  return marks('press').flatMap(({ ts }) => {
    const frame = marks(mark).find((one) => one.ts > ts);
    // Handed over to the compositor, painted there, and put on the screen.
    const painted = after(
      'LayerTreeHostImpl::ActivateSyncTree',
      after('LayerTreeHostImpl::CommitComplete', frame?.ts),
    );
    const shown = events.find((one) => one.name === 'Display::DrawAndSwap' && one.ts > painted!);
    return shown ? [(shown.ts + (shown.dur ?? 0) - ts) / 1000] : [];
  });
}

/** Presses like a finger or a hand: it rests on the button, goes down, and up. */
const byHand: Hand = async (page, what) => {
  if (what !== '.acts .go') return byClick(page, what);
  await page.locator(what).first().hover();
  await page.waitForTimeout(80);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
};

describe('inside the page, without a network', () => {
  let house: House;
  let context: BrowserContext;
  beforeAll(async () => {
    house = await House.files();
    context = await house.withoutNetwork({ level: 'beginner' });
  }, 120_000);
  afterAll(async () => house.close());

  test.each(games)('an action of %s is stored and told', async (game) => {
    const page = await context.newPage();
    await page.goto(house.address);
    // Drawing comes on top of it: 50 ms for both.
    const name = `${game}: an action -> stored and told`;
    await expectWithin({ name, unit: 'ms', bar: 25 }, async () => {
      const { answered } = await playHere(page, await openHere(page, game, 3));
      return { took: answered };
    });
    await page.close();
    expect(house.troubles).toEqual([]);
  });

  test('an action is drawn', async () => {
    const name = 'an action -> on the screen, slowed 4 times';
    await expectWithin({ name, unit: 'ms', bar: 50, limit: 100 }, async () => {
      const page = await context.newPage();
      await page.goto(house.address);
      await page.getByRole('button', { name: 'Play now Justinian' }).click();
      await asked(page);
      await skipBots(page);
      await markActions(page);
      await slowDown(page);
      const events = await traced(page, ['blink.user_timing', 'cc', 'viz'], async () => {
        for (let turn = 0; turn < 8; turn++) await answer(page, byHand, turn);
        await page.waitForTimeout(500);
      });
      const [done, news] = [untilShown(events, 'done'), untilShown(events, 'news')];
      const list = (times: number[]) => times.map((one) => one.toFixed(0)).join(', ');
      console.log(`done after ${list(done)} ms; the rest after ${list(news)} ms`);
      expect(done.length).toBeGreaterThan(3);
      await page.close();
      return { took: median(done) };
    });
    expect(house.troubles).toEqual([]);
  });
});

describe('on a server', () => {
  test('an action is drawn on another page', async () => {
    const house = await House.open();
    const name = 'an action -> drawn on another page';
    await expectWithin({ name, unit: 'ms', bar: 100 }, async () => {
      const pages = await twoPlayers(house);
      const times: number[] = [];
      for (let turn = 0; turn < 5; turn++) {
        const { one, other } = await active(pages);
        const before = await lines(other);
        await one.locator('.tokens button:not([aria-disabled])').first().click();
        await one.locator('.court button.open').nth(turn).click();
        await one.locator('.acts .go:not([aria-disabled])').waitFor();
        const seen = other
          .waitForFunction(
            (count) => document.querySelectorAll('aside ol li').length > count,
            before,
            { polling: 'raf' },
          )
          .then(() => Date.now());
        const start = Date.now();
        await one.evaluate(() => document.querySelector<HTMLElement>('.acts .go')!.click());
        times.push((await seen) - start);
      }
      console.log(`drawn on the other page after ${times.join(', ')} ms`);
      for (const page of pages) await page.context().close();
      return { took: median(times) };
    });
    await house.close();
    expect(house.troubles).toEqual([]);
  });

  test('two presses of the space bar skip what the others do', async () => {
    const house = await House.open(1);
    const name = 'two presses -> nothing is played any more';
    await expectWithin({ name, unit: 'ms', bar: 450 }, async () => {
      const page = await house.visitor({ motion: true });
      await page.goto(house.address);
      await page.getByRole('button', { name: 'Play now Justinian' }).click();
      await asked(page);
      // After a pass the others are sure to do something.
      await byClick(page, '.acts .second');
      await byClick(page, '.acts .go');
      await page.locator('.stage .banner').waitFor();
      await page.keyboard.press(' ');
      await page.keyboard.press(' ');
      const start = Date.now();
      await page.waitForFunction(() => !document.querySelector('.stage .banner'), null, {
        polling: 20,
      });
      const took = Date.now() - start;
      await page.context().close();
      return { took };
    });
    await house.close();
    expect(house.troubles).toEqual([]);
  });
});
