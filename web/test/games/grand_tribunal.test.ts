// The texts of Grand Tribunal: every effect, question, action and step in every language, with the
// numbers of the edition and without open placeholders.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/games/game';
import { cardOf, cardsOf, deckOf } from '../../src/games/grand_tribunal/cards';
import type {
  Action,
  Context,
  Edition,
  News,
  Outlook,
  View,
  Words,
} from '../../src/games/grand_tribunal/kinds';
import { sanctumOf } from '../../src/games/grand_tribunal/lying';
import en from '../../src/games/grand_tribunal/messages/en';
import fr from '../../src/games/grand_tribunal/messages/fr';
import it from '../../src/games/grand_tribunal/messages/it';
import { mustBeListed, reachOf, stepOf, thingOf } from '../../src/games/grand_tribunal/reach';
import { Question } from '../../src/games/grand_tribunal/values';
import { phase, question, status } from '../../src/games/grand_tribunal/words/ask';
import { gainsOf, logLine } from '../../src/games/grand_tribunal/words/log';
import { effectOf, rankOf } from '../../src/games/grand_tribunal/words/names';
import { scores, sources } from '../../src/games/grand_tribunal/words/points';
import { say } from '../../src/games/grand_tribunal/words/say';
import { whyClosed } from '../../src/games/grand_tribunal/words/why';
import { languages, type Message } from '../../src/i18n/messages';
import { plain, translator } from '../../src/i18n/translate';

const edition: Edition = {
  votes: 24,
  vis: 60,
  starting_vis: 12,
  extra_frame: 2,
  tribunal: [
    {
      extract: 1,
      uncontested: [
        { gatherer: 4, others: 1 },
        { gatherer: 5, others: 2 },
      ],
      contested: [3],
    },
    { extract: 1, uncontested: [], contested: [] },
    { extract: 2, uncontested: [], contested: [] },
  ],
  item: [
    { name: 'Plain Orb', type: 'orb', cost: 3, base: 2, capacity: 2, accepts: ['runic'] },
    { name: 'Plain Wand', type: 'wand', cost: 4, base: 1, capacity: 1, accepts: ['healing'] },
  ],
  spell: [
    { name: 'Loud Rune', category: 'runic', copies: 2, effect: 'place_votes', amounts: [2, 1] },
    { name: 'Small Rune', category: 'runic', copies: 1, effect: 'place_votes', amounts: [1, 1] },
    { name: 'Mirror', category: 'runic', copies: 1, effect: 'mirror', amounts: [] },
  ],
  resource: [{ name: 'Well', copies: 1, effect: 'gain_vis', amounts: [7] }],
};

const piece = { face: -1, vis: 0, drawn: 0 };
const item = { ...piece, least: 1, most: 9, award: 'none' as const, bonus: 0 };
const player = { vis: 5, points: 3, fogged: false, warded: false, precedence: false };
function viewOf(table: Partial<View['table']> = {}): View {
  return {
    viewer: 0,
    own: [
      { slot: 64, card: 64 },
      { slot: 65, card: 65 },
      { slot: 0, card: 0 },
    ],
    table: {
      setup: { players: 3, rules: 1, options: {} as View['table']['setup']['options'] },
      players: [
        { ...player, cards: [0, 64, 65, 67] },
        { ...player, cards: [1, 66] },
        { ...player, cards: [] },
      ],
      pieces: {
        items: [
          { ...item, place: 'sanctum', vis: 1 },
          { ...item, place: 'active', face: 1 },
        ],
        spells: [
          { ...piece, place: 'hand', host: 0 },
          { ...piece, place: 'hand', host: 0 },
          { ...piece, place: 'installed', face: 66, host: 1 },
          { ...piece, place: 'free', host: 0 },
        ],
        resources: [],
      },
      rows: [[1], [64, 65]],
      discards: [],
      deck_size: [3, 3, 1],
      shuffles: [0, 0, 0],
      returned: { values: [] },
      votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      locked: ['orb'],
      concilium: 20,
      regio: 40,
      marker: [1, 0],
      tribunal: 0,
      round: 1,
      turn: 0,
      stage: 'main',
      phase: 'turns',
      praeco: 1,
      active: 0,
      asked: 0,
      frame: { left: 2, used: [] },
      queued_frames: 0,
      praeco_spaces: [],
      due: 0,
      filling: [],
      deal_to: null,
      deal_from: 'items',
      installing: 64,
      studied: [],
      gathering: { on: false, rolls: false, next: 0 },
      working: {
        on: false,
        card: 64,
        program: 64,
        bearer: null,
        step: 0,
        question: 'opponent',
        may_stop: false,
        count: 0,
        spaces: [],
        picked: [],
        from: 0,
        to: 0,
      },
      dice: [0, 0],
      last_seat: 0,
      last_action: { type: 'end' },
      ...table,
    },
  };
}
const outlook = {
  closed: [
    'no_votes',
    null,
    'no_vis',
    'nothing_installed',
    'no_resource',
    null,
    'needs_two_actions',
    'sources_closed',
  ],
  progress: [{ slot: 0, cost: 3, lacking: 2 }],
  sources: [{ open: true }, { open: false }],
} as unknown as Outlook;

