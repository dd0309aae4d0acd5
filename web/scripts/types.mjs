// Writes src/types.ts from `curia types`, or with --check says whether it is up to date.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const curia = process.env.CURIA ?? '../build/release/curia';
const types = execFileSync(curia, ['types'], { encoding: 'utf8' });
const file = new URL('../src/types.ts', import.meta.url);

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== types) {
    console.error('src/types.ts is stale: npm run types');
    process.exit(1);
  }
} else {
  writeFileSync(file, types);
}
