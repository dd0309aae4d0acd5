// Every window: the three tables at busy moments of real matches, from a small phone to a wall. No
// part overlaps another, no text or face is cut, nothing is out of reach, and own things are in
// sight. SHOTS=folder writes a picture of every window in English.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../src/values';
import { House } from './support/house';
import { cut, drawn, faces, lost, overlaps, plain, share } from './support/measure';
import { branch, finished, sitDown, type Game } from './support/moments';

const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1180, 820],
  [1280, 665],
  [1366, 625],
  [1536, 730],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  [720, 450], // 1440x900 at 200 %
] as const;

/** Busy moments of the recorded matches: the seat is asked at that step, so no bot moves first. */
const moments: Record<Game, [step: number, seat: number][]> = {
  justinian: [
    [83, 1],
    [130, 0],
  ],
  // A crowd at the Forum, at a theatre's door, at the Villa.
  circus_maximus: [
    [84, 2],
    [114, 1],
    [144, 3],
  ],
  grand_tribunal: [
    [131, 1],
    [215, 1],
  ],
};

/** What belongs to the shared board, what must always be in sight, and where faces are. */
const tables: Record<Game, { board: string; always: string; faces: string }> = {
  justinian: {
    board: '.court, [data-part=phase_card]',
    always: '.tokens button, .acts button',
    faces: '.plate .picture, .sets .picture',
  },
  circus_maximus: {
    board: '.wall',
    always: '.dado .held, [data-main], [data-pass]',
    faces: '.merchant .face',
  },
  grand_tribunal: {
    board: '.tribunal',
    always: '[data-part=acts], [data-part=acts] button',
    faces: '.none-yet',
  },
};

/** Chooses something, so that previews are shown. */
async function choose(page: Page, game: Game) {
  const press = async (what: string) => {
    const one = page.locator(what).first();
    if (await one.count()) await one.click();
  };
  if (game === 'justinian') {
    await press('.tokens button:not([aria-disabled]) >> nth=1');
    await press('.court button.open >> nth=3');
  } else if (game === 'circus_maximus') {
    await press('.dado .held.beckons');
    await press('.gap button');
  } else await press('.tribunal .gt-card:is(.lit, .open) > button');
  await page.waitForTimeout(150);
}

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.close());

async function findings(page: Page, game: Game, large: boolean): Promise<string[]> {
  const { board, always, faces: people } = tables[game];
  const [words, parts, missing, heads] = await Promise.all([
    cut(page),
    overlaps(page),
    lost(page, always),
    faces(page, people),
  ]);
  const high = large ? await share(page, board) : 1;
  return [
    ...words,
    ...parts,
    ...missing,
    ...heads,
    ...(high < 0.6 ? [`the board has only ${Math.round(high * 100)} % of the height`] : []),
  ];
}

const combinations = games.flatMap((game) => ['en', 'it', 'fr'].map((one) => [game, one] as const));
test.each(combinations)('%s in %s', async (game, language) => {
  const all: string[] = [];
  const page = await house.visitor({ language });
  const table = await finished(house, game);
  for (const [step, seat] of moments[game]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('about:blank');
    await sitDown(house, page, await branch(house, table, step, seat));
    await choose(page, game);
    if (!process.env.SHOTS) await plain(page);
    for (const [width, height] of windows) {
      // The largest windows show the same as 1920x1080, only larger: one language is enough.
      if (width > 2000 && language !== 'en') continue;
      await page.setViewportSize({ width, height });
      const large = height >= 1080 && width > height;
      let found = await drawn(page).then(() => findings(page, game, large));
      // Elements that measure themselves may need a moment longer.
      if (found.length > 0)
        found = await page.waitForTimeout(250).then(() => findings(page, game, large));
      all.push(...[...new Set(found)].map((line) => `${game} ${step} ${width}x${height}: ${line}`));
      if (process.env.SHOTS && language === 'en') {
        mkdirSync(process.env.SHOTS, { recursive: true });
        const path = `${process.env.SHOTS}/${game}-${step}-${width}x${height}.png`;
        await page.screenshot({ path });
      }
    }
  }
  await page.context().close();
  if (all.length > 0) console.log(all.join('\n'));
  expect(all).toEqual([]);
  expect(house.troubles).toEqual([]);
});
