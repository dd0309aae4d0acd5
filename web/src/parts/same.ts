const keysOf = (value: object) =>
  Object.keys(value).filter((key) => value[key as never] !== undefined);

/** True if two JSON values are equal. The order of keys does not matter; undefined is absent. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = keysOf(one);
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => same(one[key as never], other[key as never]))
  );
}

/**
 * The list `now` with those members of `before` that are equal: what is drawn of them is left alone.
 * `keyOf` finds the member that one may be equal to.
 */
export function kept<T>(before: readonly T[], now: T[], keyOf: (one: T) => unknown): T[] {
  const old = new Map(before.map((one) => [keyOf(one), one]));
  return now.map((one) => {
    const last = old.get(keyOf(one));
    return last !== undefined && same(last, one) ? last : one;
  });
}
