// The seats that this browser holds. A seat's token exists nowhere else, so an entry is removed
// only by the person; the limit on the list applies to finished tables only.
import type { GameName, OpenedTable } from '../protocol';
import { recallList, remember, storedList } from './store';

/** Why a token no longer opens its seat. */
export type LostBy = 'moved' | 'freed';
export interface HeldSeat {
  seat: number;
  token: string;
  lost?: LostBy;
}
/** Progress of the tutorial at a table. */
export interface Progress {
  /** The number of the current lesson. */
  step: number;
  /** The step of the match with which the reader has left the script. */
  strayed: number | null;
  /** The reader has closed the tutorial; it can be resumed. */
  left: boolean;
}
export const firstSteps: Progress = { step: 0, strayed: null, left: false };

export interface HeldTable {
  table: string;
  game: GameName;
  at: number;
  owner?: string;
  /** The seats played on this device, one after the other if there are several. */
  seats: HeldSeat[];
  /** The code of the invitation, for the host. */
  invite?: string;
  /** The match is over: the entry may be dropped for newer ones. */
  finished?: boolean;
  guide?: Progress;
  /** What the person calls it. */
  name?: string;
  /** What the reader did first in a branch, in the language in which it was asked for. */
  decision?: { text: string; language: string };
  /** Where a branch leaves its match: the step, and the phase in the language of that moment. */
  branch?: { step: number; phase: string };
}

/** Number of finished tables to keep. */
const mostFinished = 60;

let tables = $state.raw<HeldTable[]>(recallList<HeldTable>('tables'));
// Another tab may have stored seats that this tab does not know: its list must not be overwritten.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === 'curia.tables') tables = recallList('tables');
});

export const myTables = {
  get list() {
    return tables;
  },
  find: (table: string) => tables.find((entry) => entry.table === table),
};

/** The seats of an entry whose tokens still open them. */
export const liveSeats = (entry: HeldTable | undefined): HeldSeat[] =>
  entry?.seats.filter(({ lost }) => !lost) ?? [];

function change(edit: (list: HeldTable[]) => HeldTable[]) {
  let room = mostFinished;
  tables = edit(storedList('tables') ?? tables).filter(({ finished }) => !finished || room-- > 0);
  remember('tables', tables);
}
const changeOne = (table: string, edit: (entry: HeldTable) => HeldTable) =>
  change((list) => list.map((entry) => (entry.table === table ? edit(entry) : entry)));

export function hold(entry: HeldTable) {
  change((list) => [entry, ...list.filter((other) => other.table !== entry.table)]);
}

/** Adds a seat taken by a link; a seat that is already held gets its new token. */
export function holdSeat(table: string, game: GameName, seat: number, token: string) {
  const entry = myTables.find(table) ?? { table, game, at: Date.now(), seats: [] };
  hold({
    ...entry,
    seats: [...liveSeats(entry).filter((other) => other.seat !== seat), { seat, token }],
  });
}

export function keepProgress(table: string, guide: Progress) {
  changeOne(table, (entry) => ({ ...entry, guide }));
}
export function keepInvitation(table: string, invite: string) {
  changeOne(table, (entry) => ({ ...entry, invite }));
}
/** An empty name takes the name away. */
export function nameTable(table: string, name: string) {
  changeOne(table, ({ name: _, ...entry }) => (name ? { ...entry, name } : entry));
}
export function keepDecision(table: string, text: string, language: string) {
  changeOne(table, (entry) => ({ ...entry, decision: { text, language } }));
}
/** Marks a seat as lost. The entry stays until the person removes it. */
export function markLost(table: string, token: string, lost: LostBy) {
  changeOne(table, (entry) => ({
    ...entry,
    seats: entry.seats.map((seat) => (seat.token === token ? { ...seat, lost } : seat)),
  }));
}
export function markFinished(ids: string[]) {
  if (!ids.some((id) => myTables.find(id) && !myTables.find(id)!.finished)) return;
  change((list) =>
    list.map((entry) => (ids.includes(entry.table) ? { ...entry, finished: true } : entry)),
  );
}

/** Call this only when the person asks for it. */
export function letGo(table: string) {
  change((list) => list.filter((entry) => entry.table !== table));
}

/** The rematch: every token stays valid, for the next seat. */
export function holdRematch(from: HeldTable, next: string, players: number) {
  if (myTables.find(next)) return;
  const { game, owner } = from;
  const seats = liveSeats(from).map(({ seat, token }) => ({ seat: (seat + 1) % players, token }));
  hold({ table: next, game, at: Date.now(), ...(owner ? { owner } : {}), seats });
}

export function holdOpened(game: GameName, opened: OpenedTable, guide?: Progress): HeldTable {
  const { table, owner, invite } = opened;
  const seats = opened.seats.flatMap((token, seat) => (token ? [{ seat, token }] : []));
  const entry = {
    table,
    game,
    at: Date.now(),
    owner,
    seats,
    ...(invite ? { invite } : {}),
    ...(guide ? { guide } : {}),
  };
  hold(entry);
  return entry;
}
