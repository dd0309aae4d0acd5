// Fills samples/ for the gallery: bots play a match of each game, and for every kind of decision a
// few moments are saved as the deciding player sees them.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const curia = process.env.CURIA ?? '../build/release/curia';
const players = { justinian: 4, circus_maximus: 4, grand_tribunal: 4 };
const perStage = 4;

const run = (...args) => execFileSync(curia, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const lines = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const only = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), 'samples-'));
for (const game of Object.keys(players).filter((name) => !only || name === only)) {
  const record = join(folder, `${game}.jsonl`);
  run(
    'simulate',
    game,
    '--players',
    String(players[game]),
    '--seed',
    '7',
    '--bot',
    'club',
    '--record',
    record,
  );
  const edition = JSON.parse(run('edition', 'show', game, '--json')).values;
  const decisions = lines(run('replay', record, '--json', '--legal'));
  const news = Array.from({ length: players[game] }, (_, seat) =>
    lines(run('replay', record, '--json', '--as', String(seat)))
      .filter((line) => line.news)
      .map((line) => line.news),
  );
  const target = new URL(`../samples/${game}/`, import.meta.url);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });

  const sample = (step, me, legal, name) => {
    const [moment] = lines(
      run('replay', record, '--json', '--step', String(step), '--as', String(me)),
    );
    const fresh = news[me].slice(Math.max(0, step - 3), step);
    const file = {
      game,
      me,
      turn: legal.length ? [me] : [],
      view: moment.view,
      outlook: moment.outlook,
      legal,
      news: news[me].slice(0, step),
      fresh,
      edition,
    };
    writeFileSync(new URL(`${name}.json`, target), JSON.stringify(file));
  };

  // For each kind of decision the moments are spread over the whole game.
  const kinds = new Map();
  for (const decision of decisions) {
    const kind = [...new Set(decision.legal.map((action) => action.type))].sort().join('+');
    (kinds.get(kind) ?? kinds.set(kind, []).get(kind)).push(decision);
  }
  for (const [kind, all] of kinds) {
    const every = Math.max(1, Math.floor(all.length / perStage));
    all
      .filter((_, index) => index % every === 0)
      .slice(0, perStage + 1)
      .forEach(({ step, seat, legal }) =>
        sample(step, seat, legal, `${String(step).padStart(3, '0')}-${kind.slice(0, 60)}`),
      );
  }
  sample(news[0].length, 0, [], `${news[0].length}-end`);
  console.log(`${game}: ${kinds.size} kinds of decision, ${news[0].length} steps`);
}
rmSync(folder, { recursive: true });
