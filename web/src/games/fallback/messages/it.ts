import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  choose: 'Scegli un’azione.',
  waiting: 'Tocca a {who}.',
  over: 'La partita è finita.',
  step: '{what}',
  facts: 'Sul tavolo',
  phase: '{what}',
  points: 'punti',
});
