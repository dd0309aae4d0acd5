// The socket that stays open, and a page's place at a table.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from '../src/net/connection';
import { TableClient, type TableState } from '../src/net/table_client';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string) { this.sent.push(JSON.parse(text)); }
  close() { this.closed = true; }
  open() { this.onopen?.(); }
  say(message: object) { this.onmessage?.({ data: JSON.stringify(message) }); }
  break() { this.onclose?.(); }
  last(type: string) { return this.sent.findLast((message) => message.type === type); }
}

let sockets: FakeSocket[];
let states: TableState[];
let refusals: string[];
let client: TableClient;
const socket = () => sockets.at(-1)!;
const joined = { type: 'joined', table: { id: 't', outcome: null }, seat: 0, owner: false, version: 2, view: { phase: 1, row: [1, 2] }, outlook: {}, news: [{ n: 1 }, { n: 2 }], chat: [], turn: [0], ask: 2, legal: [{ type: 'pass' }] };

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  refusals = [];
  client = new TableClient({ table: 't', token: 'secret' }, { changed: (state) => states.push(state), refused: (why) => refusals.push(why) }, () => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  });
  socket().open();
  socket().say(joined);
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

test('it joins with its token and knows what it is told', () => {
  expect(socket().sent[0]).toEqual({ type: 'join', table: 't', token: 'secret' });
  expect(client.state).toMatchObject({ online: true, seat: 0, version: 2, ask: 2, turn: [0] });
});
test('an update changes the view and says what is new', () => {
  socket().say({ type: 'update', from: 2, version: 4, news: [{ n: 3 }, { n: 4 }], view: { phase: 2 }, outlook: null, turn: [1] });
  expect(client.state.view).toEqual({ phase: 2, row: [1, 2] });
  expect(client.state.news).toHaveLength(4);
  expect(client.state.fresh).toEqual({ from: 2, to: 4 });
  expect(client.state).toMatchObject({ ask: null, legal: [], turn: [1] });
});
test('a take-back shortens the record', () => {
  socket().say({ type: 'update', from: 2, version: 1, news: [], view: { phase: 1 }, outlook: null, turn: [0], ask: 1, legal: [] });
  expect(client.state.news).toEqual([{ n: 1 }]);
});
test('a gap makes it join again from the start', () => {
  socket().say({ type: 'update', from: 7, version: 8, news: [{}], view: {}, outlook: null, turn: [] });
  expect(socket().last('join')).toEqual({ type: 'join', table: 't', token: 'secret' });
});
test('it comes back after growing pauses and names what it has seen', () => {
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
  socket().say({ type: 'update', from: 2, version: 2, news: [], view: null, outlook: null, chat: [line], turn: [] });
  expect(client.state.chat).toEqual([line]);
  socket().say({ type: 'update', from: 2, version: 2, news: [], view: null, outlook: null, turn: [] });
  expect(client.state.chat).toEqual([line]);
});
test('waking does not wait for the pause', () => {
  socket().break();
  client.wake();
  expect(sockets).toHaveLength(2);
});
test('an answer is sent once, however often it is pressed', () => {
  void client.act({ type: 'pass' });
  void client.act({ type: 'pass' });
  expect(socket().sent.filter((message) => message.type === 'act')).toHaveLength(1);
});
test('an answer that the line swallowed is given again, if the question still stands', async () => {
  void client.act({ type: 'pass' });
  socket().break();
  await vi.advanceTimersByTimeAsync(300);
  socket().open();
  socket().say({ type: 'update', from: 2, version: 2, news: [], view: null, outlook: null, turn: [0], ask: 2, legal: [{ type: 'pass' }] });
  expect(socket().last('act')).toMatchObject({ ask: 2, action: { type: 'pass' } });
});
test('an answer that arrived after all is not given again', async () => {
  void client.act({ type: 'pass' });
  socket().break();
  await vi.advanceTimersByTimeAsync(300);
  socket().open();
  socket().say({ type: 'update', from: 2, version: 3, news: [{ n: 3 }], view: null, outlook: null, turn: [1] });
  expect(socket().last('act')).toBeUndefined();
});
test('a refusal is told', async () => {
  void client.act({ type: 'pass' });
  socket().say({ type: 'refused', why: 'not_legal', id: socket().last('act')!.id });
  await vi.advanceTimersByTimeAsync(1);
  expect(refusals).toEqual(['not_legal']);
});
test('a quiet line is asked for a sign of life, then given up', () => {
  vi.advanceTimersByTime(20_000);
  expect(socket().last('ping')).toBeDefined();
  vi.advanceTimersByTime(10_000);
  expect(client.state.online).toBe(false);
});
