// A store that forgets everything when the program ends: for tests and experiments.

/** @type {import('./memory_store.d.ts').memoryStore} */
export function memoryStore() {
  const tables = new Map();
  return {
    async write({ table, opened, changes, entries }) {
      const old = tables.get(table);
      const known = old ? new Set(old.entries.map(({ n }) => n)) : new Set();
      if ((opened && old) || entries.some(({ n }) => known.has(n))) return 'conflict';
      if (!opened && !old) return 'failed';
      tables.set(table, {
        table: { ...(opened ?? old.table), ...changes },
        entries: [...(old?.entries ?? []), ...entries].sort((a, b) => a.n - b.n),
      });
      return 'done';
    },
    load: async (table) => tables.get(table) ?? null,
  };
}
