// Writes the positions that the rules for players show, from the recorded match of the tutorial.
// A C++ test compares them with the rules (tests/server/arranged_test.cpp).
//   CURIA: the program
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const program = process.env.CURIA ?? '../build/release/curia';
for (const game of readdirSync('src/games')) {
  const folder = `src/games/${game}/learn`;
  if (!existsSync(`${folder}/rules.ts`)) continue;
  const steps = [...readFileSync(`${folder}/rules.ts`, 'utf8').matchAll(/\bstep: (\d+)/g)];
  const wanted = [...new Set(steps.map(([, step]) => Number(step)))].sort((a, b) => a - b);
  const shown = wanted.map((step) => {
    const text = execFileSync(program, [
      ...['replay', `${folder}/lesson.jsonl`, '--step', String(step), '--as', '0', '--json'],
    ]);
    const { view, outlook } = JSON.parse(String(text));
    return JSON.stringify({ step, view, outlook });
  });
  writeFileSync(`${folder}/positions.json`, `[\n${shown.join(',\n')}\n]\n`);
  console.log(`${game}: ${wanted.length} positions`);
}
