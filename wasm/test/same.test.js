// WebAssembly and native play the same, bit for bit: every position, every list of legal actions and
// every decision of each level that counts its iterations. With CURIA_TEST_SCALE=100 (percent) each
// level decides at least 1,000 times; a smaller test has fewer, above all of the slow levels.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { instantiate } from '../package/index.js';
import { startNative } from './native.js';
import { nets } from './nets.js';

const scale = Number(process.env.CURIA_TEST_SCALE ?? 100) / 100;
const decisions = 1000 * scale;
// What a smaller test keeps of the decisions of a level. The strongest take up to a second each.
const kept = { beginner: 1, casual: 1, club: 1 / 8, strong: 1 / 40 };

let native, wasm;
before(async () => {
  native = startNative(process.env.REFERENCE);
  // The clock stands still, so that the time limit of a level never ends a search early.
  wasm = await instantiate(await readFile(process.env.WASM), {
    clock: () => 0,
    nets,
  });
});
after(() => native.stop());

/** Sends a request to both, compares the texts of the answers, and returns the answer. */
async function both(request) {
  const text = JSON.stringify(request);
  const [here, there] = [wasm.answer(text), await native.answer(text)];
  assert.equal(here, there, text);
  return JSON.parse(here);
}

/** The level without its time limit: without a net, its version ends with its iterations. */
async function patient(game, level) {
  if (game in nets) return level;
  const version = await both({ type: 'version', game, bot: level });
  return level === 'club' || level === 'strong' ? `expert@${version % 10_000}` : level;
}

async function compare({ name: game }, players, level, count) {
  const bot = await patient(game, level);
  let seed = 1;
  for (let done = 0; done < count;) {
    const { match } = await both({ type: 'open', game, players });
    while (done < count) {
      const { turn, seats } = await both({ type: 'look', match, seat: null });
      if (turn === 'nobody') break;
      if (turn === 'chance') {
        await both({ type: 'draw', match, seed: ++seed });
        continue;
      }
      const seat = seats[seed % seats.length];
      await both({ type: 'look', match, seat });
      const action = await both({
        type: 'choose',
        match,
        seat,
        bot,
        seed: ++seed,
      });
      if (bot !== level && done % 4 === 0)
        assert.deepEqual(
          JSON.parse(
            wasm.answer(JSON.stringify({ type: 'choose', match, seat, bot: level, seed })),
          ),
          action,
          `${level} is ${bot}`,
        );
      await both({ type: 'play', match, seat, action });
      ++done;
    }
    await both({ type: 'record', match });
    await both({ type: 'close', match });
  }
}

for (const [level, share] of Object.entries(kept))
  test(`${level} decides the same`, async (context) => {
    const { games } = await both({ type: 'games' });
    const each = Math.ceil((decisions * (scale < 1 ? share : 1)) / games.length / 2);
    for (const game of games)
      for (const players of [game.min_players, game.max_players])
        await compare(game, players, level, each);
    context.diagnostic(`${level}: ${each * games.length * 2} decisions, all the same`);
  });

// The bots of a net: by itself, and as the guide of a search.
for (const [bot, share] of Object.entries({ net: 1, 'net-mc@40': 1 / 8 }))
  test(`${bot} decides the same`, async (context) => {
    const { games } = await both({ type: 'games' });
    const learned = games.filter(({ name }) => name in nets);
    assert.ok(learned.length > 0);
    const each = Math.ceil((decisions * share) / learned.length / 2);
    for (const game of learned)
      for (const players of [game.min_players, game.max_players])
        await compare(game, players, bot, each);
    context.diagnostic(`${bot}: ${each * learned.length * 2} decisions, all the same`);
  });

test('a bot waits for its net, and a broken net is none', async () => {
  const choose = (instance, game) => {
    const ask = (request) => JSON.parse(instance.answer(JSON.stringify(request)));
    const { match } = ask({ type: 'open', game, players: 3 });
    for (let seed = 1; ask({ type: 'look', match, seat: null }).turn === 'chance'; ++seed)
      ask({ type: 'draw', match, seed });
    const [seat] = ask({ type: 'look', match, seat: null }).seats;
    return ask({ type: 'choose', match, seat, bot: 'net', seed: 1 });
  };
  const [[game, weights]] = Object.entries(nets);
  const module = await WebAssembly.compile(await readFile(process.env.WASM));
  const late = await instantiate(module);
  assert.match(choose(late, game).error, /net/);
  late.net(game, weights);
  assert.deepEqual(choose(late, game), choose(await instantiate(module, { nets }), game));
  const broken = await instantiate(module, { nets: { [game]: weights.subarray(1) } });
  assert.match(choose(broken, game).error, /net/);
});

// The coach has a time limit of six seconds. A native program that needs half as long on a busy
// machine may have cut something short, and its advice proves nothing.
test('advice is the same', async (context) => {
  for (const { name: game, min_players: players } of (await both({ type: 'games' })).games) {
    const { match } = await both({ type: 'open', game, players });
    let position = await both({ type: 'look', match, seat: null });
    for (; position.turn === 'chance'; position = await both({ type: 'look', match, seat: null }))
      await both({ type: 'draw', match, seed: 1 });
    const question = JSON.stringify({ type: 'advise', match, seat: position.seats[0] });
    const start = performance.now();
    const there = await native.answer(question);
    if (performance.now() - start > 3000) context.diagnostic(`${game}: too slow to compare`);
    else assert.equal(wasm.answer(question), there, game);
  }
});

test('broken requests get the same sentence', async () => {
  for (const request of [
    {},
    { type: 'open', game: 'chess', players: 2 },
    { type: 'open', game: 'justinian', players: 9 },
    { type: 'look', match: 999, seat: null },
    { type: 'load', record: '{"curia":1' },
  ])
    assert.ok((await both(request)).error, JSON.stringify(request));
});
