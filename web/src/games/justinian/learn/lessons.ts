// The tutorial of Justinian: an arranged first game turn, from the first token to the first
// scoring.
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
    { key: 'aim', at: ['court'] },
    { key: 'windows', at: ['tile-3'] },
    { key: 'cards', at: ['cards'] },
    { key: 'tokens', at: ['tokens'], free: ['tile-3'], does: 1 },
    { key: 'hidden', at: ['court'] },
    { key: 'phase_card', at: ['phase_card'], free: ['tokens'], does: 1 },
    { key: 'minimum', at: ['phase_card'], free: ['tokens'], does: 1 },
    { key: 'pass', at: ['acts'], does: 1 },
    { key: 'direction', at: ['acts'], free: ['tile-3', 'tile-5'], does: 1 },
    { key: 'moved', at: ['court'] },
    { key: 'claim', at: ['acts'], free: ['cards'], does: 1 },
    { key: 'colour', at: ['cards'], does: 1 },
    { key: 'scored', at: ['players'] },
    { key: 'exchange', at: ['cards'], does: 1 },
    { key: 'end', at: ['tile-1'] },
  ],
};
export default course;
