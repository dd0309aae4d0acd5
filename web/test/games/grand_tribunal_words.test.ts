// The texts of Grand Tribunal: every effect, question, action and step in every language, with the
// numbers of the edition and without open placeholders.
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/games/grand_tribunal/cards';
import type { Action, News } from '../../src/games/grand_tribunal/kinds';
import en from '../../src/games/grand_tribunal/messages/en';
import { Question } from '../../src/games/grand_tribunal/values';
import { phase, question, status } from '../../src/games/grand_tribunal/words/ask';
import { gainsOf, logLine } from '../../src/games/grand_tribunal/words/log';
import { effectOf, rankOf } from '../../src/games/grand_tribunal/words/names';
import { scores, sources } from '../../src/games/grand_tribunal/words/points';
import { say } from '../../src/games/grand_tribunal/words/say';
import { whyClosed } from '../../src/games/grand_tribunal/words/why';
import { languages } from '../../src/i18n/messages';
import { plain } from '../../src/i18n/translate';
import { contextOf, edition, english, outlook, viewOf } from './grand_tribunal_sample';

const isWhole = (text: string) => expect(text, text).toMatch(/^[^{}]+$/);

const actions: Action[] = [
  { type: 'choose_deck', deck: 'items' },
  { type: 'lay_down', slot: 64 },
  { type: 'activate', slot: 0 },
  { type: 'install', slot: 64 },
  { type: 'vote', space: 'orb' },
  { type: 'take', card: 1 },
  { type: 'draw', deck: 'resources' },
  { type: 'study', slot: 0 },
  { type: 'cast', slot: 66 },
  { type: 'play_resource', slot: 64 },
  { type: 'extract' },
  { type: 'gather', source: 'uncontested' },
  { type: 'gather', source: 'contested' },
  { type: 'end' },
  { type: 'discard', slot: 64 },
  { type: 'keep' },
  { type: 'let_go' },
  { type: 'join' },
  { type: 'decline' },
  { type: 'pick', slot: 66 },
  { type: 'pick_card', card: 64 },
  { type: 'pick_opponent', seat: 1 },
  { type: 'pick_space', space: 'runic' },
  { type: 'pick_library' },
  { type: 'stop' },
];

test('an effect is told with the amounts of the edition', () => {
  const { t } = english;
  expect(effectOf(cardOf(edition, 64), t, edition)).toBe(
    'Place up to 2 votes, at most 1 on one space.',
  );
  expect(effectOf(cardOf(edition, 66), t, edition)).toBe('Place 1 vote.');
  expect(effectOf(cardOf(edition, 128), t, edition)).toBe('Gain 7 Vis.');
  expect(
    effectOf({ ...cardOf(edition, 64), effect: 'extra_frame', amounts: [] }, t, edition),
  ).toContain('2 more actions');
});

describe.each(languages)('in %s', (language) => {
  const context = contextOf(language);

  test('every effect is a whole sentence', () => {
    for (const key of Object.keys(en).filter((name) => name.startsWith('effect_')))
      for (const amounts of [
        [1, 1],
        [3, 2],
      ])
        isWhole(
          effectOf(
            { ...cardOf(edition, 64), effect: key.slice(7) as never, amounts },
            context.t,
            edition,
          ),
        );
  });
  test('every action is said', () => {
    for (const action of actions) isWhole(plain(say(action, viewOf(), context)));
    for (const one of Question)
      isWhole(
        plain(
          say(
            { type: 'pick_space', space: 'orb' },
            viewOf({
              stage: 'effect',
              working: { ...viewOf().table.working, on: true, question: one },
            }),
            context,
          ),
        ),
      );
  });
  test('every question is asked', () => {
    for (const stage of [
      'draft',
      'praeco_votes',
      'main',
      'install_on',
      'study',
      'keep',
      'join',
      'discard_down',
      'call',
      'over',
    ] as const) {
      isWhole(question(viewOf({ stage }), [{ type: 'end' }], [0], context));
      isWhole(question(viewOf({ stage }), [], [1], context));
    }
    for (const one of Question)
      isWhole(
        question(
          viewOf({ stage: 'effect', working: { ...viewOf().table.working, question: one } }),
          [{ type: 'stop' }],
          [0],
          context,
        ),
      );
    isWhole(phase(viewOf(), context));
  });
  test('every log line is complete for every reader', () => {
    for (const me of [0, 1, null])
      for (const action of actions) {
        const line = logLine(
          { type: 'acted', seat: 0, action, card: me === 0 ? 0 : null, working: 64 },
          { ...context, me },
        );
        if (line) expect(plain(line.parts)).not.toMatch(/[{}]/);
      }
  });
  test('every reason is given', () => {
    for (const thing of [
      'space-orb',
      'space-wand',
      'card-1',
      'deck-items',
      'deck-resources',
      'source-contested',
      'source-uncontested',
      'slot-0',
      'slot-64',
      'slot-66',
    ] as const)
      for (const stage of ['main', 'study'] as const)
        isWhole(whyClosed(thing, true, viewOf({ stage }), outlook, context));
  });
});

