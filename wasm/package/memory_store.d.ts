import type { Store } from './home.js';

/** A store that forgets everything when the program ends: for tests and experiments. */
export function memoryStore(): Store;
