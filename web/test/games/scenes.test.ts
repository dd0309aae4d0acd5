// What the games show and tell: scenes, merged log lines with amounts, the recap.
import { expect, test } from 'vitest';
import type { NumberedLine, Seat } from '../../src/games/game';
import type { Change } from '../../src/games/scene';
import { lines as justinianLines } from '../../src/games/justinian/log';
import { scenes as justinianScenes } from '../../src/games/justinian/scenes';
import type { News, View, Words } from '../../src/games/justinian/kinds';
import justinianTexts from '../../src/games/justinian/messages/en';
import { lines as circusLines } from '../../src/games/circus_maximus/lines';
import type * as circus from '../../src/games/circus_maximus/kinds';
import circusTexts from '../../src/games/circus_maximus/messages/en';
import { amount, changes } from '../../src/games/grand_tribunal/changes';
import { scenes as tribunalScenes } from '../../src/games/grand_tribunal/scenes';
import { lines as tribunalLines } from '../../src/games/grand_tribunal/words/lines';
import type * as tribunal from '../../src/games/grand_tribunal/kinds';
import tribunalTexts from '../../src/games/grand_tribunal/messages/en';
import { plain, translator } from '../../src/i18n/translate';
import { shortRecap, sinceOwn } from '../../src/shell/scenes/chronicle.svelte';
import { newestFirst } from '../../src/shell/table/newest_first';

const seats: Seat[] = ['Ada', 'Cato', 'Zoe', 'Leo'].map((name, index) => ({
  index,
  name,
  kind: 'bot',
  level: 'club',
  present: true,
  bot: -1,
  standIn: false,
}));
const words = {
  t: translator<typeof justinianTexts>('en', justinianTexts),
  seats,
  me: 0,
  edition: { slot: [], tile: Array.from({ length: 12 }, () => ({ name: 'Narses', holes: [] })) },
} as unknown as Words;
const none = () => [];
const no = undefined;
const texts = (lines: NumberedLine[]) => lines.map((line) => plain(line.parts));

const turn: News[] = [
  { type: 'placed', seat: 0, tile: 9, token: 2 },
  { type: 'passed', seat: 1 },
  { type: 'dealt', seat: 1, count: 2, tokens: null },
  { type: 'declined', seat: 1 },
  { type: 'declined', seat: 2 },
  { type: 'declined', seat: 3 },
];

test('Justinian: a heading for the turn, a pass with its draw, and refusals together', () => {
  const lines = justinianLines(turn, words, none);
  expect(texts(lines)).toEqual([
    'Phase I',
    'Turn 1',
    'You put a token on 9 Narses',
    'Cato passes',
    'Cato, Zoe, and Leo do not call a scoring',
  ]);
  expect(lines.map(({ step }) => step)).toEqual([1, 1, 1, 2, 6]);
  expect(lines.map(({ value }) => value?.text)).toEqual([no, no, '+2', '+2 tokens', no]);
  expect(lines.map(({ note }) => note)).toEqual(['needs 5 to call', 'you opened', no, no, no]);
});

const resolved: News = {
  type: 'resolved',
  seat: 1,
  from: 'left',
  moves: [
    { tile: 3, sum: 2, from: 2, to: 4 },
    { tile: 5, sum: 1, from: 12, to: 12 },
  ],
};
test('Justinian: a token is hidden until the tiles move, and each tile that moves has a line', () => {
  const placed: News = { type: 'placed', seat: 1, tile: 9, token: null };
  expect(justinianLines([placed], words, none).at(-1)!.value).toEqual({ text: 'hidden' });
  const lines = justinianLines([placed, resolved], words, none);
  expect(lines.map(({ value }) => value?.text)).toEqual([no, no, no, no, '2 → 4']);
  expect(texts(lines).at(-1)).toBe('3 Narses');
});

