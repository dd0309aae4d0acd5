// Writes what `curia types` prints: src/types.ts, src/values.ts and the values.ts of every game
// that has a folder here. With --check it says whether they are up to date.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const curia = process.env.CURIA ?? '../build/release/curia';
const print = (...words) => execFileSync(curia, ['types', ...words], { encoding: 'utf8' });
const source = new URL('../src/', import.meta.url);

const files = [
  ['types.ts', print()],
  ['values.ts', print('--values')],
];
for (const game of readdirSync(new URL('games/', source)))
  if (existsSync(new URL(`games/${game}/kinds.ts`, source)))
    files.push([`games/${game}/values.ts`, print('--values', game)]);

let stale = false;
for (const [name, text] of files) {
  const file = new URL(name, source);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`src/${name} is stale: npm run types`);
    stale = true;
  }
}
process.exit(stale ? 1 : 0);
