// Compares the gzipped size of the built page with its budgets: everything that the lobby and a
// table's frame load in one language (without fonts and pictures), everything that a game adds to
// it, the art of a game, which is loaded after its table, and, for information, the screens that
// are loaded on demand.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

// DIST: the build folder, if it is not dist/.
const dist = pathToFileURL(
  resolve(process.env.DIST ?? fileURLToPath(new URL('../dist', import.meta.url))) + '/',
);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const budget = 70 * 1024;
const artBudget = 150 * 1024;
const isWords = (name) => /messages\/(it|fr)\.ts$/.test(name);
const isArt = (name) => /\/art\/[a-z_]+\.ts$/.test(name);
// The rules for players are read without a table: nobody waits for them to play.
const isRules = (name) => /\/learn\/(rules|positions)/.test(name);

function files(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  (chunk.css ?? []).forEach((file) => found.add(file));
  (chunk.imports ?? []).forEach((other) => files(other, found));
  return found;
}
const weigh = (set) =>
  [...set].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length, 0);
const all = (names) => names.reduce((found, name) => files(name, found), new Set());

const shell = all(['index.html', 'src/shell/messages/en.ts', 'src/shell/table/TableScreen.svelte']);
let bad = 0;
const print = (name, bytes, most = budget) => {
  console.log(`${name.padEnd(16)} ${(bytes / 1024).toFixed(1).padStart(6)} KB of ${most / 1024}`);
  if (bytes > most) bad = 1;
};
print('shell', weigh(shell));
const later = all(
  Object.keys(manifest).filter((name) => /^src\/(shell|parts)\/.*\.svelte$/.test(name)),
);
shell.forEach((file) => later.delete(file));
console.log(
  `later screens    ${(weigh(later) / 1024).toFixed(1).padStart(6)} KB: waiting room, curtain, end, replay, rules, edition`,
);
const rules = all(Object.keys(manifest).filter((name) => isRules(name) && !isWords(name)));
shell.forEach((file) => rules.delete(file));
console.log(
  `rules            ${(weigh(rules) / 1024).toFixed(1).padStart(6)} KB: texts and positions of all games`,
);
for (const game of ['justinian', 'circus_maximus', 'grand_tribunal', 'fallback']) {
  const names = Object.keys(manifest).filter(
    (name) =>
      name.startsWith(`src/games/${game}/`) &&
      !isWords(name) &&
      !isRules(name) &&
      !name.endsWith('.svg'),
  );
  const own = all(names.filter((name) => !isArt(name)));
  shell.forEach((file) => own.delete(file));
  print(game, weigh(own));
  const art = all(names.filter(isArt));
  [...shell, ...own].forEach((file) => art.delete(file));
  if (art.size > 0) print(`  its art`, weigh(art), artBudget);
}
process.exit(bad);
