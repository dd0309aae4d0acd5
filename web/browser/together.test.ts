// Two browsers in one match: moves appear on the other page, also after a lost connection.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessibility, eventually, heldTables, House, picture } from './support/house';
import {
  active,
  arrive,
  invitation,
  invite,
  lines,
  place,
  twoPlayers,
} from './support/two_players';

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(async () => house.close());

test('a move appears on the other page, and missed moves after a reconnection', async () => {
  const pages = await twoPlayers(house);
  for (let turn = 0; turn < 4; turn++) {
    const { one, other } = await active(pages);
    const before = await lines(other);
    await place(one, turn);
    await other.waitForFunction(
      (count) => document.querySelectorAll('aside ol li').length > count,
      before,
    );
  }

  // One page is offline while the other plays on.
  const { one, other } = await active(pages);
  await other.context().setOffline(true);
  await other.evaluate(() => window.dispatchEvent(new Event('offline')));
  const known = await lines(one);
  await place(one, 5);
  await one.waitForFunction(
    (count) => document.querySelectorAll('aside ol li').length > count,
    known,
  );
  await other.context().setOffline(false);
  await other.waitForFunction(
    (count) => document.querySelectorAll('aside ol li').length > count,
    known,
    { timeout: 15_000 },
  );
  await other.locator('.question.asked').waitFor();
  await place(other, 6);
  expect(house.troubles).toEqual([]);
});

test('a page that is reloaded in mid-game continues where it was', async () => {
  const pages = await twoPlayers(house);
  const { one, other } = await active(pages);
  await place(one, 3);
  await other.reload();
  await other.locator('.question.asked').waitFor();
  await place(other, 4);
  await one.locator('.question.asked').waitFor();
  expect(house.troubles).toEqual([]);
});

test('a friend who was told the words gets the next seat, and too late they lead nowhere', async () => {
  const { host } = await invite(house, 2);
  const spoken = (await host.locator('.say b').innerText()).trim();
  expect(spoken).toMatch(/^[\w.:]+\/[a-z]+(-[a-z]+){3}$/);
  const friend = await arrive(house, `http://${spoken}`);
  await host.locator('.court').waitFor();
  await friend.locator('.court').waitFor();
  const late = await arrive(house, `http://${spoken}`);
  await late.getByText('These words lead nowhere').waitFor();
  expect(await accessibility(late)).toEqual([]);
  expect(house.troubles).toEqual([]);
});

test('chat reaches the other player', async () => {
  const [host, friend] = await twoPlayers(house);
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByRole('textbox', { name: 'Write a message' }).fill('Salve!');
  await host.getByRole('button', { name: 'Send', exact: true }).click();
  await friend.getByRole('tab', { name: /Chat/ }).click();
  await friend.getByText('Salve!').waitFor();
  expect(house.troubles).toEqual([]);
});

test('the host chooses by keyboard which bot has a seat, and it plays there', async () => {
  const { host, link } = await invite(house, 4);
  const friend = await arrive(house, link, 'Ada');
  await host.getByText('Ada').first().waitFor();
  await host.locator('li .level').first().press('Enter');
  const bots = host.getByRole('radiogroup', { name: 'The bot that plays, Seat C' });
  await bots.getByRole('radio', { name: 'Leo sits on seat D' }).waitFor();
  expect(await bots.getByRole('radio', { name: 'Leo' }).isDisabled()).toBe(true);
  await bots.getByRole('radio', { name: 'Zoe' }).press('ArrowRight'); // Leo is passed over
  await friend.getByText('otherwise Irene plays').waitFor();
  expect(await bots.getByRole('radio', { name: 'Irene' }).isChecked()).toBe(true);
  expect(await accessibility(host)).toEqual([]);
  await picture(host, 'waiting-bot');
  await host.getByRole('button', { name: 'Start' }).click();
  for (const page of [host, friend])
    await page.locator('[data-part=players] [data-seat="2"]').getByText('Irene').waitFor();
  expect(house.troubles).toEqual([]);
});

