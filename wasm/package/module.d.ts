/** One instance of the WebAssembly: texts go in and out. */
export interface Instance {
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
}
export function instantiate(
  source: BufferSource | WebAssembly.Module,
  surroundings?: Surroundings,
): Promise<Instance>;
