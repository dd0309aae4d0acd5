// The texts of Justinian: the log names the reader "you" in a scoring.
import { expect, test } from 'vitest';
import type { News, Words } from '../../src/games/justinian/kinds';
import en from '../../src/games/justinian/messages/en';
import fr from '../../src/games/justinian/messages/fr';
import it from '../../src/games/justinian/messages/it';
import { logLine } from '../../src/games/justinian/words';
import { plain, translator } from '../../src/i18n/translate';

const seats = ['Ada', 'Bruno'].map((name, index) => ({
  index,
  name,
  kind: 'person' as const,
  level: null,
  present: true,
  bot: -1,
  standIn: false,
}));
const scored = {
  type: 'scored',
  scoring: { colour: 'war', from_cards: [5, 7], from_tokens: [0, 2] },
} as unknown as News;
const said = (t: Words['t'], me: number | null) =>
  plain(logLine(scored, { t, seats, me, edition: {} as Words['edition'] })!.parts);

test('a scoring names the reader "you" and the others by name', () => {
  const english = translator<typeof en>('en', en);
  expect(said(english, 0)).toBe('War scored: you 5, Bruno 9');
  expect(said(english, null)).toBe('War scored: Ada 5, Bruno 9');
  expect(said(translator<typeof en>('it', it), 1)).toBe('Conteggio Guerra: Ada 5, tu 9');
  expect(said(translator<typeof en>('fr', fr), 1)).toBe('Décompte Guerre\u00a0: Ada 5, vous 9');
});
