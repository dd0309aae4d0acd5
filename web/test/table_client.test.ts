// The reconnecting socket and the client of a table.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from '../src/net/connection';
import { TableClient, type Listener, type Place, type TableState } from '../src/net/table_client';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.onclose?.();
  }
  last(type: string) {
    return this.sent.findLast((message) => message.type === type);
  }
}

let sockets: FakeSocket[];
let states: TableState[];
let refusals: string[];
let noSeats: string[];
let losses: string[];
let client: TableClient;
const socket = () => sockets.at(-1)!;
/** The server tells what has happened after version `from`; nothing else has changed. */
const update = (from: number, version: number, more: object = {}) =>
  socket().say({
    type: 'update',
    from,
    version,
    news: [],
    view: null,
    outlook: null,
    turn: [],
    ...more,
  });
const joined = {
  type: 'joined',
  table: { id: 't', outcome: null },
  seat: 0,
  owner: false,
  version: 2,
  view: { phase: 1, row: [1, 2] },
  outlook: {},
  news: [{ n: 1 }, { n: 2 }],
  chat: [],
  turn: [0],
  ask: 2,
  legal: [{ type: 'pass' }],
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  refusals = [];
  noSeats = [];
  losses = [];
  client = arrive({ table: 't', token: 'secret' });
  socket().say(joined);
});
function arrive(place: Place): TableClient {
  const listener: Listener = {
    changed: (state) => states.push(state),
    refused: (why) => refusals.push(why),
    noSeat: (why) => noSeats.push(why),
    lost: (by, token) => losses.push(`${by} ${token}`),
  };
  const made = new TableClient(place, listener, () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  });
  socket().open();
  return made;
}
async function comeBack() {
  socket().break();
  await vi.advanceTimersByTimeAsync(300);
  socket().open();
}
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

test('it joins with its token and keeps the state that it receives', () => {
  expect(socket().sent[0]).toEqual({ type: 'join', table: 't', token: 'secret' });
  expect(client.state).toMatchObject({ online: true, seat: 0, version: 2, ask: 2, turn: [0] });
});
test('an update changes the view and says what is new', () => {
  update(2, 4, { news: [{ n: 3 }, { n: 4 }], view: { phase: 2 }, turn: [1] });
  expect(client.state.view).toEqual({ phase: 2, row: [1, 2] });
  expect(client.state.news).toHaveLength(4);
  expect(client.state.fresh).toEqual({ from: 2, to: 4 });
  expect(client.state).toMatchObject({ ask: null, legal: [], turn: [1] });
});
test('an undo shortens the history', () => {
  update(2, 1, { view: { phase: 1 }, turn: [0], ask: 1, legal: [] });
  expect(client.state.news).toEqual([{ n: 1 }]);
});
test('a gap makes it join again from the start', () => {
  update(7, 8, { news: [{}], view: {} });
  expect(socket().last('join')).toEqual({ type: 'join', table: 't', token: 'secret' });
});
test('it reconnects with backoff and names the last version it has seen', () => {
  socket().break();
  expect(client.state.online).toBe(false);
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  socket().break();
  vi.advanceTimersByTime(240);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(300);
  expect(sockets).toHaveLength(3);
  socket().open();
  expect(socket().sent[0]).toEqual({ type: 'join', table: 't', token: 'secret', seen: 2 });
});
test('what was said while it was away comes with the update', () => {
  const line = { seat: 1, text: 'hello', at: 1 };
  update(2, 2, { chat: [line] });
  expect(client.state.chat).toEqual([line]);
  update(2, 2);
  expect(client.state.chat).toEqual([line]);
});
test('waking up skips the backoff', () => {
  socket().break();
  client.wake();
  expect(sockets).toHaveLength(2);
});
test('an answer is sent once, even after several clicks', () => {
  void client.act({ type: 'pass' });
  void client.act({ type: 'pass' });
  expect(socket().sent.filter((message) => message.type === 'act')).toHaveLength(1);
});
test('an answer that was lost with the connection is sent again, if the question is still open', async () => {
  void client.act({ type: 'pass' });
  socket().break();
  await vi.advanceTimersByTimeAsync(300);
  socket().open();
  update(2, 2, { turn: [0], ask: 2, legal: [{ type: 'pass' }] });
  expect(socket().last('act')).toMatchObject({ ask: 2, action: { type: 'pass' } });
});
test('an answer that did arrive is not sent again', async () => {
  void client.act({ type: 'pass' });
  socket().break();
  await vi.advanceTimersByTimeAsync(300);
  socket().open();
  update(2, 3, { news: [{ n: 3 }], turn: [1] });
  expect(socket().last('act')).toBeUndefined();
});
test('a refusal is reported, also to the table, which draws the action as done', async () => {
  const taken = client.act({ type: 'pass' });
  socket().say({ type: 'refused', why: 'not_legal', id: socket().last('act')!.id });
  expect(await taken).toBe(false);
  expect(refusals).toEqual(['not_legal']);
});
test('an answer that was lost with the connection stays drawn as done: it is sent again', async () => {
  const taken = client.act({ type: 'pass' });
  socket().break();
  expect(await taken).toBe(true);
});
test('a silent connection gets a ping, then is closed', () => {
  vi.advanceTimersByTime(20_000);
  expect(socket().last('ping')).toBeDefined();
  vi.advanceTimersByTime(10_000);
  expect(client.state.online).toBe(false);
});

