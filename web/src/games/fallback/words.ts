// Any value in plain words: {type: 'take', card: 3} reads "take, card 3".
export function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value !== 'object' || value === null) return String(value).replaceAll('_', ' ');
  const { type, ...others } = value as Record<string, unknown>;
  const members = Object.entries(others).map(
    ([name, member]) => `${name.replaceAll('_', ' ')} ${words(member)}`,
  );
  return [...(type === undefined ? [] : [words(type)]), ...members].join(', ');
}
