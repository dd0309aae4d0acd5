// The house's store in IndexedDB. A write is confirmed when its transaction is complete and on
// disk, so a move that was told survives the end of the tab.
import type { Store, StoredEntry, StoredTable, Writing } from '../../../../wasm/package/home.js';

type Row = StoredEntry & { table: string };

const entriesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

// The number of the form of the rows. A browser refuses to open what a newer page has written.
const form = 1;

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, form);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('entries', { keyPath: ['table', 'n'] });
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

/**
 * Why nothing can be stored: a newer page has changed the store, or this browser does not allow it.
 */
export const storeFault = (): Promise<'newer_store' | 'no_store'> =>
  openDatabase('curia').then(
    (database) => (database.close(), 'no_store'),
    (reason: DOMException) => (reason.name === 'VersionError' ? 'newer_store' : 'no_store'),
  );

export class BrowserStore implements Store {
  #database: Promise<IDBDatabase> | null = null;

  constructor(private readonly name = 'curia') {}

  async write(writing: Writing): Promise<'done' | 'conflict' | 'failed'> {
    const database = await this.database();
    return new Promise((resolve) => {
      const transaction = database.transaction(['tables', 'entries'], 'readwrite', {
        durability: 'strict',
      });
      transaction.oncomplete = () => resolve('done');
      transaction.onabort = () =>
        resolve(transaction.error?.name === 'ConstraintError' ? 'conflict' : 'failed');
      put(transaction, writing);
    });
  }

  async load(id: string): Promise<{ table: StoredTable; entries: StoredEntry[] } | null> {
    const database = await this.database();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(['tables', 'entries']);
      const table = transaction.objectStore('tables').get(id);
      const rows = transaction.objectStore('entries').getAll(entriesOf(id));
      transaction.onabort = () => reject(transaction.error);
      transaction.oncomplete = () => {
        const entries = (rows.result as Row[]).map(({ n, at, kind, text }) => ({
          n,
          at,
          kind,
          text,
        }));
        resolve(table.result ? { table: table.result as StoredTable, entries } : null);
      };
    });
  }

  /** Removes a table. Call this only when the person asks for it. */
  async remove(id: string): Promise<void> {
    const database = await this.database();
    const transaction = database.transaction(['tables', 'entries'], 'readwrite');
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('entries').delete(entriesOf(id));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
    });
  }

  // A browser may close the database, for example when the reader clears it: it is opened again.
  private database(): Promise<IDBDatabase> {
    this.#database ??= openDatabase(this.name).then((database) => {
      const forget = () => (this.#database = null);
      database.onclose = forget;
      database.onversionchange = () => (database.close(), forget());
      return database;
    });
    this.#database.catch(() => (this.#database = null));
    return this.#database;
  }
}

function put(transaction: IDBTransaction, { table, opened, changes, entries }: Writing) {
  const tables = transaction.objectStore('tables');
  if (opened) {
    tables.add({ ...opened, ...changes });
  } else {
    const old = tables.get(table);
    old.onsuccess = () => {
      // The reader has cleared the store: entries without their table would be of no use.
      if (!old.result) transaction.abort();
      else if (Object.keys(changes).length > 0)
        tables.put({ ...(old.result as StoredTable), ...changes });
    };
  }
  for (const entry of entries) transaction.objectStore('entries').add({ ...entry, table });
}
