// The HTTP API of the server, or of the house inside this page: docs/protocol.md.
import { fetchHere, hasHouse, isLocal } from '../net/local/here';
import { isFiles } from './address';
import type {
  EditionInfo,
  Eyes,
  Games,
  NamedTables,
  NewTable,
  OpenedTable,
  PushInfo,
  Replay,
  TableInfo,
} from '../protocol';

/** The server or the house refused, or could not be reached. */
export class Failed extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

type Fetcher = (address: string, options: RequestInit) => Promise<Response>;
/** The server. A page that was written as files has none. */
export const fetchThere: Fetcher = (address, options) =>
  isFiles ? Promise.reject(new Failed('no_server')) : fetch(address, options);

/** Fails with the code of a refusal. */
export async function ask<T>(
  fetcher: Fetcher,
  address: string,
  options: RequestInit = {},
  token = '',
): Promise<T> {
  const answer = await fetcher(address, {
    ...options,
    headers: { ...options.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  }).catch((reason: unknown) => {
    throw reason instanceof Failed ? reason : new Failed((reason as Failed).code ?? 'offline');
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Failed((body as { error?: string } | null)?.error ?? 'offline');
  return body as T;
}
/** Where the table is held. */
export const at = (table: string) => (isLocal(table) ? fetchHere : fetchThere);
const isAbsent = ({ code }: Failed) => code === 'offline' || code === 'no_server';
/** From the server, or from the house inside this page if no server answers. */
const either = <T>(address: string, options?: RequestInit): Promise<T> =>
  ask<T>(fetchThere, address, options).catch((reason: Failed) => {
    if (!isAbsent(reason) || !(hasHouse() || isFiles)) throw reason;
    return ask<T>(fetchHere, address, options);
  });

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const api = {
  games: () => either<Games>('/api/games'),
  edition: (game: string) => either<EditionInfo>(`/api/games/${game}/edition`),
  /** The server's key for web push, if it has one. */
  pushKey: () => ask<PushInfo>(fetchThere, '/api/push').then(({ key }) => key),
  tables: () => either<{ tables: TableInfo[] }>('/api/tables'),
  /** All of them in one place: on the server, or in this page. */
  tablesOf: (ids: string[]) => ask<NamedTables>(at(ids[0]!), `/api/tables?ids=${ids.join(',')}`),
  table: (id: string) => ask<TableInfo>(at(id), `/api/tables/${id}`),
  tableEdition: (id: string) => ask<EditionInfo>(at(id), `/api/tables/${id}/edition`),
  /** In this page, or on the server if this browser cannot hold it. */
  openHere: (table: NewTable) =>
    ask<OpenedTable>(fetchHere, '/api/tables', post(table)).catch((here: Failed) =>
      ask<OpenedTable>(fetchThere, '/api/tables', post(table)).catch((there: Failed) => {
        throw isAbsent(there) ? here : there;
      }),
    ),
  /** On the server; in this page if no server answers and nobody else is to sit or watch there. */
  openThere: (table: NewTable, isAlone: boolean) =>
    isAlone
      ? either<OpenedTable>('/api/tables', post(table))
      : ask<OpenedTable>(fetchThere, '/api/tables', post(table)),
  replay: (id: string, eyes: Eyes, token = '') =>
    ask<Replay>(
      at(id),
      `/api/tables/${id}/replay${eyes === null ? '' : `?eyes=${eyes}`}`,
      {},
      token,
    ),
  branch: (id: string, step: number, seat: number, level: string, token = '') =>
    ask<OpenedTable>(at(id), `/api/tables/${id}/branch`, post({ step, seat, level }), token),
};

export function socketAddress() {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}
