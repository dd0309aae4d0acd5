// Applies an update to the page's state: docs/protocol.md, "Changes".

/** The value after applying `changes` to `old`. Unchanged parts stay the same objects. */
export function applyChanges<T>(old: T, changes: unknown): T {
  return changes === null || changes === undefined ? old : (applied(old, changes) as T);
}

function applied(old: unknown, changes: unknown): unknown {
  if (Array.isArray(old))
    return Array.isArray(changes) ? changes : entries(old, changes as Record<string, unknown>);
  if (typeof old === 'object' && old !== null)
    return Array.isArray(changes) ? changes[0] : members(old, changes as object);
  return changes;
}

function entries(old: unknown[], changes: Record<string, unknown>): unknown[] {
  const result = [...old];
  if (Array.isArray(changes.splice)) {
    const [start, cut, ...put] = changes.splice as [number, number, ...unknown[]];
    result.splice(start, cut, ...put);
    return result;
  }
  for (const [index, change] of Object.entries(changes))
    result[Number(index)] = applied(old[Number(index)], change);
  return result;
}

function members(old: object, changes: object): object {
  const result: Record<string, unknown> = { ...old };
  for (const [name, change] of Object.entries(changes))
    result[name] = applied(result[name], change);
  return result;
}
