/** What one transaction of the house stores: all of it or nothing. */
export interface Writing {
  table: string;
  /** A new table. It must not exist yet. */
  opened?: StoredTable;
  /** New values of members of the table. */
  changes: Partial<StoredTable>;
  /** They must not exist yet. */
  entries: StoredEntry[];
}
export interface StoredTable {
  id: string;
  created: number;
  header: string;
  terms: string;
  phase: string;
  is_public: boolean;
}
export interface StoredEntry {
  n: number;
  at: number;
  kind: 'step' | 'back' | 'event' | 'chat';
  text: string;
}
export interface Store {
  /** Resolves when the write is durable. `conflict`: something of it exists already. */
  write(writing: Writing): Promise<'done' | 'conflict' | 'failed'>;
  /** A table with its entries, ordered by `n`; null if there is none. */
  load(table: string): Promise<{ table: StoredTable; entries: StoredEntry[] } | null>;
}
export interface Client {
  message(text: string): void;
  closed(): void;
}
export interface HouseRequest {
  method?: string;
  path: string;
  query?: string;
  body?: string;
  token?: string;
}
export interface House {
  /** Like a WebSocket to a server. */
  connect(client: Client): { send(text: string): void; close(): void };
  /** Like an HTTP request to a server. */
  request(request: HouseRequest): Promise<{ status: number; type: string; body: string }>;
  /** Ends all connections and timers, so that a program can end. */
  close(): void;
  readonly memory: number;
}
export interface Surroundings {
  store: Store;
  /**
   * Computes a thought, in another worker if possible: `Instance.think`. Once `signal` is aborted,
   * nobody waits for it.
   */
  think(thought: string, signal: AbortSignal): Promise<string>;
}
export function openHouse(
  source: BufferSource | WebAssembly.Module,
  surroundings: Surroundings,
): Promise<House>;
