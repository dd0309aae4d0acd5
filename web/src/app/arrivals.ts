// Links that lead to a seat: an invitation, a seat that moves to this device, and old links with
// the seat's token. The token is stored here before it is sent, so that a lost connection loses
// nothing.
import { remember, storedList } from './store';
import { liveSeats, myTables } from './tables.svelte';

/** How this device asks for a seat, until the server has answered. */
export interface Arrival {
  table: string;
  token: string;
  invite?: string;
  transfer?: string;
}

/** 192 random bits in 32 characters. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

// A browser without storage still has them in memory.
let kept: Arrival[] = [];
const arrivals = () => storedList<Arrival>('arrivals') ?? kept;
function keep(list: Arrival[]) {
  kept = list.slice(0, 20);
  remember('arrivals', kept);
}

export const arrivalAt = (table: string) => arrivals().find((one) => one.table === table);

/** Call this when the server has answered: the seat is held now, or there is none. */
export function settle(table: string) {
  if (arrivalAt(table)) keep(arrivals().filter((one) => one.table !== table));
}

/** Stores what a link's fragment says. Returns true if the fragment is about a seat. */
export function takeLink(table: string, fragment: string): boolean {
  const [, kind, code] = /^(?:([im])=)?([\w-]+)$/.exec(fragment) ?? [];
  if (!code || (!kind && code.length !== 32)) return false;
  const held = liveSeats(myTables.find(table));
  // This browser already has a seat at the table: an invitation gives no second one.
  if (kind === 'i' ? held.length > 0 : held.some(({ token }) => token === code)) return true;
  const link = kind === 'i' ? { invite: code } : kind === 'm' ? { transfer: code } : {};
  const before = arrivalAt(table);
  const isSame = before?.invite === link.invite && before?.transfer === link.transfer;
  const token = !kind ? code : before && isSame ? before.token : newToken();
  keep([{ table, token, ...link }, ...arrivals().filter((one) => one.table !== table)]);
  return true;
}
