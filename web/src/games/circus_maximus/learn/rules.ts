// The rules of Circus Maximus for players: chapters with pictures of the tutorial's match.
import type { Rulebook } from '../../game';
import type en from './rules/messages/en';

const rulebook: Rulebook<typeof en> = {
  messages: {
    en: () => import('./rules/messages/en'),
    it: () => import('./rules/messages/it'),
    fr: () => import('./rules/messages/fr'),
  },
  positions: () => import('./positions.json'),
  chapters: [
    { key: 'idea', step: 4, parts: ['wall'], covers: ['chapter-9'] },
    { key: 'cards', step: 4, parts: ['hand'], covers: ['chapter-2'] },
    { key: 'deal', step: 4, parts: ['row-villa', 'row-forum'], covers: ['chapter-3'] },
    {
      key: 'placing',
      step: 14,
      parts: ['row-forum'],
      covers: ['chapter-4', 'chapter-4-1', 'chapter-4-2'],
    },
    { key: 'villa', step: 9, parts: ['row-villa'], covers: ['chapter-4-3'] },
    { key: 'forum', step: 18, parts: ['row-forum'], covers: ['chapter-4-4'] },
    {
      key: 'sales',
      step: 29,
      parts: ['row-circus_maximus', 'row-colosseum'],
      covers: ['chapter-4-5'],
    },
    { key: 'counting', step: 29, parts: ['hand'], covers: ['chapter-4-6'] },
    {
      key: 'favours',
      step: 22,
      parts: ['favours'],
      covers: ['chapter-5', 'F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9'],
    },
    { key: 'days', step: 22, parts: ['row-circus_maximus'], covers: ['chapter-6', 'chapter-7'] },
    { key: 'variants', step: 4, parts: ['row-colosseum'], covers: ['chapter-1', 'chapter-8'] },
    {
      key: 'questions',
      step: 25,
      parts: ['row-circus_maximus'],
      covers: ['chapter-10', 'chapter-11', 'chapter-12'],
    },
  ],
};
export default rulebook;
