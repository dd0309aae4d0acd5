// The length of a match in words.
import { expect, test } from 'vitest';
import { duration } from '../src/shell/duration';

test.each([
  [1, 'en', '1 minute'],
  [41 * 60, 'en', '41 minutes'],
  [99 * 60, 'it', '99 minuti'],
  [100 * 60, 'fr', '2 heures'],
  [35 * 3600, 'en', '35 hours'],
  [49 * 3600, 'it', '2 giorni'],
] as const)('%d s in %s', (seconds, language, text) => {
  expect(duration(seconds, language).replace(/\s/g, ' ')).toBe(text);
});
