// Web push: the service worker asks the server whose turn it is, and says so. The browser's own test
// interface delivers the push, because no push service is reached here. A headless shell has no
// notices: there the worker's wish to show one counts. A whole Chromium shows them (CHROMIUM).
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibility, eventually, House, picture } from './support/house';
import { asked } from './support/justinian_player';

interface Notice {
  title: string;
  body: string;
  tag: string;
  data: string;
  silent: boolean | null;
}
/** What the worker has, for the tests. */
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(address: string): Promise<unknown> };
  opened?: string;
}

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.close());

/** A whole Chromium complains that a test's window has no push service. */
const troubles = () => house.troubles.filter((one) => !one.includes('Push API in incognito'));
const push = { endpoint: 'https://localhost:1/browser', on: true };

/** A reader who has switched it on. Everything of the page is kept, and its worker is active. */
async function reader(
  settings: object = {},
  tables: object[] = [],
  at: House = house,
): Promise<Page> {
  const page = await at.visitor({
    offline: true,
    settings: { server: true, push, ...settings },
  });
  await page.context().grantPermissions(['notifications'], { origin: at.address });
  await page.addInitScript(
    (list) => localStorage.getItem('curia.tables') ?? localStorage.setItem('curia.tables', list),
    JSON.stringify(tables),
  );
  await page.goto(at.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

const workerOf = (page: Page) => page.context().serviceWorkers()[0]!;

/** Where notices cannot be shown, a list stands in for the screen. */
async function prepare(page: Page) {
  const isReal = await workerOf(page).evaluate(() => {
    if (Notification.permission === 'granted') return true;
    const { registration } = globalThis as unknown as Worker;
    let shown: object[] = [];
    registration.showNotification = async (title, options) => {
      shown = [
        ...shown.filter((one) => (one as Notice).tag !== options?.tag),
        { title, silent: null, ...options, close() {} },
      ];
    };
    registration.getNotifications = async () => shown as Notification[];
    return false;
  });
  console.log(isReal ? 'notices are shown' : 'a list stands in for notices');
  return isReal;
}

/** The page is closed and a push comes: what the reader sees then. */
async function pushed(page: Page): Promise<Notice[]> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/icon.svg`);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [mine] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (mine) resolve(mine.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: '',
  });
  const notices = () =>
    workerOf(page).evaluate(async () => {
      const all = await (globalThis as unknown as Worker).registration.getNotifications();
      return all.map(({ title, body, tag, data, silent }) => ({
        title,
        body,
        tag,
        data: data as string,
        silent,
      }));
    });
  await eventually(async () => expect(await notices()).not.toEqual([]));
  return notices();
}

/** Presses the notice. Browsers open windows after real presses only: the wish counts. */
const press = (page: Page) =>
  workerOf(page).evaluate(async () => {
    const worker = globalThis as unknown as Worker;
    worker.clients.openWindow = async (address) => (worker.opened = address);
    const [notice] = await worker.registration.getNotifications();
    const event = new Event('notificationclick');
    dispatchEvent(Object.assign(event, { notification: notice, waitUntil() {} }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    return worker.opened;
  });

test('a notice for the table where it is my turn, which opens the table', async () => {
  const page = await reader();
  const said: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(String(payload)));
    socket.on('framereceived', ({ payload }) => said.push(String(payload)));
  });
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await asked(page);
  const table = page.url();
  const id = table.split('/').at(-1)!;
  // The server has stored the endpoint for this seat.
  await eventually(async () => {
    const wish = said.find((text) => text.includes('"subscribe"'))!;
    expect(JSON.parse(wish)).toMatchObject({ type: 'subscribe', ...push });
    expect(said).toContain(
      JSON.stringify({ type: 'ack', id: (JSON.parse(wish) as Notice & { id: number }).id }),
    );
  });
  await eventually(async () =>
    expect(
      await page.evaluate(async () => (await (await caches.match('/turns'))?.text()) ?? ''),
    ).toContain(id),
  );
  const isReal = await prepare(page);
  expect(await pushed(page)).toMatchObject([
    { title: 'Your turn in Justinian.', tag: id, data: `t/${id}` },
  ]);
  expect(await pushed(page), 'one notice for each table').toHaveLength(1);
  expect(await press(page)).toBe(table);
  if (isReal) {
    await pushed(page);
    await page.goto(table);
    await asked(page);
    await eventually(async () =>
      expect(
        await page.evaluate(
          async () => (await (await navigator.serviceWorker.ready).getNotifications()).length,
        ),
      ).toBe(0),
    );
  }
  expect(troubles()).toEqual([]);
});

test('no notice for a table that is over, in the words of the reader', async () => {
  const record = readFileSync(
    new URL('../../tests/matches/justinian/2_players_forced_scoring_0.jsonl', import.meta.url),
    'utf8',
  );
  const kept = await fetch(`${house.address}/api/records`, { method: 'POST', body: record });
  const { table } = (await kept.json()) as { table: string };
  const page = await reader({ language: 'it' }, [
    { table, game: 'justinian', at: 0, seats: [{ seat: 0, token: 'x' }] },
  ]);
  await eventually(async () =>
    expect(await page.evaluate(async () => (await caches.match('/turns')) !== undefined)).toBe(
      true,
    ),
  );
  await prepare(page);
  expect(await pushed(page)).toMatchObject([
    { title: 'Curia', body: 'Nessuna partita ti aspetta.', data: 'mine', silent: true },
  ]);
});

test('a server that does not answer leaves it open', async () => {
  const other = await House.open();
  const page = await reader({ language: 'fr' }, [], other);
  await eventually(async () =>
    expect(await page.evaluate(async () => (await caches.match('/turns')) !== undefined)).toBe(
      true,
    ),
  );
  await prepare(page);
  other.stopServing();
  expect(await pushed(page)).toMatchObject([
    { title: 'Curia', body: 'C’est peut-être à vous : le serveur n’a pas répondu.' },
  ]);
  await other.close();
});

test('off by default, and asked for with a press', async () => {
  const page = await house.visitor();
  await page.goto(`${house.address}/settings`);
  const wish = page.getByRole('switch', { name: /Also when Curia is closed/ });
  await wish.waitFor();
  expect(await wish.isChecked()).toBe(false);
  expect(await page.evaluate(() => Notification.permission)).not.toBe('granted');
  await picture(page, 'settings-push');
  await wish.click();
  await page.getByText('Your browser has blocked notifications for this page.').waitFor();
  expect(await wish.isChecked()).toBe(false);
  expect(troubles()).toEqual([]);
});

test('a browser without it says why', async () => {
  const page = await house.visitor();
  await page.addInitScript('delete globalThis.PushManager; delete globalThis.Notification;');
  await page.goto(`${house.address}/settings`);
  const wish = page.getByRole('switch', { name: /Also when Curia is closed/ });
  await page.getByText('first add Curia to the home screen').waitFor();
  expect(await wish.isDisabled()).toBe(true);
  expect(await accessibility(page)).toEqual([]);
  expect(troubles()).toEqual([]);
});
