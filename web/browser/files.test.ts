// The page as files in a folder of a plain web server: every route, records, new versions, and what
// happens when something is missing or broken.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { games } from '../src/values';
import { eventually, heldTables, House, picture, sizes } from './support/house';
import { openHere, playHere } from './support/in_page';
import { asked } from './support/justinian_player';

let house: House;
beforeAll(async () => void (house = await House.files()));
afterAll(async () => house.close());

const play = (page: Page) => page.getByRole('button', { name: 'Play now Justinian' });
async function begin(page: Page) {
  await page.goto(house.address);
  await play(page).click();
  await asked(page);
}

test('every route works in a folder, also after a reload', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && missing.push(answer.url()));
  await begin(page);
  expect(page.url()).toContain('/club/curia/?/t/local-');
  await page.reload();
  await asked(page);
  await page.getByRole('link', { name: 'Curia' }).click();
  await page.getByRole('link', { name: /Play Justinian/ }).click();
  await asked(page);
  for (const [route, heading] of [
    ['rules/justinian', 'Justinian'],
    ['rules/justinian/reference', 'Justinian'],
    ['cards/grand_tribunal', 'Grand Tribunal'],
    ['edition/circus_maximus', 'Circus Maximus'],
  ]) {
    await page.goto(`${house.address}?/${route}`);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const link of links) expect(link).toContain('/club/curia/');
  }
  expect(missing).toEqual([]);
  expect(house.troubles).toEqual([]);
});

test.each([
  ['en-GB', 'need a server'],
  ['it-IT', 'serve un server'],
  ['fr-FR', 'il faut un serveur'],
])('friends need a server: %s', async (language, line) => {
  const page = await house.visitor({ language });
  await page.goto(house.address);
  await page.locator('article.g-justinian .two button').first().click();
  await page.getByRole('alert').getByText(line).waitFor();
  await picture(page, `files-friends-${language}`);
});

