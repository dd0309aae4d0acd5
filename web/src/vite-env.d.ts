/// <reference types="svelte" />
/// <reference types="vite/client" />

/**
 * The file of the engine's WebAssembly, beside the scripts; empty if the page was built without it.
 */
declare const __ENGINE__: string;
/** The files of the nets of its bots, by game. */
declare const __NETS__: Record<string, string>;
