// Circus Maximus: the game module.
import { tip, type GameModule } from '../game';
import { chapters } from './chapters';
import { amount, coinsChange, coinsOfAll } from './coins';
import { isPlacing, type Kinds } from './kinds';
import { lines } from './lines';
import type en from './messages/en';
import { newsLine } from './news';
import Player from './Player.svelte';
import { scenes } from './scenes';
import Sign from './board/Sign.svelte';
import Table from './Table.svelte';
import { actionWords, doing, phaseWords, questionWords } from './words';

const statuses = {
  place: 'status_placing',
  take: 'status_taking',
  sell: 'status_selling',
} as const;

const game: GameModule<Kinds, typeof en> = {
  name: 'circus_maximus',
  board: () => 'wall',
  Table,
  isOpen: true,
  Player,
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
  phase: phaseWords,
  question: questionWords,
  action: actionWords,
  early: (early, { t }) =>
    early.type === 'decline_favour'
      ? t('early_decline_favour', { favour: t(early.favour) })
      : t(`early_${early.type}`),
  news: (news, context) => newsLine(news, context),
  lines,
  Sign,
  scenes,
  changes: coinsChange,
  amount,
  scores: coinsOfAll,
  points: ({ t }) => tip(t('tip_points'), chapters.counting),
  status({ table }, seat, { t }) {
    if (table.stage === 'over' || table.phase === 'dealing') return '';
    if (table.active === seat) return t(statuses[doing(table)]);
    if (isPlacing(table) && table.passed.includes(seat)) return t('status_passed');
    return table.first === seat ? t('status_first') : '';
  },
  sources: ({ table }, { t }) => ({
    labels: [
      ...table.income.map((_, day) => t('source_day', { day: day + 1 })),
      t('source_favours'),
    ],
    points: table.favour_coins.map((coins, seat) => [
      ...table.income.map((day) => day[seat] ?? 0),
      coins,
    ]),
  }),
  ending: (_code, { t }) => t('ending_third_day'),
};
export default game;
