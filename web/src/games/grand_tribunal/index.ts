// Grand Tribunal: three assemblies of wizards, drawn as an illuminated manuscript.
import { tip, type GameModule } from '../game';
import { chapters } from './chapters';
import { amount, changes } from './changes';
import './colours.css';
import { numeral, type Kinds, type Words } from './kinds';
import { open } from './lying';
import { nameCards } from './names';
import Glyph from './Glyph.svelte';
import Player from './Player.svelte';
import Table from './Table.svelte';
import { scenes } from './scenes';
import { lines } from './words/lines';
import { phase, question, status } from './words/ask';
import { logLine } from './words/log';
import { scores, sources } from './words/points';
import { say } from './words/say';

const game: GameModule<Kinds, Words> = {
  name: 'grand_tribunal',
  // While starting cards are chosen, no market lies open.
  board: ({ table }) => (table.stage === 'draft' ? null : 'market'),
  Table,
  Player,
  opened: () => import('./Opened.svelte'),
  messages: {
    en: () => import('./messages/en'),
    it: () => import('./messages/it'),
    fr: () => import('./messages/fr'),
  },
  inLanguage: nameCards,
  course: () => import('./learn/lessons'),
  counsel: () => import('./counsel'),
  rules: () => import('./learn/rules'),
  cards: () => import('./learn/Cards.svelte'),
  phase,
  question,
  action: say,
  early: ({ type, tribunal }, { t }) => t(`early_${type}`, { tribunal: numeral(tribunal) }),
  news: logLine,
  lines,
  Sign: Glyph,
  scenes,
  changes,
  amount,
  open,
  scores,
  points: ({ t }) => tip(t('tip_points'), chapters.count),
  status,
  sources,
  ending: (_code, { t }) => t('ending'),
};
export default game;
