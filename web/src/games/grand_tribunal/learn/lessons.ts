// The tutorial of Grand Tribunal: from the draft to the count of the first Tribunal.
import type { Course, Moment } from '../../game';
import type { Action, Kinds, Table } from '../kinds';
import type en from './messages/en';

type Now = Moment<Kinds>;
const may = ({ legal }: Now, ...types: Action['type'][]) =>
  legal.some(({ type }) => types.includes(type));
const asked = (now: Now, stage: Table['stage']) =>
  now.legal.length > 0 && now.view.table.stage === stage;
/** True if the reader has done an action of this type. */
const did = ({ history, me }: Now, type: Action['type']) =>
  history.some((step) => step.type === 'acted' && step.seat === me && step.action.type === type);
const held = ({ history }: Now) => history.some((step) => step.type === 'held');
const past = (stage: Table['stage']) => (now: Now) => !asked(now, stage);

const course: Course<Kinds, typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  lessons: [
    { key: 'aim', when: () => true, at: ['players'] },
    {
      key: 'draft',
      when: (now) => asked(now, 'draft'),
      at: ['market', 'leaf-board'],
      task: past('draft'),
    },
    {
      key: 'hand',
      when: ({ view }) =>
        view.own.length > 0 && view.table.phase !== 'draft' && view.table.phase !== 'dealing',
      at: ['hand'],
    },
    { key: 'votes', when: ({ view }) => view.table.phase === 'turns', at: ['votes', 'leaf-board'] },
    {
      key: 'praeco',
      when: (now) => asked(now, 'praeco_votes'),
      at: ['votes', 'leaf-board'],
      free: ['hand'],
      task: past('praeco_votes'),
    },
    { key: 'turn', when: (now) => asked(now, 'main'), at: ['actions'] },
    {
      key: 'lay_down',
      when: (now) => asked(now, 'main') && may(now, 'lay_down'),
      at: ['hand'],
      free: ['laboratory', 'actions'],
      task: true,
    },
    {
      key: 'study',
      when: (now) => asked(now, 'study') || (asked(now, 'main') && may(now, 'study')),
      at: (now) => (asked(now, 'study') ? ['laboratory', 'leaf-mine'] : ['do-study']),
      free: ['library', 'actions'],
      task: (now) => did(now, 'study') && !asked(now, 'study'),
    },
    {
      key: 'rest',
      when: (now) => asked(now, 'main') && did(now, 'study'),
      at: ['do-vote', 'actions'],
      free: ['votes', 'items', 'spells', 'actions'],
      task: ({ legal, view }) =>
        legal.length === 0 || view.table.frame.left === 0 || view.table.stage !== 'main',
    },
    {
      key: 'vis',
      when: (now) => did(now, 'study') && asked(now, 'main'),
      at: ['sources', 'reserve', 'do-gather'],
    },
    {
      key: 'finish',
      when: (now) => asked(now, 'main') && now.view.table.frame.left === 0 && may(now, 'end'),
      at: ['acts'],
      task: true,
    },
    {
      key: 'activate',
      when: (now) => may(now, 'activate'),
      at: ['do-activate', 'laboratory'],
      free: ['laboratory', 'library'],
      task: true,
    },
    {
      key: 'install',
      when: (now) => may(now, 'install'),
      at: ['do-install', 'library'],
      free: ['laboratory', 'library'],
      task: true,
    },
    { key: 'join', when: (now) => may(now, 'join'), at: ['acts'], task: true },
    {
      key: 'discard',
      when: (now) => asked(now, 'discard_down'),
      at: ['hand'],
      task: past('discard_down'),
    },
    {
      key: 'others',
      when: (now) => now.view.table.round > 0 && asked(now, 'main'),
      at: ['others', 'leaf-others'],
    },
    {
      key: 'call',
      when: (now) => asked(now, 'call'),
      at: ['acts'],
      free: ['laboratory', 'library', 'leaf-mine'],
      task: past('call'),
    },
    { key: 'held', when: held, at: ['count', 'players'] },
    { key: 'end', when: (now) => held(now) && now.legal.length > 0 },
  ],
};
export default course;