test('a finished game is saved as a file, opened again and replayed; a broken file changes nothing', async () => {
  const page = await house.visitor({ size: sizes.phone });
  await page.goto(house.address);
  const { table } = await openHere(page, 'justinian', 2).then(async (seat) => {
    await playHere(page, seat);
    return seat;
  });
  await page.goto(`${house.address}?/t/${table}`);
  await page.locator('ol.rank').waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = await (await saving).path();
  const record = readFileSync(file, 'utf8');
  expect(record.split('\n')[0]).toContain('"curia":1');
  await page.getByText('Send to the server').waitFor({ state: 'detached' });
  await picture(page, 'files-after-phone');

  await page.goto(house.address);
  const choose = page.locator('input[type=file]');
  const give = (text: string) =>
    choose.setInputFiles({ name: 'a.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
  for (const broken of ['', 'no record', record.slice(0, record.length / 2), record.slice(40)]) {
    await give(broken);
    await page.getByRole('alert').getByText('not the record of a finished game').waitFor();
    expect(page.url()).toBe(house.address);
  }
  await picture(page, 'files-broken-record-phone');
  await give(record);
  await page.getByRole('slider').first().waitFor();
  expect(page.url()).toContain('?/r/local-');
  await page.goto(house.address);
  expect(await heldTables(page)).toHaveLength(1);
  expect(house.troubles).toEqual([]);
});

test('the page can be installed, and speaks every language without a network', async () => {
  const page = await house.visitor({ offline: true });
  await page.goto(house.address);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { start_url, icons, display } = JSON.parse(data!) as {
    start_url: string;
    icons: { src: string }[];
    display: string;
  };
  expect(new URL(start_url, house.address).href).toBe(house.address);
  expect(display).toBe('standalone');
  for (const { src } of icons)
    expect((await page.request.get(new URL(src, house.address).href)).ok(), src).toBe(true);
  await page.context().setOffline(true);
  for (const [language, text] of [
    ['it', 'Regole'],
    ['fr', 'Règles'],
    ['en', 'Rules'],
  ] as const) {
    await page.evaluate((language) => {
      const settings = JSON.parse(localStorage.getItem('curia.settings') ?? '{}') as object;
      localStorage.setItem('curia.settings', JSON.stringify({ ...settings, language }));
    }, language);
    for (const game of games) {
      await page.goto(`${house.address}?/rules/${game}`);
      await page.locator('article, main').getByText(text).first().waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
  }
  expect(house.troubles).toEqual([]);
});

test.sequential(
  'a new version is offered in the lobby, and never at a table',
  async () => {
    const page = await house.visitor({ settings: { level: 'beginner' }, offline: true });
    await page.goto(house.address);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const worker = join(house.folder, 'sw.js');
    const old = readFileSync(worker, 'utf8');
    try {
      writeFileSync(worker, old.replace(/version = '.*'/, "version = 'assets/index-new.js'"));
      await begin(page);
      await page.evaluate(async () => {
        const registration = (await navigator.serviceWorker.getRegistration())!;
        await registration.update();
      });
      await eventually(async () =>
        expect(
          await page.evaluate(async () =>
            Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
          ),
        ).toBe(true),
      );
      await page.waitForTimeout(1000);
      expect(await page.getByText('A new version').count()).toBe(0);
      await page.getByRole('link', { name: 'Curia' }).click();
      await page.getByText('A new version of Curia is ready.').waitFor();
      await picture(page, 'files-new-version');
      await Promise.all([page.waitForEvent('load'), page.getByText('Load it').click()]);
      await page.getByRole('link', { name: /Play Justinian/ }).click();
      await asked(page);
    } finally {
      writeFileSync(worker, old);
    }
    expect(house.troubles).toEqual([]);
  },
  120_000,
);

interface Row {
  is_public: boolean;
  terms: string;
}
/** Changes all rows of the stored tables, as an older page would have written them. */
const makeOlder = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('curia');
        opening.onsuccess = () => {
          const rows = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const found = rows.getAll();
          found.onsuccess = () => {
            for (const { is_public, ...row } of found.result as Row[]) {
              const { undo, script, offline, coach_is_barred, ...terms } = JSON.parse(
                row.terms,
              ) as Record<string, unknown>;
              void [is_public, undo, script, offline, coach_is_barred];
              rows.put({ ...row, terms: JSON.stringify(terms) });
            }
          };
          rows.transaction.oncomplete = () => (opening.result.close(), resolve());
        };
      }),
  );

test('a game that an older page has stored goes on', async () => {
  const page = await house.visitor({ settings: { level: 'beginner', quick: true } });
  await begin(page);
  await page.locator('.acts .second').click();
  await asked(page);
  const told = await page.locator('aside ol li').count();
  await page.goto('about:blank');
  await page.goto(`${house.address}?/cards/justinian`);
  await makeOlder(page);
  const { table } = (await heldTables(page))[0]!;
  await page.goto(`${house.address}?/t/${table}`);
  await asked(page);
  const lines = () => page.locator('aside ol li').count();
  // The log is loaded after the table.
  await eventually(async () => expect(await lines()).toBeGreaterThanOrEqual(told));
  await page.locator('.acts .second').click();
  await eventually(async () => expect(await lines()).toBeGreaterThan(told));
  expect(house.troubles).toEqual([]);
});

/** Changes the stored header of a table, as if another version had written it. */
const rewrite = (page: Page, table: string, old: string, text: string) =>
  page.evaluate(
    ([table, old, text]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('curia');
        opening.onsuccess = () => {
          const rows = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          const found = rows.get(table!);
          found.onsuccess = () => {
            const row = found.result as { header: string };
            const put = rows.put({ ...row, header: row.header.replace(old!, text!) });
            put.onsuccess = () => (opening.result.close(), resolve());
          };
        };
      }),
    [table, old, text],
  );

