// Positions of recorded matches for the tests: a finished match, and the middle of one, continued
// against bots.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { games } from '../../src/values';
import type { House } from './house';

export type Game = (typeof games)[number];

const records: Record<Game, { file: string; middle: number[] }> = {
  justinian: { file: '4_players_third_scoring_152', middle: [80, 130] },
  circus_maximus: { file: '4_players_third_day_4', middle: [60, 120] },
  grand_tribunal: { file: '4_players_grand_tribunal_10', middle: [110, 200] },
};
export const middles = (game: Game) => records[game].middle;

export const recordOf = (game: Game) =>
  readFileSync(
    new URL(`../../../tests/matches/${game}/${records[game].file}.jsonl`, import.meta.url),
    'utf8',
  );

async function post<Answer>(house: House, path: string, body: string): Promise<Answer> {
  const answer = await fetch(house.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: house.address },
    body,
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The table of a recorded, finished match. */
export async function finished(house: House, game: Game): Promise<string> {
  return (await post<{ table: string }>(house, '/api/records', recordOf(game))).table;
}

/** The path where a person can play on from a step of a finished match. */
export async function branch(house: House, table: string, step: number, seat = 1): Promise<string> {
  const opened = await post<{ table: string; seats: (string | null)[] }>(
    house,
    `/api/tables/${table}/branch`,
    JSON.stringify({ step, seat, level: 'beginner' }),
  );
  return `/t/${opened.table}#${opened.seats.find((token) => token !== null)}`;
}

/** Opens that table and waits for the first question. */
export async function sitDown(house: House, page: Page, address: string) {
  await page.goto(house.address + address);
  await page.locator('.question.asked').waitFor();
  await page.evaluate(() => document.fonts.ready);
}
