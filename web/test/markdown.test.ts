import { expect, test } from 'vitest';
import { markdown, searchable } from '../src/shell/learn/markdown';

test('what our rules use is understood', () => {
  const blocks = markdown(
    '# Title\n\nA **bold** and *soft* `word`,\non two lines.\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'table']);
  expect(searchable(blocks[1]!)).toBe('A bold and soft word, on two lines.');
  expect(blocks[2]).toMatchObject({ items: [['one more'], ['two']] });
  expect(blocks[3]).toMatchObject({ head: [['a'], ['b']], rows: [[['1'], ['2']]] });
});
test('text stays text', () => {
  expect(markdown('<b onclick="x">no</b>')).toEqual([
    { kind: 'paragraph', text: ['<b onclick="x">no</b>'] },
  ]);
});
test('a chapter has the same address in every language', () => {
  const addresses = (text: string) =>
    markdown(text).map((block) => block.kind === 'heading' && block.id);
  expect(addresses('# Rules\n## Cards\n### Items\n### Spells\n## End')).toEqual([
    'chapter-',
    'chapter-1',
    'chapter-1-1',
    'chapter-1-2',
    'chapter-2',
  ]);
  expect(addresses('## Carte\n### Oggetti\n### Incantesimi\n## Fine')).toEqual([
    'chapter-1',
    'chapter-1-1',
    'chapter-1-2',
    'chapter-2',
  ]);
});
test('pages of ours are linked to, others are named', () => {
  expect(markdown('See [the cards](/cards/x) and [a page](https://example.org).')).toEqual([
    {
      kind: 'paragraph',
      text: ['See ', { kind: 'link', text: 'the cards', to: '/cards/x' }, ' and ', 'a page', '.'],
    },
  ]);
});
