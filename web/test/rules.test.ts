// The rules are the same in every language: a change of the English text fails here until the
// translations follow.
import { expect, test } from 'vitest';
import { languages } from '../src/i18n/messages';
import { searchable, type Block, type Inline } from '../src/shell/learn/markdown';
import { gamesWithRules, plainly, rulesOf } from '../src/shell/learn/rules';

type Chapter = { heading: string; blocks: Block[] };

function chapters(blocks: Block[]): Chapter[] {
  const all: Chapter[] = [{ heading: 'before the first chapter', blocks: [] }];
  for (const block of blocks)
    if (block.kind === 'heading')
      all.push({ heading: `${'#'.repeat(block.level)} ${block.id}`, blocks: [] });
    else all.at(-1)!.blocks.push(block);
  return all;
}

const pieces = (block: Block): Inline[] =>
  block.kind === 'list'
    ? block.items.flat()
    : block.kind === 'table'
      ? block.rows.flat(2)
      : block.kind === 'code'
        ? []
        : block.text;
const linksToCards = ({ blocks }: Chapter) =>
  blocks.some((block) =>
    pieces(block).some(
      (piece) =>
        typeof piece !== 'string' && piece.kind === 'link' && piece.to.startsWith('/cards/'),
    ),
  );

/** How a block is built: "list of 5", "table of 3 by 4". */
function shape(block: Block): string {
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'table') return `table of ${block.rows.map((row) => row.length).join(' ')}`;
  return block.kind;
}
/** Numbers, rule numbers, phases and option names, in any order. */
const figures = (block: Block) =>
  (searchable(block).match(/[A-Z]?\d+|\w+_\w+|\b(II|III|IV)\b/g) ?? []).sort().join(' ');

// A game may be without a translation: its readers get the English text.
const files = Object.keys(import.meta.glob('../../games/*/RULES.*.md'));
const pairs = gamesWithRules.flatMap((game) =>
  languages
    .filter((language) => files.includes(`../../games/${game}/RULES.${language}.md`))
    .map((language) => [game, language] as const),
);

test.each(pairs)(
  '%s in %s has the chapters, the blocks and the figures of the English text',
  async (game, language) => {
    const original = chapters(await rulesOf(game, 'en'));
    const translated = chapters(await rulesOf(game, language));
    expect(translated.map(({ heading }) => heading)).toEqual(
      original.map(({ heading }) => heading),
    );
    translated.forEach((chapter, index) => {
      if (linksToCards(chapter)) return; // that page has the table
      expect(chapter.blocks.map(shape), chapter.heading).toEqual(
        original[index]!.blocks.map(shape),
      );
      expect(chapter.blocks.map(figures), chapter.heading).toEqual(
        original[index]!.blocks.map(figures),
      );
    });
  },
);
test.each(pairs)('%s in %s is set as its language is', async (game, language) => {
  for (const block of await rulesOf(game, language)) {
    const text = searchable(block);
    if (language === 'fr') expect(text).not.toMatch(/[^\u00a0][!?;»]|\p{L} ?:(?!\d)|«[^\u00a0]/u);
    // Names of cards are the edition's, with its apostrophe.
    expect(text).not.toMatch(/'(?!s\b| Duel)/);
  }
});
test('the part for programmers is not shown', async () => {
  for (const game of gamesWithRules)
    for (const block of await rulesOf(game, 'en'))
      expect(searchable(block)).not.toMatch(/In records|<!--|draw_tokens/);
});
test('a word is found as it is typed', async () => {
  expect(plainly('Le Décompte')).toBe('le decompte');
  expect(plainly("l'été ")).toBe(plainly('L’ÉTÉ'));
  expect(plainly('Décompte\u00a0:')).toBe('decompte :');
});