test('what gathering pays comes from the marker', () => {
  expect(plain(say({ type: 'gather', source: 'uncontested' }, viewOf(), english))).toBe(
    'Gather 5 Vis, 2 for each opponent',
  );
  expect(plain(say({ type: 'gather', source: 'contested' }, viewOf(), english))).toBe(
    'Gather 3 Vis + die roll',
  );
});

test('a disabled element says why', () => {
  expect(whyClosed('space-orb', true, viewOf(), outlook, english)).toBe(
    'Orb is locked until the count.',
  );
  expect(whyClosed('space-wand', true, viewOf(), outlook, english)).toBe('No votes can be placed.');
  expect(whyClosed('slot-0', true, viewOf(), outlook, english)).toBe('Not enough Vis.');
  expect(whyClosed('card-1', false, viewOf(), outlook, english)).toBe('Not your turn.');
});

test('the log names the target, and no secrets', () => {
  const pick: News = {
    type: 'acted',
    seat: 1,
    action: { type: 'pick_opponent', seat: 0 },
    card: null,
    working: 64,
  };
  expect(plain(logLine(pick, english)!.parts)).toBe('Bruno uses Loud Rune against you.');
  expect(plain(logLine({ ...pick, action: { type: 'study', slot: 64 } }, english)!.parts)).toBe(
    'Bruno puts 1 Vis on a hidden spell.',
  );
  expect(
    plain(logLine({ ...pick, action: { type: 'pick_space', space: 'wand' } }, english)!.parts),
  ).toBe('Bruno votes for Wand.');
  expect(
    plain(
      logLine({ ...pick, working: 67, action: { type: 'pick_space', space: 'wand' } }, english)!
        .parts,
    ),
  ).toBe('Bruno chooses Wand.');
  expect(logLine({ ...pick, action: { type: 'end' } }, english)).toBeNull();
});

test('a count is a line of the log and gives the sources of the points', () => {
  const counted = {
    item: 0,
    owner: 1,
    card: 0,
    votes: 3,
    spells: 0,
    rank: 1,
    prize: 'first' as const,
    points: 8,
  };
  const held: News = {
    type: 'held',
    seat: 0,
    action: { type: 'end' },
    tribunal: 0,
    count: [counted],
    points: [0, 8, 0],
    first_praeco: 1,
  };
  expect(logLine(held, english)).toMatchObject({ seat: null });
  expect(plain(logLine(held, english)!.parts)).toBe(
    'Tribunal I, results: you +0, Bruno +8, and Zoe +0',
  );
  expect(gainsOf([counted, { ...counted, points: 2 }], 3)).toEqual([0, 10, 0]);
  expect(sources(viewOf(), english, [held])).toEqual({
    labels: ['Tribunal I'],
    points: [[0], [8], [0]],
  });
  expect(sources(viewOf(), english).points).toEqual([[3], [3], [3]]);
  expect(scores(viewOf())).toEqual([3, 3, 3]);
});

test('ranks and states have words', () => {
  expect([1, 2, 3, 4].map((rank) => rankOf(rank, english.t))).toEqual(['1st', '2nd', '3rd', '4th']);
  expect(rankOf(1, contextOf('fr').t)).toBe('1er');
  expect(status(viewOf(), 0, english)).toBe('2 actions left');
  expect(status(viewOf(), 1, english)).toBe('Praeco');
});
