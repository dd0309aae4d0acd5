// Table features apart from playing: undo, refusals, a shared device, three languages.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibility, eventually, heldTables, House, picture } from './support/house';
import { asked, byClick, playToTheEnd } from './support/justinian_player';
import { branch, finished, sitDown } from './support/moments';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

async function playNow(page: Page, wishes: object = {}) {
  await page.addInitScript((value) => {
    if (!localStorage.getItem('curia.wishes.justinian'))
      localStorage.setItem('curia.wishes.justinian', value);
  }, JSON.stringify(wishes));
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await asked(page);
}

test('a full tile says why, and nothing happens', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await playNow(page, { seats: 2 });
  for (let turn = 0; turn < 12; turn++) {
    const full = page.locator('.court button.full');
    if (await full.count()) {
      await full.first().click({ force: true }); // disabled, but it still answers a click
      const said = page.getByText('There are already three tokens here.');
      await said.waitFor();
      // Near the finger, but not under it.
      const [tile, text] = [await full.first().boundingBox(), await said.boundingBox()];
      const away = tile!.y + tile!.height / 2 - (text!.y + text!.height);
      expect(away).toBeGreaterThan(15);
      expect(away).toBeLessThan(60);
      expect(text!.x).toBeGreaterThan(0);
      await picture(page, 'why-not');
      return;
    }
    const lines = await page.locator('aside ol li').count();
    await page.locator('.tokens button:not([aria-disabled])').first().click();
    await page.locator('.court button.open').first().click();
    await page.locator('.acts .go:not([aria-disabled])').click();
    // The old question stays until the move arrives.
    await page.waitForFunction(
      (count) => document.querySelectorAll('aside ol li').length > count,
      lines,
    );
    await asked(page);
  }
  throw new Error('no tile was ever full');
});

test('an action can be undone while it has revealed nothing new', async () => {
  const page = await house.visitor();
  await page.addInitScript(() =>
    localStorage.setItem('curia.wishes.justinian', JSON.stringify({ seats: 2, people: 2 })),
  );
  await page.goto(house.address);
  // On the same device no bot answers at once.
  await page.locator('article.g-justinian .two button').nth(1).click();
  await page.locator('dialog[open] .primary').click();
  const curtain = page.getByRole('button', { name: /show my cards/ });
  await curtain.or(page.locator('.question.asked')).first().waitFor();
  if (await curtain.count()) await curtain.click();
  await asked(page);
  const lines = await page.locator('aside ol li').count();
  await page.locator('.tokens button:not([aria-disabled])').first().click();
  await page.locator('.court button.open').first().click();
  await page.locator('.acts .go:not([aria-disabled])').click();
  await curtain.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await asked(page);
  expect(await page.locator('aside ol li').count()).toBe(lines);
  expect(house.troubles).toEqual([]);
});

test('people who share a device do not see each other’s hidden information', async () => {
  const page = await house.visitor();
  await page.addInitScript(() =>
    localStorage.setItem('curia.wishes.justinian', JSON.stringify({ seats: 3, people: 2 })),
  );
  await page.goto(house.address);
  await page.locator('article.g-justinian .two button').nth(1).click();
  await page.getByRole('textbox', { name: 'Player A' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Player B' }).fill('Bea');
  await picture(page, 'device-names');
  expect(await accessibility(page)).toEqual([]);
  await page.locator('dialog[open] .primary').click();
  const called = new Set<string>();
  let changes = 0;
  for (let turn = 0; turn < 8; turn++) {
    const curtain = page.getByRole('button', { name: /show my cards/ });
    await curtain.or(page.locator('.question.asked')).first().waitFor();
    if (await curtain.count()) {
      changes++;
      called.add(
        (await page.getByRole('heading', { level: 1 }).innerText()).replace(
          /[^A-Z]*(Ada|Bea).*/,
          '$1',
        ),
      );
      if (changes === 1) await picture(page, 'device-curtain');
      expect(await page.locator('.court, .own, aside').count()).toBe(0);
      await curtain.click();
      await asked(page);
    }
    expect((await page.locator('[data-part=players] .who b').allInnerTexts()).slice(0, 2)).toEqual([
      'Ada',
      'Bea',
    ]);
    const lines = await page.locator('aside ol li').count();
    await page.locator('.tokens button:not([aria-disabled])').first().click();
    await page.locator('.court button.open').nth(turn).click();
    await page.locator('.acts .go:not([aria-disabled])').click();
    await page.waitForFunction(
      (count) =>
        !document.querySelector('.court') ||
        document.querySelectorAll('aside ol li').length > count,
      lines,
    );
  }
  expect(changes).toBeGreaterThan(2);
  expect([...called].sort()).toEqual(['Ada', 'Bea']);
  expect(house.troubles).toEqual([]);
});

test('a late answer and an illegal one are refused politely', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await playNow(page);
  expect(page.url()).not.toContain('#'); // the key of the seat is not in the address
  const { table, seats } = (await heldTables(page))[0]!;
  const { token } = seats[0]!;
  // Another client holds the same seat and sends what is not allowed.
  const answers = await page.evaluate(
    async ([table, token]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      const heard: { type: string; why?: string; ask?: number }[] = [];
      await new Promise((resolve) => (socket.onopen = resolve));
      socket.onmessage = (event) => heard.push(JSON.parse(event.data));
      const until = async (type: string) => {
        while (!heard.some((message) => message.type === type))
          await new Promise((next) => setTimeout(next, 20));
      };
      socket.send(JSON.stringify({ type: 'join', table, token }));
      await until('joined');
      const ask = heard.find((message) => message.type === 'joined')!.ask!;
      socket.send(
        JSON.stringify({ type: 'act', ask, action: { type: 'place', token: 99, tile: 1 }, id: 1 }),
      );
      await until('refused');
      socket.send(JSON.stringify({ type: 'act', ask: ask - 1, action: { type: 'pass' }, id: 2 }));
      await new Promise((next) => setTimeout(next, 300));
      socket.close();
      return heard.filter((message) => message.type === 'refused').map((message) => message.why);
    },
    [table, token] as const,
  );
  expect(answers).toHaveLength(2);
  expect(answers[1]).toBe('old_question');
  await page.getByText('played on another device').waitFor();
});

test('the coach groups equal moves, and shows one on the board', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await playNow(page);
  await page.getByRole('tab', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'What would the coach do?' }).click();
  const move = page.locator('.coach .moves button').first();
  await move.waitFor({ timeout: 20_000 });
  expect(await page.locator('.coach .bar').first().getAttribute('aria-label')).toMatch(/%/);
  // The best move stands on the board at once, with the idea behind it; another one when pressed.
  await eventually(async () =>
    expect(await page.locator('.acts').innerText()).toContain(await move.innerText()),
  );
  const idea = await page.locator('.coach .idea').innerText();
  expect(idea).toMatch(/[A-Z]/);
  await picture(page, 'coach-desktop-en');
  const other = page.locator('.coach .moves button').nth(1);
  await other.click();
  await eventually(async () =>
    expect(await page.locator('.acts').innerText()).toContain(await other.innerText()),
  );
  expect(await accessibility(page)).toEqual([]);

  // Asked again, it says the same.
  await page.reload();
  await asked(page);
  await page.getByRole('tab', { name: 'Coach' }).click();
  await page.getByRole('button', { name: 'What would the coach do?' }).click();
  await eventually(
    async () => expect(await page.locator('.coach .idea').innerText()).toBe(idea),
    20_000,
  );
  expect(house.troubles).toEqual([]);
});