test('Justinian: a scoring is a table, and its phase says what was counted', () => {
  const scoring = {
    colour: 'war',
    chooser: 0,
    from_cards: [5, 7, 0, 0],
    from_tokens: [0, 2, 1, 0],
  };
  const news = [turn[0]!, { type: 'scored', scoring } as unknown as News];
  const lines = justinianLines(news, words, none);
  expect(lines[0]!.note).toBe('counted: War');
  expect(lines.at(-1)!.account!.rows.slice(0, 2)).toEqual([
    { seat: 0, name: 'You', values: ['5', '–', '5'] },
    { seat: 1, name: 'Cato', values: ['7', '2', '9'] },
  ]);
});

test('Justinian: the log of a branch goes on with the phase and the turn of its match', () => {
  const first = { table: { phase: 2, game_turn: 4 } } as View;
  expect(texts(justinianLines(turn, words, none, first)).slice(0, 2)).toEqual([
    'Phase II',
    'Turn 4',
  ]);
});

test('the newest turn is first, and what a step caused follows it', () => {
  const lines = justinianLines([turn[0]!, resolved, turn[0]!], words, none);
  expect(texts(newestFirst(lines))).toEqual([
    'Phase I',
    'Turn 2',
    'You put a token on 9 Narses',
    'Turn 1',
    'Cato moves the tiles from the left',
    '3 Narses',
    'You put a token on 9 Narses',
  ]);
});

test('Justinian: the token of another player flies from their seat to the tile', () => {
  const step = { before: {} as View, after: { table: { stage: 'place' } } as View, history: [] };
  const placed: News = { type: 'placed', seat: 2, tile: 9, token: null };
  const [scene] = justinianScenes({ ...step, news: [placed] }, words);
  expect(scene!.flights).toEqual([{ from: 'seat-2', to: 'tile-9', sort: 'token', seat: 2 }]);
  expect(scene!.light).toBe(false);
  const own = justinianScenes({ ...step, news: [{ ...placed, seat: 0, token: 1 }] }, words);
  expect(own[0]!.light).toBe(true);
});

test('the recap is what the others did since the own last action', () => {
  const news: News[] = [...turn, { type: 'declined', seat: 0 }];
  const recap = sinceOwn(justinianLines(news, words, none), 0);
  expect(texts(recap)).toEqual(['Cato passes', 'Cato, Zoe, and Leo do not call a scoring']);
  expect(sinceOwn(justinianLines(turn, words, none), null)).toEqual([]);
});

test('a deal is no turn: before the own first one there is nothing to recap', () => {
  const dealt: News[] = [{ type: 'dealt', seat: 0, count: 4, tokens: null }];
  const others: News[] = [{ type: 'placed', seat: 1, tile: 3, token: null }];
  expect(sinceOwn(justinianLines([...dealt, ...others], words, none), 0)).toEqual([]);

  const then = { phase_over: false, day_over: false, start_card: null };
  const day: circus.News[] = [
    { type: 'first_player_chosen', seat: 0 },
    { type: 'favours_dealt', favours: Array.from({ length: 9 }, () => 0) },
    { type: 'passed', seat: 1, then },
  ];
  const city = {
    ...words,
    t: translator<typeof circusTexts>('en', circusTexts),
  } as unknown as Parameters<typeof circusLines>[1];
  expect(sinceOwn(circusLines(day, city, none), 0)).toEqual([]);
  const again: circus.News[] = [...day, { type: 'passed', seat: 0, then }, day[2]!];
  expect(sinceOwn(circusLines(again, city, none), 0)).toHaveLength(1);

  const begun: tribunal.News[] = [
    { type: 'dealt', seat: 0, deck: 'items', card: null },
    { type: 'begins', seat: 1 },
  ] as tribunal.News[];
  expect(sinceOwn(tribunalLines(begun, grand, none), 0)).toEqual([]);
  const roll = { type: 'rolled', seat: 0, die: 3 } as tribunal.News;
  const vote = { type: 'acted', seat: 1, action: { type: 'vote', space: 'orb' } } as tribunal.News;
  expect(sinceOwn(tribunalLines([...begun, vote, roll, vote], grand, none), 0)).toEqual([]);
});

