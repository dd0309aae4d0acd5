/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The address of the engine's WebAssembly; empty if the page was built without it. */
declare const __ENGINE__: string;
