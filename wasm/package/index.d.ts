import type { Instance } from './module.js';
import type { circus_maximus, grand_tribunal, justinian, protocol } from './types.js';

export type { circus_maximus, grand_tribunal, justinian, protocol };
export { openHouse } from './home.js';
export type { Client, House, HouseRequest, Store, Writing } from './home.js';
export { memoryStore } from './memory_store.js';
export { instantiate } from './module.js';
export type { Instance } from './module.js';

/** The types of each game, by its name. */
export interface GameTypes {
  justinian: {
    View: justinian.View;
    Outlook: justinian.Outlook;
    Action: justinian.Action;
    News: justinian.News;
  };
  circus_maximus: {
    View: circus_maximus.View;
    Outlook: circus_maximus.Outlook;
    Action: circus_maximus.Action;
    News: circus_maximus.News;
  };
  grand_tribunal: {
    View: grand_tribunal.View;
    Outlook: grand_tribunal.Outlook;
    Action: grand_tribunal.Action;
    News: grand_tribunal.News;
  };
}
export type GameName = keyof GameTypes;

/** A match as one seat, or a spectator, sees it. */
export interface Position<G extends GameName> {
  /** The number of steps so far. */
  version: number;
  turn: 'players' | 'chance' | 'nobody';
  /** The seats that must decide. */
  seats: number[];
  view: GameTypes[G]['View'];
  outlook: GameTypes[G]['Outlook'];
  /** If the seat must decide: its legal actions. */
  legal?: GameTypes[G]['Action'][];
  /** When the match is over. */
  outcome?: { end: string; scores: number[] };
}
/** All functions throw an Error with one sentence if they refuse. */
export interface Match<G extends GameName = GameName> {
  readonly game: G;
  readonly players: number;
  look(seat?: number | null): Position<G>;
  news(step: number, seat?: number | null): GameTypes[G]['News'];
  /** Returns the new version. */
  play(seat: number, action: GameTypes[G]['Action']): number;
  /** Lets chance decide while it is its turn. Returns the new version. */
  draw(seed?: number): number;
  /** `bot`: a level such as "strong", or a bot with its iterations, such as "expert@200". */
  choose(seat: number, bot: string, seed?: number): GameTypes[G]['Action'];
  advise(seat: number): unknown;
  record(): string;
  close(): void;
}
export interface Engine {
  readonly instance: Instance;
  games(): protocol.Games;
  /** Increased when a bot plays differently under the same name. */
  version(game: GameName, bot: string): number;
  open<G extends GameName>(
    game: G,
    players: number,
    settings?: { options?: object; edition?: string },
  ): Match<G>;
  /** A match from its record; docs/record.md. */
  load(record: string): Match;
}
/** `source`: the WebAssembly, if it is not the file of this package. */
export function loadEngine(source?: BufferSource | WebAssembly.Module): Promise<Engine>;
export function wasm(): Promise<Uint8Array>;
/** The nets of this package, by game, for `instantiate`. */
export function nets(): Promise<Record<string, Uint8Array>>;
