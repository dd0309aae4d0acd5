// The engine in Node: matches of all games, bots and the coach.
import { webcrypto } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { instantiate } from './module.js';

globalThis.crypto ??= webcrypto; // Node 18 has it in a module only

export { openHouse } from './home.js';
export { memoryStore } from './memory_store.js';
export { instantiate } from './module.js';

export const wasm = () => readFile(new URL('./curia.wasm', import.meta.url));

/** The nets of the games, by name: files of this package. */
export async function nets() {
  const folder = new URL('./nets/', import.meta.url);
  const files = await readdir(folder);
  const read = async (file) => [file.replace('.net', ''), await readFile(new URL(file, folder))];
  return Object.fromEntries(await Promise.all(files.map(read)));
}

/** @type {import('./index.d.ts').loadEngine} */
export async function loadEngine(source) {
  return new Engine(await instantiate(source ?? (await wasm()), { nets: await nets() }));
}

class Engine {
  constructor(instance) {
    this.instance = instance;
  }
  ask(request) {
    const answer = JSON.parse(this.instance.answer(JSON.stringify(request)));
    if (answer?.error !== undefined) throw new Error(answer.error);
    return answer;
  }
  games() {
    return this.ask({ type: 'games' });
  }
  version(game, bot) {
    return this.ask({ type: 'version', game, bot });
  }
  open(game, players, { options = {}, edition = '' } = {}) {
    return new Match(this, this.ask({ type: 'open', game, players, options, edition }));
  }
  load(record) {
    return new Match(this, this.ask({ type: 'load', record }));
  }
}

class Match {
  constructor(engine, { match, players, game }) {
    this.engine = engine;
    this.match = match;
    this.players = players;
    this.game = game;
  }
  ask(type, more = {}) {
    return this.engine.ask({ type, match: this.match, ...more });
  }
  look(seat = null) {
    return this.ask('look', { seat });
  }
  news(step, seat = null) {
    return this.ask('news', { step, seat });
  }
  play(seat, action) {
    return this.ask('play', { seat, action });
  }
  draw(seed = randomSeed()) {
    return this.ask('draw', { seed });
  }
  choose(seat, bot, seed = randomSeed()) {
    return this.ask('choose', { seat, bot, seed });
  }
  advise(seat) {
    return this.ask('advise', { seat });
  }
  record() {
    return this.ask('record');
  }
  close() {
    this.ask('close');
  }
}

const randomSeed = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
