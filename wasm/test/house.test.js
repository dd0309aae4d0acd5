// The house plays whole matches in Node, over the messages of a server.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { afterEach, before, test } from 'node:test';
import { instantiate, memoryStore, openHouse } from '../package/index.js';

let module, thinker;
before(async () => {
  module = await WebAssembly.compile(await readFile(process.env.WASM));
  thinker = await instantiate(module);
});

const houses = [];
afterEach(() => houses.splice(0).forEach((house) => house.close()));
async function newHouse(store) {
  const house = await openHouse(module, {
    store,
    think: async (text) => thinker.think(text),
  });
  houses.push(house);
  return house;
}

/** A client that answers every question with `choose`, until `enough` is true. */
function sit(house, join, { choose = (legal) => legal[0], enough = () => false } = {}) {
  return new Promise((resolve, reject) => {
    const received = [];
    const send = (message) => socket.send(JSON.stringify(message));
    const socket = house.connect({
      message(text) {
        const message = JSON.parse(text);
        received.push(message);
        if (message.type === 'refused') {
          reject(new Error(message.why));
          return socket.close();
        }
        if (message.type === 'joined' || message.type === 'update') {
          send({ type: 'seen', version: message.version });
          send({ type: 'hurry' });
          if (message.outcome || enough(message)) {
            resolve({ received, last: message });
            return socket.close();
          }
          if (message.ask !== undefined && message.ask !== null && !message.forced)
            send({
              type: 'act',
              ask: message.ask,
              action: choose(message.legal),
            });
        }
      },
      closed: () => reject(new Error('closed')),
    });
    send({ type: 'join', ...join });
  });
}
async function ask(house, method, path, body, token) {
  const [where, query = ''] = path.split('?');
  const text = body === undefined ? '' : JSON.stringify(body);
  const answer = await house.request({
    method,
    path: where,
    query,
    body: text,
    token,
  });
  return { status: answer.status, body: JSON.parse(answer.body) };
}
async function openTable(house, game, players) {
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'beginner' },
  );
  const terms = {
    game,
    players,
    seats,
    public: false,
    chat: false,
    coach: true,
    grace: 0,
  };
  const { status, body } = await ask(house, 'POST', '/api/tables', terms);
  assert.equal(status, 201, JSON.stringify(body));
  return { table: body.table, token: body.seats[0] };
}

test('a person plays a whole match of each game against bots', { timeout: 120_000 }, async () => {
  const house = await newHouse(memoryStore());
  const { body } = await ask(house, 'GET', '/api/games');
  await Promise.all(
    body.games.map(async ({ name, min_players: players }) => {
      const seat = await openTable(house, name, players);
      const { last } = await sit(house, seat);
      assert.equal(last.outcome.scores.length, players);
      const replay = await ask(house, 'GET', `/api/tables/${seat.table}/replay?eyes=all`);
      assert.equal(replay.body.steps.length, last.version);
      const record = await house.request({
        path: `/api/tables/${seat.table}/record`,
      });
      const kept = await house.request({
        method: 'POST',
        path: '/api/records',
        body: record.body,
      });
      assert.equal(kept.status, 201);
    }),
  );
});

test('another house continues from the store, and nothing that was told is lost', async () => {
  const store = memoryStore();
  const one = await newHouse(store);
  const seat = await openTable(one, 'justinian', 2);
  const first = await sit(one, seat, { enough: ({ version }) => version > 30 });
  const other = await newHouse(store);
  const second = await sit(other, seat, { enough: () => true });
  assert.ok(second.last.version >= first.last.version);
  const news = second.last.news.slice(0, first.last.version);
  const told = first.received.flatMap((message) => message.news ?? []);
  assert.deepEqual(news, told.slice(0, news.length));
});

test('a table is told only after it was stored', async () => {
  const memory = memoryStore();
  let write;
  const store = {
    ...memory,
    write: (writing) => new Promise((resolve) => (write = () => resolve(memory.write(writing)))),
  };
  const house = await newHouse(store);
  let told = false;
  const opening = openTable(house, 'justinian', 2).then(() => (told = true));
  while (!write) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(told, false);
  const keep = setInterval(() => write(), 1);
  await opening;
  clearInterval(keep);
});

