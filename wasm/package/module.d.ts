/** One instance of the WebAssembly: texts go in and out. */
export interface Instance {
  /** Hands in the net of a game, before its bots think. */
  net(game: string, weights: Uint8Array): void;
  /** A request as JSON (wasm/requests.cpp), and its answer. */
  answer(request: string): string;
  /** Computes a thought of the house; empty if the text is not one. */
  think(thought: string): string;
  /** Something for the house: wasm/home.h. */
  hear(kind: number, number: number, text: string): void;
  /** Bytes of memory in use. */
  readonly memory: number;
}
export interface Surroundings {
  /** Called when the house says something: wasm/home.h. */
  tell?(kind: number, number: number, text: string): void;
  /** Milliseconds of a clock that is never adjusted. */
  clock?(): number;
  /** The nets of the games that need one, by name. */
  nets?: Record<string, Uint8Array>;
}
export function instantiate(
  source: BufferSource | WebAssembly.Module,
  surroundings?: Surroundings,
): Promise<Instance>;
