// A tip links to a chapter of the rules by its position: it must be the intended chapter.
import { expect, test } from 'vitest';
import { chapters as circus } from '../src/games/circus_maximus/chapters';
import { chapters as tribunal } from '../src/games/grand_tribunal/chapters';
import { chapters as justinian } from '../src/games/justinian/chapters';
import { textOf } from '../src/shell/learn/markdown';
import { rulesOf } from '../src/shell/learn/rules';
import type { GameName } from '../src/protocol';

const meant: [GameName, Record<string, string>, Record<string, string>][] = [
  [
    'justinian',
    justinian,
    {
      things: 'What there is',
      turn: 'A game turn',
      moving: 'The tiles move',
      claiming: 'Claiming a scoring',
      scoring: 'Scoring',
    },
  ],
  [
    'circus_maximus',
    circus,
    {
      cards: 'Cards',
      placing: 'Placing',
      villa: 'Villa',
      forum: 'Forum',
      sales: 'Sales',
      counting: 'Counting',
      favours: 'The favours',
    },
  ],
  [
    'grand_tribunal',
    tribunal,
    {
      things: 'What there is',
      course: 'The course of the game',
      actions: 'Actions',
      count: 'A Tribunal is held',
      effects: 'Effects',
      sources: 'Sources of Vis',
    },
  ],
];
test.each(meant)('%s', async (game, chapters, titles) => {
  const blocks = await rulesOf(game, 'en');
  expect(Object.keys(chapters)).toEqual(Object.keys(titles));
  for (const [name, place] of Object.entries(chapters)) {
    const chapter = blocks.find(
      (block) => block.kind === 'heading' && block.id === `chapter-${place}`,
    );
    expect(chapter?.kind === 'heading' && textOf(chapter.text), name).toContain(titles[name]);
  }
});
