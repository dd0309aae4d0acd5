// Finds out why a table of this browser cannot be shown. Loaded when one cannot.
import { hasHouse } from './here';
import { request } from './house';
import { BrowserStore, storeFault } from './store';

export type Reason = 'no_engine' | 'no_store' | 'newer_store' | 'gone' | 'newer';
interface Header {
  game: string;
  rules: number;
}

/** Null if nothing is found: the table is damaged, or it only takes long. */
export async function whyNotHere(table: string): Promise<Reason | null> {
  if (!('indexedDB' in globalThis)) return 'no_store';
  if (!hasHouse()) return 'no_engine';
  try {
    const found = await new BrowserStore().load(table).catch(storeFault);
    if (typeof found === 'string') return found;
    if (!found) return 'gone';
    const { game, rules } = JSON.parse(found.table.header) as Header;
    const answer = await request('/api/games', {});
    const { games } = (await answer.json()) as { games: { name: string; rules: number }[] };
    const known = games.find(({ name }) => name === game);
    return known && rules <= known.rules ? null : 'newer';
  } catch (reason) {
    return (reason as { code?: Reason }).code ?? null;
  }
}