test.each([
  ['en-GB', 'A newer version of Curia began this game', 'The data of this browser was cleared'],
  ['it-IT', 'versione più recente di Curia', 'I dati di questo browser'],
  ['fr-FR', 'version plus récente de Curia', 'Les données de ce navigateur'],
])('a game of newer rules is kept, a cleared one is named: %s', async (language, newer, gone) => {
  const page = await house.visitor({ language });
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await asked(page);
  const { table } = (await heldTables(page))[0]!;
  await rewrite(page, table, '"rules":1', '"rules":99');
  await page.reload();
  await page.getByText(newer).waitFor();
  await picture(page, `files-newer-${language}`);
  await page.goto(house.address);
  await page.getByText(newer).waitFor();
  await rewrite(page, table, '"rules":99', '"rules":1');
  await page.goto(`${house.address}?/t/${table}`);
  await asked(page);

  await page.evaluate(() => indexedDB.deleteDatabase('curia'));
  await page.reload();
  await page.getByText(gone).waitFor();
  await page.goto(house.address);
  await page.getByText(gone).waitFor();
  await picture(page, `files-gone-${language}`);
});

test.each([
  ['en-GB', 'A newer version of Curia has stored'],
  ['it-IT', 'salvate da una versione più recente'],
  ['fr-FR', 'a enregistré les parties'],
])('a store of a newer page is left as it is: %s', async (language, line) => {
  const page = await house.visitor({ language });
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await asked(page);
  const { table } = (await heldTables(page))[0]!;
  await page.goto(`${house.address}?/cards/justinian`);
  const rows = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('curia', 2);
          opening.onsuccess = () => {
            const count = opening.result.transaction('entries').objectStore('entries').count();
            count.onsuccess = () => (opening.result.close(), resolve(count.result));
          };
        }),
    );
  const before = await rows();
  await page.goto(`${house.address}?/t/${table}`);
  await page.getByText(line).waitFor();
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await page.getByRole('alert').getByText(line).waitFor();
  await picture(page, `files-newer-store-${language}`);
  expect(await rows()).toBe(before);
  expect(before).toBeGreaterThan(0);
});

test.each([
  ['WebAssembly', 'could not be started in this browser'],
  ['indexedDB', 'cannot store games'],
])('a browser without %s is told so', async (what, line) => {
  const page = await house.visitor();
  await page.addInitScript((name) => {
    delete (globalThis as Record<string, unknown>)[name];
    delete (Object.getPrototypeOf(globalThis) as Record<string, unknown>)[name];
  }, what);
  await page.goto(house.address);
  await play(page).click();
  await page.getByRole('alert').getByText(line).waitFor();
  await picture(page, `files-without-${what}`);
});

test('a full store refuses the move, and it is played when there is room again', async () => {
  const page = await house.visitor({ settings: { level: 'beginner', quick: true } });
  await begin(page);
  // Every write ends as it does on a full disk: the browser aborts its transaction.
  const worker = page.workers().find((one) => /\/worker-/.test(one.url()))!;
  await worker.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...row) {
      const added = add.apply(this, row);
      if ((self as { isFull?: boolean }).isFull) this.transaction.abort();
      return added;
    };
  });
  const fill = (isFull: boolean) =>
    worker.evaluate((full) => void Object.assign(self, { isFull: full }), isFull);
  await fill(true);
  const pass = page.locator('.acts .second');
  const before = await page.locator('aside ol li').count();
  await pass.click();
  await page.getByRole('alert').getByText('The move could not be saved').waitFor();
  await picture(page, 'files-store-full');
  expect(await page.locator('aside ol li').count()).toBe(before);
  await fill(false);
  await page.locator('.acts .go').click(); // it is still chosen
  await eventually(async () =>
    expect(await page.locator('aside ol li').count()).toBeGreaterThan(before),
  );
  await page.reload();
  await asked(page);
});
