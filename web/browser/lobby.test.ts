// The lobby keeps every seat, even if the server does not know or cannot read its table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { accessibility, eventually, heldTables, House, picture, sizes } from './support/house';
import { finished } from './support/moments';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

type Answer = { status?: number; body?: object };

/** A visitor with one seat; `answers` gives the server's answers about it from now on. */
async function withSeat(answer: (ids: string[]) => Answer, size = sizes.desktop): Promise<Page> {
  const page = await house.visitor({ size });
  await page.goto(house.address);
  await page.locator('article.g-justinian .now').click();
  await page.locator('.court').waitFor();
  await page.route(/api\/tables\?ids=/, (route) => {
    const { status = 200, body = {} } = answer(
      new URL(route.request().url()).searchParams.get('ids')!.split(','),
    );
    return route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
  });
  await page.goto(house.address);
  return page;
}

test.each(['gone', 'damaged'] as const)(
  'a table that is %s stays until the person removes it',
  async (why) => {
    for (const [device, size] of Object.entries(sizes)) {
      const page = await withSeat(
        (ids) => ({ body: { tables: [], gone: [], damaged: [], [why]: ids } }),
        size,
      );
      await page
        .getByText(
          why === 'gone' ? 'This server does not know this table.' : 'cannot read this table',
        )
        .waitFor();
      expect(await heldTables(page)).toHaveLength(1);
      await page.getByRole('button', { name: /Remove from this list/ }).click();
      await page.getByText('Only this browser has the key').waitFor();
      await picture(page, `lobby-${why}-${device}`);
      expect(await accessibility(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keep' }).click();
      expect(await heldTables(page)).toHaveLength(1);
      await page.getByRole('button', { name: /Remove from this list/ }).click();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByText('No games yet.').waitFor();
      expect(await heldTables(page)).toHaveLength(0);
      await page.context().close();
    }
    expect(house.troubles).toEqual([]);
  },
);

test.each([
  ['offline', { status: 502 }],
  ['in no list', { body: { tables: [], gone: [], damaged: [] } }],
] as const)('%s changes nothing', async (_name, answer) => {
  const page = await withSeat(() => answer);
  await page.getByText('Waiting for an answer from the server.').waitFor();
  expect(await heldTables(page)).toHaveLength(1);
  expect(await page.getByRole('button', { name: /Remove/ }).count()).toBe(0);
  await page.getByRole('link', { name: /^Open Justinian/ }).click();
  await page.locator('.own').waitFor(); // the seat is still ours
  expect(house.troubles).toEqual([]);
});

test('my games show the board, whose turn it is and branches as such, and a removal can be undone', async () => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await page.locator('.question.asked').waitFor();
  await page.goto(`${house.address}/r/${await finished(house, 'circus_maximus')}?step=60`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.question.asked').waitFor();

  await page.goto(`${house.address}/mine`);
  const running = page.locator('.cards > li');
  await running.locator('.court').waitFor(); // the table's own board
  expect(await running.locator('.turn').innerText()).toContain('Your turn');
  expect(await running.locator('.in > ol > li').count()).toBe(4);
  const branch = page.locator('.small > li.branch');
  await branch.locator('.wall').waitFor();
  expect(await branch.innerText()).toContain('From step 60: Day 2');
  expect(await accessibility(page)).toEqual([]);
  await picture(page, 'my-games');

  await branch.getByRole('button', { name: 'Remove Circus Maximus' }).click();
  await branch.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await branch.waitFor();
  expect((await heldTables(page)).length).toBe(2);
  expect(house.troubles).toEqual([]);
});

test('a branch is named by its first decision, which is asked for once, and can be renamed', async ({
  expect,
}) => {
  const page = await house.visitor({ settings: { level: 'beginner' } });
  await page.goto(`${house.address}/r/${await finished(house, 'justinian')}?step=80&eyes=1`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('.question.asked').waitFor();
  await page.locator('.tokens button:not([aria-disabled])').first().click();
  await page.locator('.court button.open').first().click();
  await page.locator('.acts .go:not([aria-disabled])').click();
  await page.locator('.question.asked').waitFor({ state: 'detached' });
  await page.locator('.question.asked').waitFor();

  let asked = 0;
  page.on('request', (request) => void (asked += Number(/replay\?eyes=\d$/.test(request.url()))));
  await page.goto(`${house.address}/mine`);
  const branch = page.locator('.small > li.branch');
  const title = branch.locator('.shown h3');
  await eventually(async () => expect(await title.innerText()).toContain('You put'));
  expect(asked).toBe(1);
  const decision = await title.innerText();
  await page.reload();
  await eventually(async () => expect(await title.innerText()).toBe(decision));
  expect(asked).toBe(1);

  await branch.getByRole('button', { name: `Rename ${decision}` }).press('Enter');
  const field = branch.getByRole('textbox', { name: `Name: ${decision}` });
  await field.fill('Hold on in phase II');
  expect(await accessibility(page)).toEqual([]);
  await field.press('Escape');
  expect(await title.innerText()).toBe(decision);
  const button = branch.getByRole('button', { name: `Rename ${decision}` });
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await button.click();
  await field.fill('Hold on in phase II');
  await field.press('Enter');
  expect(await title.innerText()).toBe('Hold on in phase II');
  await page.reload();
  await eventually(async () => expect(await title.innerText()).toBe('Hold on in phase II'));
  expect(house.troubles).toEqual([]);
});

test('one switch silences every sound, and the volume is kept', async () => {
  const page = await house.visitor();
  await page.addInitScript(() => {
    const start = AudioScheduledSourceNode.prototype.start;
    const heard = { count: 0 };
    Object.assign(globalThis, { heard });
    AudioScheduledSourceNode.prototype.start = function (...when) {
      heard.count++;
      return start.apply(this, when);
    };
  });
  const heard = () =>
    page.evaluate(() => (globalThis as unknown as { heard: { count: number } }).heard.count);
  await page.goto(`${house.address}/settings`);
  const groups = ['My turn', 'Tokens, cards, coins and dice', 'The end of a game', 'Chat'];
  const switchOf = (name: string) => page.getByRole('switch', { name, exact: true });
  for (const name of groups) {
    const before = await heard();
    await switchOf(name).uncheck();
    expect(await heard()).toBe(before);
    await switchOf(name).check(); // tells how it sounds
    await eventually(async () => expect(await heard()).toBeGreaterThan(before));
  }
  // One group alone is silent; the volume is heard as a token.
  await switchOf(groups[1]!).uncheck();
  const before = await heard();
  await page.getByRole('slider', { name: 'Volume' }).press('ArrowLeft');
  expect(await heard()).toBe(before);
  await switchOf(groups[1]!).check();
  await page.getByRole('slider', { name: 'Volume' }).press('ArrowRight');
  await page.getByRole('slider', { name: 'Volume' }).press('ArrowLeft');
  await page.getByRole('switch', { name: 'Sound' }).click();
  expect(await switchOf(groups[0]!).isDisabled()).toBe(true);
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now Justinian' }).click();
  await page.locator('.question.asked').waitFor(); // rings if sounds are on
  expect(await heard()).toBe(0);
  const kept = await page.evaluate(
    () => JSON.parse(localStorage.getItem('curia.settings')!) as { volume: number; sound: boolean },
  );
  expect(kept).toMatchObject({ volume: 0.6, sound: false });
});
