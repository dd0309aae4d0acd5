// Checks on all texts in all languages that the compiler cannot do.
import { expect, test } from 'vitest';
import { languages, type Catalogue } from '../src/i18n/messages';

const files = import.meta.glob<{ default: Catalogue }>('../src/**/messages/*.ts', { eager: true });
const folders = [...new Set(Object.keys(files).map((file) => file.replace(/\/\w+\.ts$/, '')))];
const texts = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([key, message]) =>
    typeof message === 'string'
      ? [[key, message]]
      : Object.values(message).map((text) => [key, text as string]),
  ) as [string, string][];

test.each(folders)('%s has all languages with the same keys', (folder) => {
  const keys = languages.map((language) => Object.keys(files[`${folder}/${language}.ts`]!.default));
  for (const other of keys) expect(other).toEqual(keys[0]);
});
test.each(Object.keys(files))(
  '%s has no empty text, no straight apostrophe, no space at its ends',
  (file) => {
    for (const [key, text] of texts(files[file]!.default)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      expect(text, key).not.toMatch(/'/);
    }
  },
);
test.each(Object.keys(files).filter((file) => file.endsWith('/fr.ts')))(
  '%s has a space that does not break before high punctuation',
  (file) => {
    for (const [key, text] of texts(files[file]!.default))
      expect(text, key).not.toMatch(/[^\u00a0][!?;»%]|[^\u00a0]:(\s|$)|«[^\u00a0]/);
  },
);