test('a player can be opened: what they have shown, and where their points came from', async () => {
  const page = await house.visitor();
  await sitDown(house, page, await branch(house, await finished(house, 'justinian'), 130));
  // On the portrait: figures in the middle have tips of their own.
  await page.getByRole('button', { name: 'About Zoe' }).click({ position: { x: 10, y: 10 } });
  const sheet = page.getByRole('dialog', { name: 'Zoe' });
  await sheet.getByRole('heading', { name: 'Cards that were scored' }).waitFor();
  await sheet.getByRole('img', { name: 'Token +3' }).waitFor();
  await sheet.getByRole('heading', { name: 'Where the score came from' }).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('the language can be changed at any moment', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await playNow(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Italiano' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('Posez un jeton').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.reload();
  await page.getByText('Posez un jeton').first().waitFor();
  expect(house.troubles).toEqual([]);
});

test('a finished match can be stepped through, seen from other seats, and continued from a step', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await playNow(page, { seats: 2 });
  await playToTheEnd(page, byClick);
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await page.getByText('Step 0 of').waitFor();
  for (let step = 0; step < 5; step++)
    await page.getByRole('button', { name: 'Step forward' }).click();
  await page.getByText('Step 5 of').waitFor();
  await page.getByRole('button', { name: 'Step back' }).click();
  await page.getByText('Step 4 of').waitFor();
  await page.getByRole('slider').fill('30');
  await page.getByText('Step 30 of').waitFor();
  await page.locator('.eyes button').nth(3).click();
  await page.locator('.eyes button[aria-pressed=true]').nth(0).waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByText('Step 32 of').waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.locator('.eyes button').nth(2).click();
  await page.getByRole('button', { name: /Play on from here/ }).click();
  await page.waitForURL(/\/t\//);
  await page.locator('.court').waitFor();
  expect(house.troubles).toEqual([]);
});

test('a rematch is one click, with the seats rotated', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await playNow(page, { seats: 2 });
  await playToTheEnd(page, byClick);
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('.court').waitFor();
  const held = await heldTables(page);
  expect(page.url()).toContain(held[0]!.table);
  expect(held[0]!.seats.map(({ seat }) => seat)).toEqual([(held[1]!.seats[0]!.seat + 1) % 2]);
  expect(house.troubles).toEqual([]);
});

test('without a network the shell still opens, and a table of the server reports the problem', async () => {
  const page = await house.visitor({ offline: true });
  await page.goto(house.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // A page that was built with the engine keeps it with its other files.
  const engine = await page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.endsWith('.wasm')) return true;
    return false;
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('article').nth(2).waitFor();
  // Without an engine the page says that it needs the server; with one it is a house by itself.
  const lost = page.getByText('Connection lost.');
  if (engine) {
    await page.waitForLoadState('networkidle');
    expect(await lost.count()).toBe(0);
  } else await lost.waitFor();
  await page.goto(`${house.address}/t/somewhere`);
  await page.getByText('Server not reachable').waitFor();
  await picture(page, 'offline-desktop-en');
});
