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
