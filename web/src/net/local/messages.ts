// What the page and the worker with the house say to each other: a kind, the number of a connection
// or of a request, and its contents. The texts are the messages of a server.
import type { HouseRequest } from '../../../../wasm/package/home.js';

/** Addresses: of the WebAssembly, and of the nets by game. */
export interface Engine {
  wasm: string;
  nets: Record<string, string>;
}

export type ToHouse =
  | ['start', Engine]
  | ['connect', number]
  | ['send', number, string]
  | ['close', number]
  | ['request', number, HouseRequest]
  /** Loads again what the bots wait for. */
  | ['retry'];

export type FromHouse =
  | ['message', number, string]
  | ['closed', number]
  | ['answer', number, { status: number; type: string; body: string }]
  | ['failed', string]
  /** The bots wait for a file that could not be loaded, or they have it. */
  | ['stalled', boolean];
