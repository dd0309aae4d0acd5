// Access to the browser's storage. Without storage the page still works, but remembers nothing.
export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(`curia.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse to store; this is not an error.
  }
}

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`curia.${key}`);
    return text === null ? otherwise : { ...otherwise, ...(JSON.parse(text) as T) };
  } catch {
    return otherwise;
  }
}

/** The list under this key; null if there is none, or if the browser stores nothing. */
export function storedList<T>(key: string): T[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(`curia.${key}`) ?? 'null');
    return Array.isArray(value) ? (value as T[]) : null;
  } catch {
    return null;
  }
}
export const recallList = <T>(key: string): T[] => storedList<T>(key) ?? [];
