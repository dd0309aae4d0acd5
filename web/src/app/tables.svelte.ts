// The seats that this browser holds. A seat is whoever has its token, so they are kept here and
// nowhere else; a table opened by its link joins the list.
import type { GameName, OpenedTable } from '../protocol';
import { recallList, remember } from './store';

export interface HeldSeat { seat: number; token: string }
/** How far the tutorial at a table is. */
export interface Progress {
  /** Lessons that are over. */
  told: string[];
  /** The one that is being told, and the question that was open when it began. */
  at: string | null;
  ask: number | null;
  /** The reader has closed it; it can be taken up again. */
  left: boolean;
}
export const firstSteps: Progress = { told: [], at: null, ask: null, left: false };

export interface HeldTable {
  table: string;
  game: GameName;
  at: number;
  owner?: string;
  /** The seats played on this device, one after the other if there are several. */
  seats: HeldSeat[];
  /** Links for friends, while their seats are open. */
  invitations: HeldSeat[];
  guide?: Progress;
}

let tables = $state.raw<HeldTable[]>(recallList<HeldTable>('tables'));

export const myTables = {
  get list() {
    return tables;
  },
  find: (table: string) => tables.find((entry) => entry.table === table),
};

export function hold(entry: HeldTable) {
  tables = [entry, ...tables.filter((other) => other.table !== entry.table)].slice(0, 60);
  remember('tables', tables);
}

export function keepProgress(table: string, guide: Progress) {
  tables = tables.map((entry) => (entry.table === table ? { ...entry, guide } : entry));
  remember('tables', tables);
}

export function letGo(table: string) {
  tables = tables.filter((entry) => entry.table !== table);
  remember('tables', tables);
}

/** The rematch: every token goes on to be good, for the next seat. */
export function holdRematch(from: HeldTable, next: string, players: number) {
  if (myTables.find(next)) return;
  const moved = ({ seat, token }: HeldSeat) => ({ seat: (seat + 1) % players, token });
  const { game, owner } = from;
  hold({ table: next, game, at: Date.now(), ...(owner ? { owner } : {}), seats: from.seats.map(moved), invitations: from.invitations.map(moved) });
}

export function holdOpened(game: GameName, opened: OpenedTable, kinds: ('person' | 'bot' | 'open')[], guide?: Progress): HeldTable {
  const of = (kind: string) => opened.seats.flatMap((token, seat) => (token && kinds[seat] === kind ? [{ seat, token }] : []));
  const entry = { table: opened.table, game, at: Date.now(), owner: opened.owner, seats: of('person'), invitations: of('open'), ...(guide ? { guide } : {}) };
  hold(entry);
  return entry;
}
