// A table of Grand Tribunal for the tests: a small edition, a view, what it leads to, and readers.
import type { Seat } from '../../src/games/game';
import type { Context, Edition, Outlook, View, Words } from '../../src/games/grand_tribunal/kinds';
import en from '../../src/games/grand_tribunal/messages/en';
import fr from '../../src/games/grand_tribunal/messages/fr';
import it from '../../src/games/grand_tribunal/messages/it';
import type { languages, Message } from '../../src/i18n/messages';
import { translator } from '../../src/i18n/translate';

export const edition: Edition = {
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
export function viewOf(table: Partial<View['table']> = {}): View {
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
export const outlook = {
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
export const contextOf = (
  language: (typeof languages)[number],
  me: number | null = 0,
): Context => ({
  t: translator<Words>(language, catalogues[language] as { [Key in keyof Words]: Message }),
  seats,
  me,
  edition,
});
export const english = contextOf('en');
