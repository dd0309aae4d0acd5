// Plays in a page's own house without its tables: faster than by clicks, with the same worker,
// store and bots.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSHandle, Page } from 'playwright-core';
import type { Game } from './moments';

const dist = process.env.DIST ?? new URL('../../dist', import.meta.url).pathname;
const { file } = (
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
)['src/net/local/house.ts']!;

export interface Seat {
  table: string;
  token: string;
}
interface House {
  connect(socket: object): { send(text: string): void; close(): void };
  request(address: string, options: object): Promise<Response>;
}
interface Message {
  type: string;
  why?: string;
  version: number;
  ask?: number;
  forced?: boolean;
  legal?: unknown[];
  news?: unknown[];
  from?: number;
  outcome?: unknown;
}

/**
 * The module of the page that speaks to its house. A text, because the test runner rewrites
 * imports.
 */
const houseOf = async (page: Page) =>
  (await page.evaluateHandle(
    `import(new URL('${file}', document.baseURI.split('?')[0]).href)`,
  )) as JSHandle<House>;

/** Opens a table for one person and beginners. */
export const openHere = async (page: Page, game: Game, players: number): Promise<Seat> =>
  (await houseOf(page)).evaluate(
    async (house, { game, players }) => {
      const seats = Array.from({ length: players }, (_, seat) =>
        seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'beginner' },
      );
      const body = JSON.stringify({ game, players, seats, grace: 0 });
      const answer = await house.request('/api/tables', { method: 'POST', body });
      const opened = (await answer.json()) as { table: string; seats: string[] };
      return { table: opened.table, token: opened.seats[0]! };
    },
    { game, players },
  );

/** A recorded match before a step, in the page's own house, for the person in `seat`. */
export const branchHere = async (
  page: Page,
  record: string,
  step: number,
  seat: number,
): Promise<Seat> =>
  (await houseOf(page)).evaluate(
    async (house, { record, step, seat }) => {
      const post = async (address: string, body: string) =>
        (await house.request(address, { method: 'POST', body })).json() as unknown;
      const { table } = (await post('/api/records', record)) as { table: string };
      const from = JSON.stringify({ step, seat, level: 'beginner' });
      const opened = (await post(`/api/tables/${table}/branch`, from)) as {
        table: string;
        seats: string[];
      };
      return { table: opened.table, token: opened.seats[seat]! };
    },
    { record, step, seat },
  );

/** What the page was told, for `window.told`: the news from a version on. */
export interface Told {
  from: number;
  news: unknown[];
}

/**
 * Answers every question with a random legal action, until the match is over or `steps` more are
 * played. Everything that the page is told is given to `window.told`, if a test has exposed it.
 * Returns the last version, whether the match is over, and how long the house takes from an action to
 * its news, which are on disk by then (median, in milliseconds).
 */
export const playHere = async (page: Page, seat: Seat, steps = Infinity) =>
  (await houseOf(page)).evaluate(
    async (house, { seat, steps }) => {
      const told = (window as unknown as { told?: (what: Told) => void }).told;
      return new Promise<{ version: number; isOver: boolean; answered: number }>(
        (resolve, reject) => {
          const times: number[] = [];
          let [first, sent] = [-1, 0];
          const say = (message: object) => wire.send(JSON.stringify(message));
          const socket = {
            onclose: () => reject(new Error('closed')),
            onmessage({ data }: { data: string }) {
              const message = JSON.parse(data) as Message;
              if (message.type === 'refused') return reject(new Error(message.why));
              if (message.type !== 'joined' && message.type !== 'update') return;
              told?.({ from: message.from ?? 0, news: message.news ?? [] });
              if (first < 0) first = message.version;
              if (sent) times.push(performance.now() - sent);
              sent = 0;
              const isOver = Boolean(message.outcome);
              if (isOver || message.version - first >= steps) {
                wire.close();
                const answered = times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
                return resolve({ version: message.version, isOver, answered });
              }
              say({ type: 'seen', version: message.version });
              say({ type: 'hurry' });
              const { ask, forced, legal = [] } = message;
              if (typeof ask !== 'number' || forced) return;
              sent = performance.now();
              say({ type: 'act', ask, action: legal[Math.floor(Math.random() * legal.length)] });
            },
          };
          const wire = house.connect(socket);
          say({ type: 'join', ...seat });
        },
      );
    },
    { seat, steps: Number.isFinite(steps) ? steps : 1e9 },
  );
