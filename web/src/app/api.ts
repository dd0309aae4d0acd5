// The HTTP API of the server, or of the house inside this page: docs/protocol.md.
import { fetchHere, hasHouse, isLocal } from '../net/local/here';
import type {
  EditionInfo,
  Eyes,
  Games,
  NamedTables,
  NewTable,
  OpenedTable,
  Replay,
  TableInfo,
} from '../protocol';

/** The server refused, or could not be reached. */
export class Failed extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function ask<T>(
  fetcher: (address: string, options: RequestInit) => Promise<Response>,
  address: string,
  options: RequestInit = {},
  token = '',
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetcher(address, {
      ...options,
      headers: { ...options.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    });
  } catch {
    throw new Failed('offline');
  }
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Failed((body as { error?: string } | null)?.error ?? 'offline');
  return body as T;
}
/** Where the table is held. */
const at = (table: string) => (isLocal(table) ? fetchHere : fetch);
/** From the server, or from the house inside this page if no server answers. */
const either = <T>(address: string, options?: RequestInit): Promise<T> =>
  ask<T>(fetch, address, options).catch((reason: Failed) => {
    if (reason.code !== 'offline' || !hasHouse()) throw reason;
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
  tables: () => either<{ tables: TableInfo[] }>('/api/tables'),
  /** All of them in one place: on the server, or in this page. */
  tablesOf: (ids: string[]) => ask<NamedTables>(at(ids[0]!), `/api/tables?ids=${ids.join(',')}`),
  table: (id: string) => ask<TableInfo>(at(id), `/api/tables/${id}`),
  tableEdition: (id: string) => ask<EditionInfo>(at(id), `/api/tables/${id}/edition`),
  /** `here`: in this page, also if there is a server. Friends on other devices need a server. */
  open(table: NewTable, here = false) {
    const alone = table.seats.every(({ kind }) => kind !== 'open');
    if (alone && !(here && hasHouse())) return either<OpenedTable>('/api/tables', post(table));
    return ask<OpenedTable>(alone ? fetchHere : fetch, '/api/tables', post(table));
  },
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
