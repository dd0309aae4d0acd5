// How soon an action is stored, drawn, seen on another page, and skipped.
import type { BrowserContext, ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../src/values';
import { answer as answerInCircus } from '../support/circus_maximus_player';
import { answer as answerInTribunal } from '../support/grand_tribunal_player';
import { House } from '../support/house';
import { branchHere, openHere, playHere } from '../support/in_page';
import { answer, asked, byClick, skipBots, type Hand } from '../support/justinian_player';
import { recordOf, type Game } from '../support/moments';
import { active, lines, twoPlayers } from '../support/two_players';
import { expectWithin, median, slowDown, traced, type TraceEvent } from './machine';

/** The buttons that do what was chosen. */
const go = '.acts .go, .act [data-main], .ask .go';
const titles: Record<Game, string> = {
  justinian: 'Justinian',
  circus_maximus: 'Circus Maximus',
  grand_tribunal: 'Grand Tribunal',
};
/** How a person answers a question of a game. */
const answers: Record<Game, (page: Page, hand: Hand, turn: number) => Promise<boolean>> = {
  justinian: answer,
  circus_maximus: answerInCircus,
  grand_tribunal: (page, hand, turn) => answerInTribunal(page, hand, turn, async () => {}),
};
/**
 * Where the board shows what the reader did. `count`: how many of them there are, in each list;
 * `read`: what they say; `styles`: where they stand.
 */
const boards: Record<Game, { count: string[]; read: string[]; styles: string[] }> = {
  // A solid token on a tile, one more on the phase card, a status, tiles that moved.
  justinian: {
    count: ['.court .laid:not(.shade)'],
    read: ['.card .all', '[data-seat] .who small'],
    styles: ['.court li'],
  },
  // A solid merchant in a row, a merchant, a card or a visitor that has gone or come.
  circus_maximus: {
    count: [
      '.bids .merchant:not(.ghost)',
      '.hand .slot:not(.gone)',
      '.goods .slot:not(.gone)',
      '.tickets .ticket',
      '.favours li:not(.gone) .favour',
    ],
    read: ['[data-seat] .who small'],
    styles: [],
  },
  // Votes on a space, a card moved to its zone, active or gone, Vis on it.
  grand_tribunal: {
    count: [
      '.laboratory li',
      '.library li',
      '.vault li',
      '.hand li',
      '.gt-card:not(.gone, .put)',
      '.gt-card.active',
    ],
    read: ['.space b', '.gt-card .badge', '[data-seat] .who small'],
    styles: [],
  },
};

/**
 * Marks each action in the browser's trace: `press` when the finger leaves the button; `told` at the
 * start of the first frame in which the buttons are put away; `done` of the first whose board shows
 * what the reader did; `news` when the next question or a log line stands.
 */
const markActions = (page: Page, game: Game) =>
  page.evaluate(
    ([go, { count, read, styles }]) => {
      const all = (what: string) => [...document.querySelectorAll(what)];
      const board = () =>
        [
          ...count.map((what) => all(what).length),
          ...read.flatMap(all).map(({ textContent }) => textContent),
          ...styles.flatMap(all).map((one) => one.getAttribute('style')),
        ].join();
      const news = () =>
        `${document.querySelector('.question')?.textContent}${all('aside ol li').length}`;
      // Read when the finger goes down: the reading is no part of what is measured.
      let before = { done: '', news: '' };
      const prepare = () => (before = { done: board(), news: news() });
      const watch = (event: Event) => {
        if (!(event.target as Element).closest(go)) return;
        performance.mark('press', { startTime: event.timeStamp });
        const marked = new Set<string>();
        const mark = (what: string, isSo: boolean) => {
          if (!isSo || marked.has(what)) return;
          marked.add(what);
          performance.mark(what);
        };
        const look = () => {
          const isNews = news() !== before.news;
          mark('told', isNews || all('[data-part=acts][aria-busy=true]').length > 0);
          mark('done', isNews || board() !== before.done);
          mark('news', isNews);
          if (!isNews) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      };
      addEventListener('pointerdown', prepare, true);
      addEventListener('click', watch, true);
    },
    [go, boards[game]] as const,
  );

interface Shown {
  /** Milliseconds from a press until the frame with the mark is on the screen. */
  took: number;
  /** Processor time of the page's main thread until it hands that frame over. */
  worked: number;
}
function untilShown(events: TraceEvent[], mark: 'told' | 'done' | 'news'): Shown[] {
  const marks = (which: string) =>
    events.filter(({ cat, name }) => cat.includes('blink.user_timing') && name === which);
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const after = (what: string, start = Infinity) =>
    events.find(({ name, ts }) => name === what && ts > start)?.ts;
  return marks('press').flatMap(({ ts, pid, tid }) => {
    const frame = marks(mark).find((one) => one.ts > ts);
    // Handed over to the compositor, painted there, and put on the screen.
    const committed = after('LayerTreeHostImpl::CommitComplete', frame?.ts);
    const painted = after('LayerTreeHostImpl::ActivateSyncTree', committed);
    const shown = events.find((one) => one.name === 'Display::DrawAndSwap' && one.ts > painted!);
    if (!shown) return [];
    // The task in which the press arrives has begun a moment before.
    const work = tasks.filter(
      (one) => one.pid === pid && one.tid === tid && one.ts > ts - 2000 && one.ts < committed!,
    );
    return [
      {
        took: (shown.ts + (shown.dur ?? 0) - ts) / 1000,
        worked: work.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
      },
    ];
  });
}

/** What the browser records while the reader acts, with the processor slowed. */
const tracedActions = async (page: Page, act: () => Promise<void>) => {
  const session = await slowDown(page);
  const events = await traced(page, ['blink.user_timing', 'cc', 'viz', 'toplevel'], async () => {
    await act();
    await page.waitForTimeout(500);
  });
  await session.detach();
  return events;
};

/** Prints all times and returns the medians of what was drawn. */
function judged(events: TraceEvent[]) {
  const [told, done, news] = (['told', 'done', 'news'] as const).map((mark) =>
    untilShown(events, mark),
  );
  const list = (shown: Shown[]) => shown.map(({ took }) => took.toFixed(0)).join(', ');
  console.log(
    `told after ${list(told!)} ms; done after ${list(done!)} ms; the rest after ${list(news!)} ms`,
  );
  expect(done!.length).toBeGreaterThan(3);
  return {
    took: median(done!.map(({ took }) => took)),
    worked: median(done!.map(({ worked }) => worked)),
  };
}

/** Cards of Grand Tribunal that players of the record lay down. */
const laidDown = recordOf('grand_tribunal')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => JSON.parse(line) as { seat: number; action?: { type: string; slot: number } })
  .flatMap(({ seat, action }, step) =>
    action?.type === 'lay_down' ? [{ step, seat, slot: action.slot }] : [],
  );

/** Presses like a finger or a hand: it rests on the button, goes down, and up. */
const byHand: Hand = async (page, what: string | ElementHandle) => {
  const one = typeof what === 'string' ? await page.waitForSelector(what) : what;
  if (!(await one.evaluate((element, go) => (element as Element).matches(go), go)))
    return byClick(page, what);
  await one.hover();
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

  test.each(games)('an action of %s is drawn', async (game) => {
    const name = `${game}: an action -> on the screen, slowed 4 times`;
    await expectWithin({ name, unit: 'ms', bar: 50 }, async () => {
      const page = await context.newPage();
      await page.goto(house.address);
      await page.getByRole('button', { name: `Play now ${titles[game]}` }).click();
      await asked(page);
      await skipBots(page);
      await markActions(page, game);
      const events = await tracedActions(page, async () => {
        for (let turn = 0; turn < 8; turn++) await answers[game](page, byHand, turn);
      });
      await page.close();
      return judged(events);
    });
    expect(house.troubles).toEqual([]);
  });

  test('a card of Grand Tribunal that is laid down is drawn', async () => {
    const name = 'grand_tribunal: a card laid down -> on the screen, slowed 4 times';
    const every = Math.ceil(laidDown.length / 9);
    await expectWithin({ name, unit: 'ms', bar: 50 }, async () => {
      const events: TraceEvent[] = [];
      for (const { step, seat, slot } of laidDown.filter((_, index) => index % every === 0)) {
        const page = await context.newPage();
        await page.goto(house.address);
        const place = await branchHere(page, recordOf('grand_tribunal'), step, seat);
        await page.goto(`${house.address}?/t/${place.table}#${place.token}`);
        await page.locator('.ask.asked').waitFor();
        await page.evaluate(() => document.fonts.ready);
        await markActions(page, 'grand_tribunal');
        await page.locator(`.hand [data-thing=slot-${slot}] button`).click();
        await page.locator('.ask .go').waitFor();
        events.push(...(await tracedActions(page, () => byHand(page, '.ask .go'))));
        await page.close();
      }
      return judged(events);
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