test('a store that fails refuses, and the table goes on when it works again', async () => {
  const memory = memoryStore();
  let works = true;
  const store = {
    load: memory.load,
    write: async (writing) => (works ? memory.write(writing) : 'failed'),
  };
  const house = await newHouse(store);
  const seat = await openTable(house, 'justinian', 2);
  await sit(house, seat, {
    enough: ({ ask, forced }) => ask !== undefined && !forced,
  });
  works = false;
  await assert.rejects(openTable(house, 'justinian', 2));
  await assert.rejects(sit(house, seat), /store_failed/);
  works = true;
  const { last } = await sit(house, seat, {
    enough: ({ version }) => version > 20,
  });
  assert.ok(last.version > 20);
});

test('a damaged table is refused and harms no other', async () => {
  const store = memoryStore();
  const house = await newHouse(store);
  const seat = await openTable(house, 'justinian', 2);
  const found = await store.load(seat.table);
  found.entries.forEach((entry) => (entry.text = 'x'));
  const other = await newHouse(store);
  await assert.rejects(sit(other, seat), /damaged/);
  await sit(other, await openTable(other, 'justinian', 2), {
    enough: () => true,
  });
});

test('a thought that nobody waits for any more is interrupted', async () => {
  const begun = [];
  const house = await openHouse(module, {
    store: memoryStore(),
    think: (text, signal) => {
      begun.push(signal);
      return new Promise(() => {}); // it thinks for ever
    },
  });
  houses.push(house);
  // The bot thinks about the answer to a move that is taken back. False: it begins the match itself.
  const isTakenBack = (seat) =>
    new Promise((resolve, reject) => {
      const send = (message) => socket.send(JSON.stringify(message));
      let before = null; // thoughts, when the person acted
      let undone = false;
      const socket = house.connect({
        message(text) {
          const message = JSON.parse(text);
          if (message.type === 'refused') reject(new Error(message.why));
          if (message.type !== 'joined' && message.type !== 'update') return;
          send({ type: 'seen', version: message.version });
          send({ type: 'hurry' });
          if (undone) return resolve(true);
          if (message.ask !== undefined && message.ask !== null) {
            before = begun.length;
            send({ type: 'act', ask: message.ask, action: message.legal[0] });
          } else if (before === null) {
            resolve(false);
          } else {
            undone = true;
            setTimeout(() => {
              assert.equal(begun.length, before + 1);
              assert.equal(begun.at(-1).aborted, false);
              send({ type: 'take_back' });
            }, 50);
          }
        },
        closed: () => reject(new Error('closed')),
      });
      send({ type: 'join', ...seat });
    });
  while (!(await isTakenBack(await openTable(house, 'justinian', 2))));
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(begun.at(-1).aborted, true);
});

test('twenty matches leave the memory of the workers small', { timeout: 300_000 }, async (context) => {
  const mebibytes = () => Math.max(house.memory, thinker.memory) / (1 << 20);
  const house = await newHouse(memoryStore());
  const { body } = await ask(house, 'GET', '/api/games');
  const play = async (match) => {
    const { name, min_players: players } = body.games[match % body.games.length];
    await sit(house, await openTable(house, name, players));
  };
  const measured = [];
  for (let match = 0; match < 20; match += 5) {
    await Promise.all([0, 1, 2, 3, 4].map((one) => play(match + one)));
    measured.push(mebibytes());
  }
  const texts = measured.map((one) => one.toFixed(1)).join(', ');
  context.diagnostic(`after 5, 10, 15 and 20 matches: ${texts} MiB (at most 128)`);
  assert.ok(measured[3] <= 128);
  // The house lets go of a finished match after a while. Until then it holds its few kilobytes.
  assert.ok(measured[3] - measured[1] < 1, 'the memory grows');
});
