// Every answer in advance has a text in every language.
import { expect, test } from 'vitest';
import { loadGame, loadWords } from '../src/games/load';
import { languages } from '../src/i18n/messages';
import type { circus_maximus, grand_tribunal, justinian } from '../src/types';

const all: {
  justinian: justinian.Early[];
  circus_maximus: circus_maximus.Early[];
  grand_tribunal: grand_tribunal.Early[];
} = {
  justinian: [
    { type: 'no_claim', phase: 2 },
    { type: 'pass', game_turn: 4 },
    { type: 'keep', phase: 1 },
  ],
  circus_maximus: [
    { type: 'pass', day: 1, phase: 'favours' },
    { type: 'decline_favour', day: 2, favour: 'extra_merchant' },
    { type: 'decline_favour', day: 2, favour: 'double_sell' },
    { type: 'decline_caesar', day: 2 },
  ],
  grand_tribunal: [
    { type: 'decline_gatherings', tribunal: 0 },
    { type: 'end_call', tribunal: 2 },
  ],
};

test.each(Object.keys(all) as (keyof typeof all)[])('%s', async (name) => {
  const game = await loadGame(name);
  for (const language of languages) {
    const context = { t: await loadWords(game, language), seats: [], me: 0, edition: null };
    const texts = all[name].map((early) => game.early!(early, context));
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[^{}]{6,60}$/);
    for (const text of texts) expect(text).not.toMatch(/early_/);
  }
});
