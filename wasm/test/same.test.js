// WebAssembly and native play the same, bit for bit: every position, every list of legal actions and
// every decision of each level. CURIA_TEST_SCALE (in percent) changes the number of decisions.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { instantiate } from '../package/index.js';
import { startNative } from './native.js';

const scale = Number(process.env.CURIA_TEST_SCALE ?? 100) / 100;
// Decisions of each level for each game. The strongest take up to half a second each.
const decisions = { beginner: 400, casual: 400, club: 24, strong: 4 };

let native, wasm;
before(async () => {
  native = startNative(process.env.REFERENCE);
  // The clock stands still, so that the time limit of a level never ends a search early.
  wasm = await instantiate(await readFile(process.env.WASM), {
    clock: () => 0,
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

/** The level without its time limit: it searches with the iterations that its version ends with. */
async function patient(game, level) {
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

for (const [level, count] of Object.entries(decisions))
  test(`${level} decides the same`, async () => {
    for (const game of (await both({ type: 'games' })).games)
      for (const players of [game.min_players, game.max_players])
        await compare(game, players, level, Math.ceil((count * scale) / 2));
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
