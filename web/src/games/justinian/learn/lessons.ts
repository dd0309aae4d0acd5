// The tutorial of Justinian: from the first token to the first scoring.
import type { Course, Moment } from '../../game';
import { colours, type Action, type Kinds, type News } from '../kinds';
import type en from './messages/en';

type Now = Moment<Kinds>;
const may = ({ legal }: Now, ...types: Action['type'][]) =>
  legal.some(({ type }) => types.includes(type));
const told = ({ history }: Now, type: News['type']) => history.some((step) => step.type === type);
const placed = ({ history, me }: Now) =>
  history.filter(
    (step) => (step.type === 'placed' || step.type === 'placed_on_card') && step.seat === me,
  ).length;
/** The lowest tile of which the reader holds a card: it has most to gain. */
const favourite = ({ view }: Now) =>
  Math.min(...colours.flatMap((_, index) => view.own.cards[index] ?? []));

const course: Course<Kinds, typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  lessons: [
    { key: 'aim', when: () => true, at: ['court'] },
    { key: 'windows', when: () => true, at: (now) => [`tile-${favourite(now)}`] },
    { key: 'cards', when: () => true, at: ['cards'] },
    {
      key: 'tokens',
      when: (now) => may(now, 'place'),
      at: ['tokens'],
      free: ['court', 'cards'],
      task: true,
    },
    { key: 'hidden', when: (now) => placed(now) > 0, at: ['court'] },
    {
      key: 'phase_card',
      when: (now) => placed(now) > 0 && may(now, 'place_on_card'),
      at: ['phase_card'],
      free: ['tokens'],
      task: true,
    },
    {
      key: 'minimum',
      when: (now) => placed(now) > 1 && may(now, 'place_on_card'),
      at: ['phase_card'],
      free: ['tokens'],
      task: true,
    },
    {
      key: 'pass',
      when: (now) => placed(now) > 2 && may(now, 'place', 'place_on_card', 'pass'),
      at: ['acts'],
      free: ['tokens', 'court'],
      task: ({ view, me }) => view.table.passed.includes(me) || view.table.stage !== 'place',
    },
    {
      key: 'direction',
      when: (now) => may(now, 'resolve'),
      at: ['acts'],
      free: ['court'],
      task: true,
    },
    { key: 'moved', when: (now) => told(now, 'resolved'), at: ['court'] },
    { key: 'claim', when: (now) => may(now, 'claim', 'decline'), at: ['phase_card'], task: true },
    { key: 'colour', when: (now) => may(now, 'choose_colour'), at: ['cards'], task: true },
    { key: 'scored', when: (now) => told(now, 'scored'), at: ['players'] },
    { key: 'exchange', when: (now) => may(now, 'exchange'), at: ['cards'], task: true },
    {
      key: 'end',
      when: (now) => told(now, 'scored') && may(now, 'place', 'place_on_card', 'pass'),
    },
  ],
};
export default course;
