import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  choose: 'Scegli.',
  waiting: 'Tocca a {who}.',
  over: 'La partita è finita.',
  step: '{what}',
  facts: 'Che cosa c’è sul tavolo',
  phase: '{what}',
  points: 'punti',
});