test('a short recap keeps what touches the reader', () => {
  const line = (step: number, changes: Change[] = []): NumberedLine => ({
    seat: 1,
    parts: [],
    step,
    changes,
  });
  const loss = [{ seat: 0, by: -6, kind: 'vis' }];
  const all = [line(1, loss), line(2), line(3), line(4), line(5), line(6)];
  expect(shortRecap(all, 0).map(({ step }) => step)).toEqual([1, 4, 5, 6]);
});

const grand = {
  t: translator<typeof tribunalTexts>('en', tribunalTexts),
  seats,
  me: 0,
  edition: { item: [], spell: [], resource: [{ name: 'Duel' }], tribunal: [] },
} as unknown as tribunal.Context;

test('Grand Tribunal: a duel says how much is taken from whom', () => {
  const vis = (values: number[]) =>
    ({ table: { players: values.map((vis) => ({ vis, points: 0 })) } }) as unknown as tribunal.View;
  const changed = changes(vis([10, 3, 0, 0]), vis([4, 9, 0, 0]));
  expect(changed.map((change) => amount(change, grand))).toEqual(['−6 Vis', '+6 Vis']);
  const duel: tribunal.News = { type: 'dueled', seat: 1, opponent: 0, mine: 5, other: 2 };
  const lines = tribunalLines([duel], grand, () => changed);
  expect(texts(lines)).toEqual([
    'Tribunal I',
    'Cato rolls 5, you roll 2: Cato takes 6 Vis from you.',
  ]);
  expect(lines[1]!.changes).toEqual(changed);
});

test('Grand Tribunal: a duel is told by its picture: who, then the dice, then the Vis', () => {
  const at = (vis: number[]) =>
    ({
      table: { players: vis.map((vis) => ({ vis, points: 0 })), working: { on: true, card: 128 } },
    }) as unknown as tribunal.View;
  const action = { type: 'pick_opponent', seat: 0 } as const;
  const news: tribunal.News[] = [
    { type: 'acted', seat: 1, action, card: null, working: 128 },
    { type: 'dueled', seat: 1, opponent: 0, mine: 5, other: 2 },
  ];
  const step = { news, before: at([10, 3]), after: at([4, 9]), history: news };
  const [scene, ...others] = tribunalScenes(step, grand);
  expect(others).toEqual([]);
  expect(plain(scene!.short!)).not.toContain('5');
  expect(plain(scene!.line)).toContain('rolls 5, you roll 2: Cato takes 6 Vis from you');
  expect(scene!.flights).toMatchObject([{ from: 'seat-0', to: 'seat-1', count: 6 }]);
  // The dice need 850 ms; eight pieces leave 70 ms apart and fly 560 ms.
  expect(scene!.flights![0]!.wait).toBeGreaterThan(850);
  expect(scene!.lead! - scene!.flights![0]!.wait!).toBeGreaterThan(7 * 70 + 560);
  expect(scene!.show!.props).toMatchObject({ rivals: [{ after: 9 }, { after: 4 }], card: 128 });
});

test('Grand Tribunal: equal steps of a turn are one line, and their amounts are added', () => {
  const study: tribunal.News = { type: 'acted', seat: 1, action: { type: 'study', slot: 1 } };
  const spent: Change[] = [{ seat: 1, by: -1, kind: 'vis' }];
  const lines = tribunalLines([study, study], grand, () => spent);
  expect(texts(lines)).toEqual(['Tribunal I', 'Cato’s turn', 'Cato puts 1 Vis on a hidden item.']);
  expect(lines[2]).toMatchObject({ times: 2, step: 2, changes: [{ seat: 1, by: -2 }] });
});
