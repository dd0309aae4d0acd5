// The rules of Grand Tribunal for players: chapters with pictures of the tutorial's match.
import type { Rulebook } from '../../game';
import type en from './rules/messages/en';

const effects = Array.from({ length: 13 }, (_, index) => `E${index + 1}`);

const rulebook: Rulebook<typeof en> = {
  messages: {
    en: () => import('./rules/messages/en'),
    it: () => import('./rules/messages/it'),
    fr: () => import('./rules/messages/fr'),
  },
  positions: () => import('./positions.json'),
  high: 1100,
  chapters: [
    { key: 'idea', step: 86, parts: ['votes'], press: 'leaf-board', covers: ['R15'] },
    {
      key: 'cards',
      step: 67,
      parts: ['hand'],
      press: 'leaf-mine',
      covers: ['chapter-1', 'chapter-7', 'chapter-7-2', 'chapter-7-3', 'chapter-7-4', 'R5'],
    },
    {
      key: 'setup',
      step: 67,
      parts: ['market'],
      press: 'leaf-board',
      covers: ['chapter-2', 'R1'],
    },
    {
      key: 'course',
      step: 67,
      parts: ['votes'],
      press: 'leaf-board',
      covers: ['chapter-3', 'R2', 'R3', 'R4'],
    },
    {
      key: 'actions',
      step: 70,
      parts: ['actions'],
      press: 'leaf-mine',
      covers: ['chapter-4', 'R7', 'R8', 'R11'],
    },
    {
      key: 'making',
      step: 74,
      parts: ['laboratory'],
      press: 'leaf-mine',
      covers: ['R6', 'R9'],
    },
    { key: 'casting', step: 78, parts: ['laboratory'], press: 'leaf-mine', covers: ['R10'] },
    {
      key: 'vis',
      step: 70,
      parts: ['sources'],
      press: 'leaf-board',
      covers: ['chapter-7-1', 'R12'],
    },
    {
      key: 'tribunal',
      step: 86,
      parts: ['votes'],
      press: 'leaf-board',
      covers: ['chapter-5', 'R13'],
    },
    { key: 'again', step: 89, parts: ['laboratory'], press: 'leaf-mine', covers: ['R14'] },
    {
      key: 'effects',
      step: 70,
      parts: ['market'],
      press: 'leaf-board',
      covers: ['chapter-6', ...effects],
    },
    { key: 'variants', step: 70, parts: ['votes'], press: 'leaf-board', covers: ['chapter-8'] },
    {
      key: 'questions',
      step: 74,
      parts: ['laboratory'],
      press: 'leaf-mine',
      covers: ['chapter-9'],
    },
  ],
};
export default rulebook;
