// What the coach says about a move in words of the game, in every language.
import { expect, test } from 'vitest';
import type { Context, Counsel, Kinds } from '../../src/games/game';
import { languages, type Catalogue, type Language } from '../../src/i18n/messages';
import { translator } from '../../src/i18n/translate';
import circus from '../../src/games/circus_maximus/counsel';
import tribunal from '../../src/games/grand_tribunal/counsel';
import justinian from '../../src/games/justinian/counsel';

const seats = [0, 1, 2].map((index) => ({
  index,
  name: ['Ada', 'Zoe', 'Leo'][index]!,
  kind: 'bot' as const,
  level: null,
  present: true,
  bot: -1,
  standIn: false,
}));
const tile = Array.from({ length: 12 }, (_, index) => ({
  name: index === 3 ? 'Senator' : `tile ${index + 1}`,
  holes: [1, 2, 3],
}));
const slot = Array.from({ length: 12 }, (_, index) => ({
  numbers: [10 + index, 20 + index, 30 + index],
}));

const catalogues = import.meta.glob<{ default: Catalogue }>(
  '../../src/games/*/{messages,counsel/messages}/*.ts',
  { eager: true },
);

/** A game's counsel, and what it needs to make sentences. */
function prepared(game: string, counsel: unknown, edition: unknown, language: Language) {
  const words = (path: string) =>
    translator(language, catalogues[`../../src/games/${game}/${path}/${language}.ts`]!.default);
  const context = { t: words('messages'), seats, me: 0, edition } as Context<Kinds, Catalogue>;
  return { counsel: counsel as Counsel, context, say: words('counsel/messages') };
}

test('Justinian: a token is kept for a tile', () => {
  const { counsel, context, say } = prepared('justinian', justinian, { tile, slot }, 'en');
  const first = { type: 'place', token: 1, tile: 2 };
  const plan = (next: unknown) => counsel.plan(next, first, {}, context, say);
  expect(plan({ type: 'place', token: 3, tile: 4 })).toBe('Keeps your +3 for Senator.');
  expect(plan({ type: 'place', token: 1, tile: 4 })).toBe('Then another +1 on Senator.');
  expect(plan({ type: 'choose_colour', colour: 'war' })).toBe('Aims at a scoring of War.');
  expect(plan({ type: 'keep' })).toBeNull();
  expect(counsel.place({ type: 'place', token: 3, tile: 4 })).toBe('tile-4');
});

test('Justinian: where a tile lands, and what own cards count then', () => {
  const { counsel, context, say } = prepared('justinian', justinian, { tile, slot }, 'en');
  const standing = (from: number) => ({ slot: 2, slot_from_left: from, slot_from_right: from });
  const worth = (points: number) => ({
    now: 20,
    from_left: points,
    from_right: points,
    closed: null,
  });
  const outlook = (at: number, points: number) => ({
    tiles: Array.from({ length: 12 }, () => standing(at)),
    colours: [worth(points), worth(20), worth(20), worth(20)],
    on_card: [{ least: 4, most: 4 }],
    minimum: 9,
  });
  const view = { table: { phase: 1 }, own: { cards: [[4, 5], [], [1], []] } };
  const effects = (action: unknown) =>
    counsel.effects({ action, view, now: outlook(2, 20), then: outlook(5, 26) }, context, say);
  expect(effects({ type: 'place', token: 3, tile: 4 })).toEqual([
    'Senator goes from slot 2 to 5: worth 14 instead of 11.',
    'Your War cards count 26 instead of 20 once the tiles have moved.',
  ]);
  expect(effects({ type: 'place_on_card', token: 3 })).toEqual([
    'You then have 4 on the phase card; a scoring needs 9.',
  ]);
});

test.each(languages)('every plan is a sentence without gaps in %s', (language) => {
  const games = [
    ['justinian', justinian, { tile, slot }, { type: 'place', token: 3, tile: 4 }],
    ['justinian', justinian, { tile, slot }, { type: 'resolve', from: 'left' }],
    [
      'circus_maximus',
      circus,
      {},
      { type: 'play_merchant', level: 8, place: 'colosseum', strength: 'printed' },
    ],
    ['circus_maximus', circus, {}, { type: 'take_favour', favour: 'double_buy' }],
    ['circus_maximus', circus, {}, { type: 'choose_visitor', visitor: 'senator' }],
    ['grand_tribunal', tribunal, {}, { type: 'vote', space: 'orb' }],
    ['grand_tribunal', tribunal, {}, { type: 'extract' }],
  ] as const;
  for (const [game, counsel, edition, next] of games) {
    const made = prepared(game, counsel, edition, language);
    const text = made.counsel.plan(next, { type: 'end' }, {}, made.context, made.say);
    expect(text, `${game} ${next.type}`).toMatch(/^\S[^{}]+\.$/);
  }
});
