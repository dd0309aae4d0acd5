// The nets of the native program, by game, for the WebAssembly beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const bots = new URL('../../bots/', import.meta.url);
const fileOf = (game) => new URL(`${game}/net.bin`, bots);

export const nets = Object.fromEntries(
  readdirSync(bots)
    .filter((game) => existsSync(fileOf(game)))
    .map((game) => [game, readFileSync(fileOf(game))]),
);
