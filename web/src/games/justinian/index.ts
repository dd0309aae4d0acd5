// Justinian: the game module.
import { tip, type GameModule } from '../game';
import { chapters } from './chapters';
import { colours, nearestPhase, roman, type Kinds, type View, type Words } from './kinds';
import type en from './messages/en';
import { open } from './open';
import Table from './Table.svelte';
import { lines } from './log';
import LogSign from './LogSign.svelte';
import { scenes } from './scenes';
import { action, logLine, question } from './words';

function status(view: View, seat: number, { t }: Words): string {
  const { table } = view;
  if (table.passed.includes(seat) && table.stage === 'place')
    return table.passed[0] === seat ? t('status_passed_first') : t('status_passed');
  if (table.active !== seat)
    return table.starter === seat && table.stage === 'place' ? t('status_starts') : '';
  switch (table.stage) {
    case 'place':
      return t('status_place');
    case 'direction':
      return t('status_direction');
    case 'claim':
      return t('status_claim');
    case 'colour':
      return t('status_colour');
    case 'exchange':
      return t('status_exchange');
    default:
      return '';
  }
}

const justinian: GameModule<Kinds, typeof en> = {
  name: 'justinian',
  board: () => 'court',
  Table,
  opened: () => import('./Opened.svelte'),
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  course: () => import('./learn/lessons'),
  counsel: () => import('./counsel'),
  rules: () => import('./learn/rules'),
  cards: () => import('./learn/Cards.svelte'),
  phase: ({ table }, { t }) =>
    table.stage === 'over'
      ? t('phase_over')
      : ['deal_tokens', 'deal_cards', 'starter'].includes(table.stage)
        ? t('phase_first')
        : t('phase', { phase: roman[nearestPhase(table.phase)]!, turn: table.game_turn }),
  question,
  action: (given, _view, words) => action(given, words),
  early: ({ type }, { t }) => t(`early_${type}`),
  news: (news, words) => logLine(news, words),
  lines,
  Sign: LogSign,
  scenes,
  changes: (before, after) =>
    after.table.points.flatMap((points, seat) => {
      const by = points - before.table.points[seat]!;
      return by === 0 ? [] : [{ seat, by, kind: 'points' }];
    }),
  amount: ({ by, kind }, { t }) =>
    `${by > 0 ? '+' : ''}${t(kind === 'tokens' ? 'amount_tokens' : 'amount_points', { count: by })}`,
  open,
  scores: (view) => view.table.points,
  facts: ({ table }, seat, { t }) => [
    {
      label: t('hand'),
      value: String(table.hand_size[seat]),
      tip: tip(t('tip_hand'), chapters.turn),
    },
    {
      label: t('reserve'),
      value: String(table.reserve_size[seat]),
      tip: tip(t('tip_reserve'), chapters.turn),
    },
  ],
  points: ({ t }) => tip(t('tip_points'), chapters.scoring),
  status,
  sources: ({ table }, { t, seats }) => {
    const scored = colours.filter((colour) =>
      table.scorings.some((scoring) => scoring.colour === colour),
    );
    return {
      labels: [...scored.map((colour) => t('from_cards', { colour: t(colour) })), t('from_tokens')],
      colours: scored.map((colour) => `var(--${colour})`),
      points: seats.map(({ index }) => [
        ...scored.map(
          (colour) =>
            table.scorings.find((scoring) => scoring.colour === colour)!.from_cards[index]!,
        ),
        table.scorings.reduce((sum, scoring) => sum + scoring.from_tokens[index]!, 0),
      ]),
    };
  },
  ending: (code, { t }) => {
    switch (code) {
      case 'third_scoring':
        return t('end_third_scoring');
      case 'out_of_tokens':
        return t('end_out_of_tokens');
      case 'forced_scoring':
        return t('end_forced_scoring');
      default:
        return t('end_stall');
    }
  },
};

export default justinian;
