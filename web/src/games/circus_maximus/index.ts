// Circus Maximus: the game module.
import { tip, type GameModule } from '../game';
import { chapters } from './chapters';
import { isCounted, isPlacing, type Kinds } from './kinds';
import type en from './messages/en';
import { newsLine } from './news';
import Player from './Player.svelte';
import Table from './Table.svelte';
import { actionWords, doing, phaseWords, questionWords } from './words';

const statuses = {
  place: 'status_placing',
  take: 'status_taking',
  sell: 'status_selling',
} as const;
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

const game: GameModule<Kinds, typeof en> = {
  name: 'circus_maximus',
  Table,
  Player,
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  course: () => import('./learn/lessons'),
  cards: () => import('./learn/Cards.svelte'),
  phase: phaseWords,
  question: questionWords,
  action: actionWords,
  early: (early, { t }) =>
    early.type === 'decline_favour'
      ? t('early_decline_favour', { favour: t(early.favour) })
      : t(`early_${early.type}`),
  news: newsLine,
  scores: ({ table }) => {
    const sales = isCounted(table) ? [] : table.sales;
    return table.favour_coins.map((coins, seat) => {
      const sold = sales
        .filter((sale) => sale.seat === seat)
        .map((sale) => sale.coins + sale.pay + sale.bonus);
      return coins + sum(table.income.map((day) => day[seat] ?? 0)) + sum(sold);
    });
  },
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
