// The tables of this browser as the lobby shows them: the server's answer about each. No table is
// dropped because of an answer.
import { liveSeats, type HeldTable } from '../../app/tables.svelte';
import { isLocal } from '../../net/local/here';
import type { NamedTables, TableInfo } from '../../protocol';

/** The reason why a table cannot be shown. */
export type Why = 'gone' | 'damaged' | 'moved' | 'freed' | 'unknown';
/** What is known about a table: its state, or the reason why there is none. */
export type Known = TableInfo | 'gone' | 'damaged';
export const nothingKnown = new Map<string, Known>();
export type Own =
  { held: HeldTable; mine: number[]; table: TableInfo } | { held: HeldTable; why: Why };

/** The server accepts this many names per request. */
const mostNamed = 50;

/** Tables to request, in groups from one place each; finished tables no longer change. */
export function namesToAsk(list: HeldTable[], known: Map<string, Known>): string[][] {
  const isOver = (entry?: Known) => typeof entry === 'object' && entry.phase === 'finished';
  const ids = list.map(({ table }) => table).filter((id) => !isOver(known.get(id)));
  return [ids.filter(isLocal), ids.filter((id) => !isLocal(id))].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / mostNamed) }, (_, at) =>
      some.slice(at * mostNamed, (at + 1) * mostNamed),
    ),
  );
}

export function learn(
  known: Map<string, Known>,
  { tables, gone, damaged }: NamedTables,
): Map<string, Known> {
  const result = new Map(known);
  for (const table of tables) result.set(table.id, table);
  for (const id of gone) result.set(id, 'gone');
  for (const id of damaged) result.set(id, 'damaged');
  return result;
}

export function describeOwn(held: HeldTable, known: Map<string, Known>): Own {
  const table = known.get(held.table);
  const seats = liveSeats(held);
  if (table === 'gone' || table === 'damaged') return { held, why: table };
  const lost = seats.length === 0 ? held.seats[0]?.lost : undefined;
  if (lost && (!table || table.phase !== 'finished')) return { held, why: lost };
  return table ? { held, mine: seats.map(({ seat }) => seat), table } : { held, why: 'unknown' };
}
