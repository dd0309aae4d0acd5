// The tutorial of Grand Tribunal: an arranged last round before the first Tribunal, and its count.
import type { Course } from '../../game';
import type en from './messages/en';

const course: Course<typeof en> = {
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  script: () => import('./lesson.jsonl?raw'),
  played: 67,
  lessons: [
    { key: 'aim', at: ['players'] },
    { key: 'item', at: ['hand', 'leaf-mine'] },
    { key: 'spell', at: ['hand', 'leaf-mine'] },
    { key: 'sanctum', at: ['laboratory', 'leaf-mine'], free: ['library'] },
    { key: 'votes', at: ['votes', 'leaf-board'] },
    { key: 'praeco', at: ['votes', 'leaf-board'], does: 3 },
    { key: 'lay_down', at: ['hand', 'leaf-mine'], does: 2 },
    { key: 'study', at: ['laboratory', 'leaf-mine'], does: 2 },
    { key: 'activate', at: ['do-activate', 'laboratory'], free: ['laboratory'], does: 1 },
    { key: 'install', at: ['do-install', 'library'], free: ['laboratory', 'library'], does: 2 },
    { key: 'late_vote', at: ['do-vote', 'actions'], free: ['votes'], does: 1 },
    { key: 'finish', at: ['acts'], does: 1 },
    { key: 'call', at: ['acts'], does: 1 },
    { key: 'held', at: ['count', 'players'] },
    { key: 'vis', at: ['sources', 'reserve', 'do-gather'] },
    { key: 'end' },
  ],
};
export default course;
