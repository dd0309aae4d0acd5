import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  choose: 'Choisissez une action.',
  waiting: 'C’est à {who} de jouer.',
  over: 'La partie est terminée.',
  step: '{what}',
  facts: 'Sur la table',
  phase: '{what}',
  points: 'points',
});
