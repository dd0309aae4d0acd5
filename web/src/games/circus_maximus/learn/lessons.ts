// The tutorial of Circus Maximus: the first day, from the Villa to the count.
import type { Course, Moment } from '../../game';
import { places, venues, type Action, type Kinds, type Place, type Table } from '../kinds';
import type en from './messages/en';

type Now = Moment<Kinds>;
const may = ({ legal }: Now, ...types: Action['type'][]) =>
  legal.some(({ type }) => types.includes(type));
/** The reader may place a merchant in this phase. */
const placing = (now: Now, phase: Table['phase']) =>
  now.view.table.phase === phase && now.view.table.stage === 'turn' && may(now, 'play_merchant');
/** The number of the reader's merchants at the places of a phase. */
const mine = ({ view, me }: Now, ...at: readonly Place[]) =>
  view.table.merchants.filter(({ owner, place }) => owner === me && at.includes(place)).length;
const passed = ({ view, me }: Now, phase: Table['phase']) =>
  view.table.passed.includes(me) || view.table.phase !== phase || view.table.stage !== 'turn';
const dayOver = ({ history }: Now) => history.some((step) => 'then' in step && step.then.day_over);
const visitorsAt = ({ view }: Now, venue: (typeof venues)[number]) =>
  view.table.visitors[venues.indexOf(venue)]!.reduce((sum, count) => sum + count, 0);
const isOpen = ({ legal }: Now, venue: Place) =>
  legal.some((action) => action.type === 'play_merchant' && action.place === venue);
/** Venues with visitors, most visitors first. */
const busy = (now: Now) =>
  venues
    .filter((venue) => visitorsAt(now, venue) > 0)
    .sort((a, b) => visitorsAt(now, b) - visitorsAt(now, a));
const selling = (now: Now) => busy(now).filter((venue) => isOpen(now, venue));

const course: Course<Kinds, typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  lessons: [
    { key: 'aim', when: () => true, at: ['wall'] },
    { key: 'merchants', when: () => true, at: ['hand'] },
    {
      key: 'villa',
      when: (now) => placing(now, 'favours'),
      at: ['row-villa'],
      free: ['hand'],
      task: true,
    },
    { key: 'line', when: (now) => mine(now, 'villa') > 0, at: ['line-villa', 'row-villa'] },
    {
      key: 'pass',
      when: (now) => mine(now, 'villa') > 0 && placing(now, 'favours'),
      at: ['acts'],
      free: ['hand'],
      task: (now) => passed(now, 'favours'),
    },
    {
      key: 'favour',
      when: (now) => may(now, 'take_favour', 'take_start_card'),
      at: ['row-villa'],
      task: true,
    },
    {
      key: 'forum',
      when: (now) => placing(now, 'tickets'),
      at: ['row-forum'],
      free: ['hand'],
      task: true,
    },
    {
      key: 'visitors',
      when: (now) => mine(now, 'forum') > 0,
      at: (now) => busy(now).map((venue) => `row-${venue}`),
    },
    {
      key: 'enough',
      when: (now) => mine(now, 'forum') > 0 && placing(now, 'tickets'),
      at: ['hand'],
      free: ['row-forum'],
      task: (now) => passed(now, 'tickets'),
    },
    {
      key: 'ticket',
      when: (now) => may(now, 'take_ticket'),
      at: ['goods-forum', 'row-forum'],
      free: ['row-circus_maximus', 'row-colosseum', 'row-theatre_of_pompey'],
      task: true,
    },
    {
      key: 'sales',
      when: (now) => placing(now, 'sales') && selling(now).length > 0,
      at: (now) => selling(now).map((venue) => `row-${venue}`),
      free: ['hand', ...venues.map((venue) => `row-${venue}`)],
      task: true,
    },
    {
      key: 'favours',
      when: (now) =>
        placing(now, 'sales') && now.view.table.favours[now.me]!.some((count) => count > 0),
      at: ['favours'],
    },
    {
      key: 'spare',
      when: (now) => mine(now, ...places.slice(2)) > 0 && placing(now, 'sales'),
      at: ['acts'],
      free: ['hand', ...venues.map((venue) => `row-${venue}`)],
      task: (now) => passed(now, 'sales'),
    },
    {
      key: 'sell',
      when: (now) => may(now, 'choose_visitor'),
      at: ({ view }) => [`goods-${view.table.venue}`],
      task: true,
    },
    { key: 'count', when: dayOver, at: ['count', 'players'] },
    { key: 'end', when: (now) => dayOver(now) && now.legal.length > 0 },
  ],
};
export default course;
