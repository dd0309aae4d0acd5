// A game without a table of its own yet can be played all the same.
import type { GameName } from '../../protocol';
import { nameOf, type GameModule } from '../game';
import type en from './messages/en';
import Table from './Table.svelte';
import { words } from './words';

export interface PlainKinds {
  View: { table: Record<string, unknown> & { setup: { players: number }; stage: string } };
  Outlook: unknown;
  Action: { type: string };
  News: { type: string; seat?: number };
  Edition: unknown;
  Early: { type: string };
}

export function plainGame(name: GameName): GameModule<PlainKinds, typeof en> {
  return {
    name,
    Table,
    messages: {
      en: () => import('./messages/en'),
      it: () => import('./messages/it'),
      fr: () => import('./messages/fr'),
    },
    phase: (view, { t }) => t('phase', { what: words(view.table.phase ?? view.table.stage) }),
    question: (_view, legal, turn, { t, seats }) =>
      legal.length > 0
        ? t('choose')
        : turn.length > 0
          ? t('waiting', { who: turn.map((seat) => nameOf(seats, seat)).join(', ') })
          : t('over'),
    action: (action, _view, { t }) => t.parts('step', { what: words(action) }),
    early: (early) => words(early),
    news: ({ seat, ...news }, { t }) => ({
      seat: seat ?? null,
      parts: t.parts('step', { what: words(news) }),
    }),
    scores: (view) => Array.from({ length: view.table.setup.players }, () => 0),
    status: () => '',
    sources: (view, { t }) => ({
      labels: [t('points')],
      points: Array.from({ length: view.table.setup.players }, () => [0]),
    }),
    ending: (_code, { t }) => t('over'),
  };
}
