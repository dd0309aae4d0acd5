// A leaf of the side panel that is not the record.
import type { Snippet } from 'svelte';

export interface Tab {
  name: string;
  content: Snippet;
  /** How much is new on it. */
  badge?: number;
  /** Called when it is opened, and when it is left. */
  looked?(): void;
}