test('an invitation is sent with the token that this device has made', () => {
  client.close();
  client = arrive({ table: 't', token: 'made', invite: 'CODE' });
  expect(socket().sent[0]).toEqual({ type: 'join', table: 't', token: 'made', invite: 'CODE' });
});
test('an invitation whose answer was lost is sent again with the same token', async () => {
  client.close();
  client = arrive({ table: 't', token: 'made', invite: 'CODE' });
  await comeBack();
  expect(socket().sent[0]).toEqual({ type: 'join', table: 't', token: 'made', invite: 'CODE' });
});
test('once seated, the token is enough', async () => {
  client.close();
  client = arrive({ table: 't', token: 'made', transfer: 'CODE' });
  socket().say(joined);
  await comeBack();
  expect(socket().sent[0]).toEqual({ type: 'join', table: 't', token: 'made', seen: 2 });
});
test.each(['no_seat', 'no_free_seat', 'bad_code'])(
  'without a seat (%s) it waits for the person, and watches on a new connection',
  async (why) => {
    client.close();
    client = arrive({ table: 't', token: 'made', invite: 'CODE' });
    socket().say({ type: 'refused', why });
    expect(noSeats).toEqual([why]);
    expect(refusals).toEqual([]);
    await comeBack();
    expect(socket().sent[0]).toEqual({ type: 'join', table: 't' });
  },
);
test.each(['freed', 'moved'])(
  'a device that hears "%s" watches from then on, and forgets what the seat saw',
  async (by) => {
    socket().say({ type: by });
    expect(losses).toEqual([`${by} secret`]);
    expect(client.state).toMatchObject({
      lost: by,
      seat: null,
      ask: null,
      legal: [],
      view: undefined,
    });
    expect(socket().last('join')).toEqual({ type: 'join', table: 't' });
    socket().say({ ...joined, seat: null, ask: undefined, legal: undefined });
    expect(client.state).toMatchObject({ lost: by, seat: null, view: joined.view });
    await comeBack();
    expect(socket().last('join')).toEqual({ type: 'join', table: 't', seen: 2 });
  },
);
test('a seat taken again is not lost any more', () => {
  socket().say({ type: 'moved' });
  client.sit({ table: 't', token: 'secret' });
  socket().say(joined);
  expect(client.state).toMatchObject({ lost: null, seat: 0 });
});
test('a code to move the seat is asked for', async () => {
  const made = client.transfer();
  socket().say({ type: 'transfer', code: 'MOVE', seconds: 300, id: socket().last('transfer')!.id });
  expect(await made).toMatchObject({ code: 'MOVE', seconds: 300 });
});
test('a new invitation is asked for, and a refusal gives none', async () => {
  const made = client.invite();
  socket().say({ type: 'invite', code: 'CODE', id: socket().last('invite')!.id });
  expect(await made).toBe('CODE');
  const refused = client.invite();
  socket().say({ type: 'refused', why: 'not_allowed', id: socket().last('invite')!.id });
  expect(await refused).toBeNull();
  expect(refusals).toEqual(['not_allowed']);
});

const pass = { type: 'pass', game_turn: 4 };
const noClaim = { type: 'no_claim', phase: 2 };
test('answers in advance are chosen and withdrawn; those that have lapsed are not sent', () => {
  const lapsed = { type: 'keep', phase: 1 };
  socket().say({ type: 'early', early: { offered: [noClaim, pass], chosen: [lapsed, pass] } });
  void client.chooseEarly(noClaim);
  expect(socket().last('early')).toMatchObject({ answers: [pass, noClaim] });
  void client.chooseEarly(pass);
  expect(socket().last('early')).toMatchObject({ answers: [] });
});
test('what may be answered in advance comes with each update, and is over when it does not', () => {
  update(2, 2, { turn: [1], early: { offered: [pass], chosen: [] } });
  expect(client.state.early).toEqual({ offered: [pass], chosen: [] });
  // An update omits what has not changed; the end of the match ends it.
  update(2, 2, { turn: [1] });
  expect(client.state.early).toEqual({ offered: [pass], chosen: [] });
  update(2, 2, { outcome: { end: 'stall', scores: [1, 2] } });
  expect(client.state.early).toBeNull();
});
test('a forced answer is known as such until the next update', () => {
  const question = { turn: [0], ask: 2, legal: [{ type: 'pass' }] };
  update(2, 2, { ...question, forced: true });
  expect(client.state.forced).toBe(true);
  update(2, 2, question);
  expect(client.state.forced).toBe(false);
});
test('a request to undo says who must still answer, and is gone after rejoining', () => {
  socket().say({ type: 'asked', take_back: { seat: 1, to: 1, awaited: [0, 2] } });
  expect(client.state.takeBack).toEqual({ seat: 1, to: 1, awaited: [0, 2] });
  socket().say(joined);
  expect(client.state.takeBack).toBeNull();
});

test('a version that the page has shown is told once', () => {
  client.sendSeen(2);
  client.sendSeen(2);
  client.sendSeen(1);
  expect(socket().sent.filter(({ type }) => type === 'seen')).toHaveLength(1);
  expect(socket().last('seen')).toMatchObject({ type: 'seen', version: 2 });
});

test('after a take-back a version is told again', () => {
  client.sendSeen(2);
  update(2, 1, { turn: [0] });
  client.sendSeen(1);
  expect(socket().last('seen')).toMatchObject({ version: 1 });
});

test('a refusal of such a message is no complaint', async () => {
  client.sendSeen(2);
  const { id } = socket().last('seen')!;
  socket().say({ type: 'refused', why: 'unknown_type', id });
  await vi.advanceTimersByTimeAsync(1);
  expect(refusals).toEqual([]);
});

test('a spectator tells nothing', () => {
  socket().say({ ...joined, seat: null });
  client.sendSeen(2);
  expect(socket().last('seen')).toBeUndefined();
});
