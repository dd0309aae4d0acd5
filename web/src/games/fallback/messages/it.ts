import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  choose: 'Scegli un’azione.',
  waiting: 'Tocca a {who}.',
  over: 'La partita è finita.',
  ended: 'La partita è finita: {how}.',
  step: '{what}',
  told: '{who}: {what}',
  facts: 'Sul tavolo',
  players: 'Giocatori',
  own: 'Le tue cose',
  of_player: '{who}',
  outlook: 'Che cosa ne segue',
  you: 'Tu',
  yes: 'sì',
  no: 'no',
});