const catalogues = { en, it, fr };
const seats: Seat[] = ['Ada', 'Bruno', 'Zoe'].map((name, index) => ({
  index,
  name,
  kind: 'person',
  level: null,
  present: true,
  bot: -1,
  standIn: false,
}));
const contextOf = (language: (typeof languages)[number], me: number | null = 0): Context => ({
  t: translator<Words>(language, catalogues[language] as { [Key in keyof Words]: Message }),
  seats,
  me,
  edition,
});
const english = contextOf('en');
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
test('cards are numbered by deck, copies after each other', () => {
  expect([...cardsOf(edition).keys()]).toEqual([0, 1, 64, 65, 66, 67, 128]);
  expect(cardOf(edition, 65).name).toBe('Loud Rune');
  expect(deckOf(130)).toBe('resources');
});

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

test('an element identifies its action, and an equal card works too', () => {
  const view = viewOf();
  const reach = reachOf(view, edition, [
    { type: 'lay_down', slot: 64 },
    { type: 'take', card: 64 },
    { type: 'vote', space: 'wand' },
    { type: 'extract' },
  ]);
  expect(reach.get('slot-65')).toEqual({ type: 'lay_down', slot: 64 });
  expect(reach.get('card-65')).toEqual({ type: 'take', card: 64 });
  expect(reach.get('space-wand')).toEqual({ type: 'vote', space: 'wand' });
  expect(reach.size).toBe(5);
  expect(thingOf({ type: 'extract' })).toBeNull();
  expect(stepOf({ type: 'draw', deck: 'resources' })).toBe('draw_resource');
  expect(mustBeListed(view, { type: 'pick', slot: 66 }, 0)).toBe(true);
  expect(mustBeListed(view, { type: 'pick', slot: 0 }, 0)).toBe(false);
});

test('a Sanctum is sorted', () => {
  const mine = sanctumOf(viewOf(), edition, 0);
  expect(mine.hand.map(({ card }) => card?.name)).toEqual(['Loud Rune', 'Loud Rune']);
  expect(mine.items).toMatchObject([{ hidden: true, vis: 1 }]);
  expect(sanctumOf(viewOf(), edition, 1).installed.get(1)).toMatchObject([{ slot: 66 }]);
});

test('a card that a step has not changed stays the same object, so that it is not drawn again', () => {
  const view = viewOf();
  const before = sanctumOf(view, edition, 0);
  const items = view.table.pieces.items.map((piece, index) =>
    index === before.items[0]!.slot ? { ...piece, vis: piece.vis + 1 } : piece,
  );
  const pieces = { ...view.table.pieces, items };
  const after = sanctumOf({ ...view, table: { ...view.table, pieces } }, edition, 0);
  expect(after.items[0]).not.toBe(before.items[0]);
  expect(after.items[0]!.vis).toBe(before.items[0]!.vis + 1);
  expect(after.hand.length + after.spells.length).toBeGreaterThan(0);
  for (const deck of ['hand', 'spells', 'vault'] as const)
    after[deck].forEach((one, index) => expect(one).toBe(before[deck][index]));
});
