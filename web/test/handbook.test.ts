// The rules for players: complete against the numbered reference, with a picture and an example in
// every chapter, in three languages, and without a word of code.
import { expect, test } from 'vitest';
import type { Rulebook } from '../src/games/game';
import { languages, type Catalogue } from '../src/i18n/messages';
import { markdown, searchable, textOf, type Block } from '../src/shell/learn/markdown';
import { rulesOf } from '../src/shell/learn/rules';

const files = import.meta.glob<{ default: Rulebook }>('../src/games/*/learn/rules.ts', {
  eager: true,
});
const books = Object.entries(files).map(
  ([path, { default: book }]) => [path.split('/').at(-3)!, book] as const,
);
const textsOf = (book: Rulebook) =>
  Promise.all(
    languages.map(async (language) => (await book.messages[language]()).default as Catalogue),
  );
/** The marks of numbered rules, and of the chapters that hold them. */
function marksOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading') return [block.id];
    if (block.kind === 'table')
      return block.rows.map((row) => textOf(row[0]!)).filter((mark) => /^F\d+$/.test(mark));
    if (block.kind !== 'paragraph') return [];
    const first = block.text[0];
    return typeof first === 'object' && /^[RE]\d+$/.test(first.text) ? [first.text] : [];
  });
}

test('there are books to check', () => expect(books.length).toBeGreaterThan(0));

test.each(books)('%s: every numbered rule has its chapter', async (game, book) => {
  const covered = book.chapters.flatMap(({ covers }) => covers);
  expect([...covered].sort()).toEqual(marksOf(await rulesOf(game, 'en')).sort());
});

test.each(books)('%s: every chapter has words, an example and a position', async (_, book) => {
  const positions = (await book.positions()).default;
  for (const text of await textsOf(book)) {
    expect(Object.keys(text).sort()).toEqual(
      book.chapters.flatMap(({ key }) => [key, `${key}_caption`, `${key}_title`]).sort(),
    );
    for (const { key, step, parts } of book.chapters) {
      expect(positions.map((one) => one.step)).toContain(step);
      expect(parts.length).toBeGreaterThan(0);
      if (key !== book.chapters[0]!.key)
        expect(text[key], key).toMatch(/\*\*(Example|Esempio|Exemple)\.\*\*/);
    }
  }
});

test.each(books)('%s: no word of code', async (_, book) => {
  for (const text of await textsOf(book))
    for (const message of Object.values(text))
      expect(message).not.toMatch(
        /[`{}<>]|\w_\w|\.(toml|json|md)\b|\b(code|tests?|edition|option|null|default)\b|\bR\d+\b/i,
      );
});

test.each(books)('%s: the translations have the paragraphs and the figures', async (_, book) => {
  const [original, ...others] = await textsOf(book);
  const shape = (text: string) =>
    markdown(text).map((block) =>
      block.kind === 'list' ? `list of ${block.items.length}` : block.kind,
    );
  const figures = (text: string) =>
    markdown(text)
      .map(searchable)
      .map((one) => (one.match(/\d+|\bI{2,3}\b/g) ?? []).sort().join(' '));
  for (const other of others)
    for (const { key } of book.chapters) {
      expect(shape(other[key] as string), key).toEqual(shape(original![key] as string));
      expect(figures(other[key] as string), key).toEqual(figures(original![key] as string));
    }
});
