// Circus Maximus against bots: a whole game by mouse and one by keyboard, in every language and
// size. axe checks every kind of question, and nothing essential is outside the screen.
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from './support/circus_maximus_player';
import {
  accessibility,
  eventually,
  House,
  output,
  picture,
  type Size,
  sizes,
} from './support/house';
import { byClick, byKey, type Hand } from './support/justinian_player';

let house: House;
beforeAll(async () => {
  house = await House.open();
  mkdirSync(output, { recursive: true });
});
afterAll(async () => house.close());

async function sitDown(
  page: Page,
  players: number,
  settings: Record<string, string>,
  options: Record<string, string> = {},
) {
  const seats = [
    { kind: 'person', name: 'Ada' },
    ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 'beginner' })),
  ];
  const answer = await fetch(`${house.address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.address },
    body: JSON.stringify({ game: 'circus_maximus', players, seats, options }),
  });
  const opened = (await answer.json()) as { table: string; seats: string[] };
  await page.addInitScript((kept) => localStorage.setItem('curia.settings', JSON.stringify(kept)), {
    level: 'beginner',
    ...settings,
  });
  await page.goto(`${house.address}/t/${opened.table}#${opened.seats[0]}`);
}

/**
 * Essential parts that are cut off: the page must not scroll, and the buttons must be on the
 * screen.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
      found.push('the page scrolls');
    for (const what of [
      '.dado',
      '[data-main]',
      '.dado .hand',
      '.row.now.front .place',
      '.row.now.front .goods',
      '.row.now.front .bids',
    ]) {
      const box = document.querySelector(what)?.getBoundingClientRect();
      if (box && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0))
        found.push(what);
    }
    // A crowd in the row in question may push the other places down.
    const crowd = document.querySelector('.row.front :is(.bids.throng, .goods.many)');
    const wall = document.querySelector('.wall');
    if (!crowd && wall && wall.scrollHeight > wall.clientHeight + 1)
      found.push(`the wall scrolls: ${wall.scrollHeight} in ${wall.clientHeight}`);
    return found;
  });

const journeys: {
  name: string;
  size: Size;
  language: string;
  hand: Hand;
  players: number;
  options: Record<string, string>;
  theme: string;
}[] = [
  {
    name: 'desktop',
    size: sizes.desktop,
    language: 'en',
    hand: byClick,
    players: 4,
    options: {},
    theme: 'light',
  },
  {
    name: 'tablet',
    size: sizes.tablet,
    language: 'it',
    hand: byKey,
    players: 5,
    options: { expert_caesar: 'on' },
    theme: 'light',
  },
  {
    name: 'phone',
    size: sizes.phone,
    language: 'fr',
    hand: byClick,
    players: 3,
    options: {},
    theme: 'dark',
  },
];
test.each(journeys)(
  'a whole game, $name',
  async ({ name, size, language, hand, players, options, theme }) => {
    const page = await house.visitor({ size, language });
    await sitDown(page, players, { language, theme }, options);
    const kinds = new Set<string>();
    const troubles: string[] = [];
    let turns = 0;
    const look = async (question: string, chosen: boolean) => {
      const kind = `${question.replace(/\d/g, '#')} ${chosen}`;
      if (kinds.has(kind)) return;
      kinds.add(kind);
      troubles.push(
        ...(await accessibility(page, ['.circus', '.gang'])).map((line) => `${question}: ${line}`),
        ...(await cutOff(page)).map((line) => `${question}: ${line}`),
      );
      await picture(
        page,
        `circus_maximus-${name}-${String(turns).padStart(3, '0')}${chosen ? '-chosen' : ''}`,
      );
    };
    while (turns < 300 && (await answer(page, hand, turns, look))) turns++;
    expect(turns).toBeGreaterThan(10);
    expect(troubles).toEqual([]);
    expect(house.troubles).toEqual([]);
    console.log(`${name}: ${turns} questions, ${kinds.size} looked at`);
  },
);

test('a disabled element says why, and the keyboard alone can choose and cancel', async () => {
  const page = await house.visitor();
  await sitDown(page, 3, { language: 'en' });
  await page.locator('.question.asked').waitFor();
  await page.locator('[data-place=colosseum]').click();
  await eventually(async () =>
    expect(await page.locator('.said').innerText()).toContain('Not in this phase'),
  );
  await page.keyboard.press('6');
  await eventually(async () =>
    expect(await page.locator('[data-main]').innerText()).toContain('Place 6 at the Villa'),
  );
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-main'))).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(async () =>
    expect(await page.locator('[data-main]').innerText()).toContain('Choose a merchant'),
  );
  await page.keyboard.press('p');
  await eventually(async () =>
    expect(await page.locator('[data-main]').innerText()).toContain('Pass for this phase'),
  );
  expect(house.troubles).toEqual([]);
});
