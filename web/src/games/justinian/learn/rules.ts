// The rules of Justinian for players: chapters with pictures of the tutorial's match.
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
    { key: 'idea', step: 7, parts: ['court'], covers: ['R20'] },
    { key: 'worth', step: 7, parts: ['court'], mark: 'tile-3', covers: ['chapter-1'] },
    { key: 'setup', step: 7, parts: ['tokens', 'cards'], covers: ['chapter-2'] },
    {
      key: 'turn',
      step: 10,
      parts: ['court'],
      covers: ['chapter-3', 'R1', 'R2', 'R3', 'R4', 'R5'],
    },
    { key: 'tokens', step: 19, parts: ['court'], covers: ['chapter-4', 'R6', 'R7'] },
    { key: 'move', step: 20, parts: ['court'], mark: 'tile-3', covers: ['R8'] },
    { key: 'call', step: 20, parts: ['phase_card'], covers: ['chapter-5', 'R9', 'R10'] },
    {
      key: 'scoring',
      step: 20,
      parts: ['cards'],
      covers: ['chapter-6', 'R11', 'R12', 'R13', 'R14', 'R15', 'R16'],
    },
    { key: 'exchange', step: 26, parts: ['cards'], covers: ['R18', 'R19'] },
    {
      key: 'end',
      step: 26,
      parts: ['phase_card'],
      covers: ['chapter-7', 'R17', 'R21', 'R22'],
    },
    { key: 'variants', step: 15, parts: ['phase_card'], covers: ['chapter-8'] },
    { key: 'questions', step: 19, parts: ['court'], mark: 'tile-5', covers: ['chapter-9'] },
  ],
};
export default rulebook;
