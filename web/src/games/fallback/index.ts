// A game without a table of its own can be played all the same: everything that the viewer knows as
// lists, everything that may be done as buttons.
import { api } from '../../app/api';
import type { GameInfo } from '../../protocol';
import { nameOf, type Context, type GameModule, type TableProps } from '../game';
import type en from './messages/en';
import Table from './Table.svelte';
import { spaced, Speaker, type Members } from './words';

export interface PlainKinds {
  View: Members & { table: Members & { setup: { players: number } } };
  Outlook: Members;
  Action: { type: string };
  News: { type: string; seat?: number };
  Edition: unknown;
  Early: { type: string };
}
export type PlainContext = Context<PlainKinds, typeof en>;
export type PlainProps = TableProps<PlainKinds, typeof en>;
/** What the server says about the members of this game. */
export type SeatMembers = Pick<GameInfo, 'seat_members' | 'per_seat_members'>;

// Of the game that is on the page: there is only one at a time.
let current: SeatMembers = { seat_members: [], per_seat_members: [] };

export function speaker({ seats, me, t }: PlainContext): Speaker {
  const names = seats.map((seat) =>
    seat.index === me && !seat.shared ? t('you') : nameOf(seats, seat.index),
  );
  return new Speaker(names, current.seat_members, current.per_seat_members, {
    yes: t('yes'),
    no: t('no'),
  });
}

// Where points usually lie. A game without any of these members shows its scores at the end.
const scoreMembers = ['points', 'scores', 'score', 'money'];

export function scores(view: PlainKinds['View']): number[] {
  for (const member of scoreMembers) {
    const found = view.table[member];
    const fits = Array.isArray(found) && found.length === view.table.setup.players;
    if (fits && found.every((one) => typeof one === 'number')) return found;
  }
  return [];
}

// "round 3, play": how far the game is, as far as usual names tell.
function progress({ table }: PlainKinds['View']): string {
  return ['phase', 'round', 'turn', 'stage']
    .filter((member) => ['string', 'number'].includes(typeof table[member]))
    .map((member) =>
      typeof table[member] === 'number'
        ? `${member} ${table[member]}`
        : spaced(String(table[member])),
    )
    .join(', ');
}

export async function loadPlainGame(name: string) {
  const { games } = await api.games();
  return plainGame(name, games.find((game) => game.name === name) ?? current);
}

export function plainGame(name: string, members: SeatMembers): GameModule<PlainKinds, typeof en> {
  current = members;
  return {
    name,
    Table,
    messages: {
      en: () => import('./messages/en'),
      it: () => import('./messages/it'),
      fr: () => import('./messages/fr'),
    },
    phase: progress,
    question: (_view, legal, turn, { t, seats }) =>
      legal.length > 0
        ? t('choose')
        : turn.length > 0
          ? t('waiting', { who: turn.map((seat) => nameOf(seats, seat)).join(', ') })
          : t('over'),
    action: (action, _view, context) =>
      context.t.parts('step', { what: speaker(context).say(action) }),
    early: (early, context) => speaker(context).say(early),
    news: ({ seat, ...news }, context) => {
      const said = speaker(context);
      const what = said.say(news);
      if (seat === undefined) return { seat: null, parts: [what] };
      // Only the player is set off, not the whole line.
      const parts = context.t
        .parts('told', { who: said.names[seat] ?? '', what })
        .map((part) => (typeof part !== 'string' && part.name === 'what' ? part.text : part));
      return { seat, parts };
    },
    scores,
    status: () => '',
    sources: () => ({ labels: [], points: [] }),
    ending: (code, { t }) => (code ? t('ended', { how: spaced(code) }) : t('over')),
  };
}
