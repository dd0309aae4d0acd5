// What this browser remembers. A browser that forbids it plays on without memory.
export function remember(key: string, value: unknown) {
  try {
    localStorage.setItem(`curia.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse: nothing is lost but the memory.
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

export function recallList<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(`curia.${key}`) ?? '[]') as T[];
  } catch {
    return [];
  }
}
