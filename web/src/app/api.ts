// The server's HTTP API: docs/protocol.md.
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

async function request<T>(address: string, options: RequestInit = {}, token = ''): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, {
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

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

export const api = {
  games: () => request<Games>('/api/games'),
  edition: (game: string) => request<EditionInfo>(`/api/games/${game}/edition`),
  tables: () => request<{ tables: TableInfo[] }>('/api/tables'),
  tablesOf: (ids: string[]) => request<NamedTables>(`/api/tables?ids=${ids.join(',')}`),
  table: (id: string) => request<TableInfo>(`/api/tables/${id}`),
  tableEdition: (id: string) => request<EditionInfo>(`/api/tables/${id}/edition`),
  open: (table: NewTable) => request<OpenedTable>('/api/tables', post(table)),
  replay: (id: string, eyes: Eyes, token = '') =>
    request<Replay>(`/api/tables/${id}/replay${eyes === null ? '' : `?eyes=${eyes}`}`, {}, token),
  branch: (id: string, step: number, seat: number, level: string, token = '') =>
    request<OpenedTable>(`/api/tables/${id}/branch`, post({ step, seat, level }), token),
};

export function socketAddress() {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}