test('one link gives each new device a seat, and no address contains a token', async () => {
  const { host, link } = await invite(house, 3);
  expect(link).toMatch(/\/t\/[\w-]{12}#i=[\w-]+$/);
  const ada = await arrive(house, link, 'Ada');
  await host.getByText('Ada').first().waitFor();
  await ada.reload(); // the same device, the same seat
  await ada.goto(link);
  await ada.getByText('You have a seat.').waitFor();
  expect(await heldTables(ada)).toHaveLength(1);
  await picture(host, 'waiting-host');
  expect(await accessibility(host)).toEqual([]);
  const bea = await arrive(house, link, 'Bea');
  await Promise.all([host, ada, bea].map((page) => page.locator('.court').waitFor()));
  for (const page of [host, ada, bea]) expect(page.url()).not.toContain('#');
  const tokens = (await Promise.all([host, ada, bea].map(heldTables))).map(
    ([held]) => held!.seats[0]!,
  );
  expect(new Set(tokens.map(({ seat }) => seat)).size).toBe(3);
  expect(new Set(tokens.map(({ token }) => token)).size).toBe(3);

  const late = await arrive(house, link, 'Carla');
  await late.getByRole('heading', { name: 'All seats are taken.' }).waitFor();
  await picture(late, 'no-free-seat');
  expect(await accessibility(late)).toEqual([]);
  await late.getByRole('button', { name: 'Watch' }).click();
  await late.locator('.court').waitFor();
  expect(await late.locator('.own').count()).toBe(0);
  expect(house.troubles).toEqual([]);
});

test('the host frees a seat and makes a new invitation', async () => {
  const { host, link } = await invite(house, 3);
  const ada = await arrive(house, link, 'Ada');
  await host.getByRole('button', { name: 'Free this seat Ada' }).click();
  await ada.getByText('The host has freed your seat.').waitFor();
  await picture(ada, 'freed');
  await host.getByRole('button', { name: 'New link' }).click();
  await host.waitForFunction(
    (old) => document.querySelector<HTMLInputElement>('.link input')?.title !== old,
    link,
  );
  const renewed = await invitation(host);
  // The short address is shown, the whole one is copied.
  const field = host.locator('.link input');
  const table = new URL(renewed).pathname.split('/').at(-1)!;
  expect(await field.inputValue()).toBe(`${new URL(renewed).host}/t/${table.slice(0, 4)}…`);
  await host.evaluate(() => navigator.clipboard.writeText(''));
  await field.focus();
  await host.keyboard.press('ControlOrMeta+c');
  await eventually(async () =>
    expect(await host.evaluate(() => navigator.clipboard.readText())).toBe(renewed),
  );

  // The code fills the window when it is pressed.
  await host.getByRole('button', { name: 'Large QR code' }).press('Enter');
  const code = host.getByRole('dialog').getByRole('img', { name: 'QR code of the link' });
  expect((await code.boundingBox())!.height).toBeGreaterThan(500);
  expect(await accessibility(host)).toEqual([]);
  await picture(host, 'large-code');
  await host.keyboard.press('Escape');
  await code.waitFor({ state: 'hidden' });

  const late = await arrive(house, link, 'Bea');
  await late.getByRole('heading', { name: 'This link is no longer valid.' }).waitFor();
  await ada.goto(renewed);
  await ada.getByText('You have a seat.').waitFor();
  expect(house.troubles).toEqual([]);
});

test('a seat moves to another device, and the old one watches', async () => {
  const [host, friend] = await twoPlayers(house);
  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.getByText('Continue on another device').click();
  const link = await friend.locator('dialog .link input').inputValue();
  expect(link).toContain('#m=');
  await picture(friend, 'move-seat');
  expect(await accessibility(friend)).toEqual([]);
  await friend.keyboard.press('Escape');
  const elsewhere = await arrive(house, link);
  await elsewhere.locator('.court').waitFor();
  await elsewhere.locator('.own').waitFor();
  await friend.getByText('played on another device').waitFor();
  await friend.locator('.own').waitFor({ state: 'detached' });
  expect(await friend.getByRole('button', { name: 'Take it back here' }).count()).toBe(0);

  await friend.goto(house.address);
  await friend.getByText('Your seat has moved to another device.').waitFor();
  expect((await heldTables(friend))[0]!.seats[0]!.lost).toBe('moved');
  const used = await arrive(house, link);
  await used.getByRole('heading', { name: 'This link is no longer valid.' }).waitFor();

  const { one } = await active([host, elsewhere]);
  await place(one, 2);
  expect(house.troubles).toEqual([]);
});

test('a request to undo waits for absent players, and can be withdrawn', async () => {
  const pages = await twoPlayers(house);
  const { one, other } = await active(pages);
  await place(one, 3);
  await other.locator('.question.asked').waitFor();
  await place(other, 4);
  await one.locator('.question.asked').waitFor();
  const address = other.url();
  await other.goto(house.address); // away from the table
  await one.locator('li.away').waitFor();
  await one.getByRole('button', { name: 'Ask to undo' }).click();
  await one.getByText('the request stays open').waitFor();
  await picture(one, 'take-back-waits');
  await one.getByRole('button', { name: 'Withdraw' }).click();
  await one.getByText('the request stays open').waitFor({ state: 'detached' });
  await one.getByRole('button', { name: 'Ask to undo' }).click();
  await other.goto(address);
  const lines = await one.locator('aside ol li').count();
  await other.getByRole('button', { name: 'Allow' }).click();
  await one.waitForFunction(
    (count) => document.querySelectorAll('aside ol li').length < count,
    lines,
  );
  expect(house.troubles).toEqual([]);
});
