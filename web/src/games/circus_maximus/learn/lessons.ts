// The tutorial of Circus Maximus: an arranged first day, from the Villa to the count.
import type { Course } from '../../game';
import type en from './messages/en';

const course: Course<typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  script: () => import('./lesson.jsonl?raw'),
  played: 0,
  lessons: [
    { key: 'aim', at: ['wall'] },
    { key: 'merchants', at: ['hand'] },
    { key: 'villa', at: ['row-villa'], free: ['hand'], does: 1 },
    { key: 'line', at: ['line-villa', 'row-villa'] },
    { key: 'pass', at: ['acts'], free: ['row-villa'], does: 1 },
    { key: 'favour', at: ['row-villa'], does: 1 },
    { key: 'forum', at: ['row-forum'], free: ['hand'], does: 1 },
    { key: 'visitors', at: ['row-circus_maximus'], free: ['row-colosseum'] },
    { key: 'second', at: ['hand'], free: ['row-forum'], does: 1 },
    { key: 'enough', at: ['acts'], does: 1 },
    { key: 'ticket', at: ['row-forum'], free: ['row-circus_maximus'], does: 1 },
    { key: 'soldier', at: ['row-forum'], free: ['row-colosseum'], does: 1 },
    { key: 'sales', at: ['row-circus_maximus'], free: ['hand'], does: 1 },
    { key: 'alone', at: ['row-colosseum'], free: ['hand'], does: 1 },
    { key: 'keep', at: ['hand'], does: 1 },
    { key: 'sell', at: ['row-circus_maximus'], does: 1 },
    { key: 'break', at: ['row-colosseum'], does: 2 },
    { key: 'count', at: ['count', 'players'] },
    { key: 'end' },
  ],
};
export default course;
