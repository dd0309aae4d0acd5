// Records: from a file into this browser, from a table to a file, from this browser to the server.
import { at, Failed, fetchThere } from '../../app/api';
import { hold, holdOpened, letGo, myTables } from '../../app/tables.svelte';
import { fetchHere, hasHouse } from '../../net/local/here';
import { BrowserStore } from '../../net/local/store';
import type { GameName, NewSeat, NewTable, OpenedTable, TableInfo } from '../../protocol';
import { levels } from '../../values';

type Fetcher = typeof fetchThere;
const longest = 4 << 20; // as on a server

async function text(fetcher: Fetcher, address: string, options: RequestInit = {}): Promise<string> {
  const answer = await fetcher(address, options).catch((reason: unknown) => {
    throw new Failed((reason as Failed).code ?? 'offline');
  });
  const body = await answer.text();
  if (answer.ok) return body;
  throw new Failed((JSON.parse(body) as { error?: string }).error ?? 'offline');
}

/** Gives a record to a house. Returns the id of the table with its replay. */
async function keep(fetcher: Fetcher, record: string): Promise<string> {
  const answer = await text(fetcher, '/api/records', { method: 'POST', body: record });
  return (JSON.parse(answer) as { table: string }).table;
}

/** With the owner's token, the house in this page also gives the record of an unfinished match. */
export const recordOf = (table: string, owner = '') =>
  text(at(table), `/api/tables/${table}/record`, { headers: { Authorization: `Bearer ${owner}` } });
export const sendRecord = (record: string) => keep(fetchThere, record);

/**
 * Sends an unfinished match of this browser to the server, where it goes on. Returns the new table.
 */
export async function moveToServer(table: TableInfo): Promise<string> {
  const held = myTables.find(table.id);
  const begun = await recordOf(table.id, held?.owner);
  const { game, players, chat, coach, grace, undo } = table;
  const seats = table.seats.map(({ kind, name, level }): NewSeat => {
    return kind === 'bot' ? { kind, level: level ?? levels[2] } : { kind: 'person', name };
  });
  const terms = { game, players, seats, public: false, chat, coach, grace, undo, begun };
  const answer = await text(fetchThere, '/api/tables', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(terms satisfies NewTable),
  });
  return holdOpened(game, JSON.parse(answer) as OpenedTable).table;
}

/** Removes a table that the server has now. Nobody may sit at it here: they would take it again. */
export async function dropHere(table: string) {
  letGo(table);
  await new BrowserStore().remove(table);
}

/** True if a server answers. */
export const isServed = () =>
  text(fetchThere, '/health').then(
    () => true,
    () => false,
  );

/** Opens a file with a record, and lists it with the reader's games. Returns its table. */
export async function openFile(file: File): Promise<string> {
  if (file.size > longest) throw new Failed('too_long');
  const record = await file.text();
  const table = await keep(hasHouse() ? fetchHere : fetchThere, record);
  const { game } = JSON.parse(record.slice(0, record.indexOf('\n'))) as { game: GameName };
  hold({ table, game, at: Date.now(), seats: [] });
  return table;
}

/** A copy of a server's finished match in this browser, to analyse it here. */
export const copyHere = async (table: string) => keep(fetchHere, await recordOf(table));
