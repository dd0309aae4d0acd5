import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  choose: 'Choisissez une action.',
  waiting: 'C’est à {who} de jouer.',
  over: 'La partie est terminée.',
  ended: 'La partie est terminée : {how}.',
  step: '{what}',
  told: '{who} : {what}',
  facts: 'Sur la table',
  players: 'Joueurs',
  own: 'À vous',
  of_player: '{who}',
  outlook: 'Ce qui en résulte',
  you: 'Vous',
  yes: 'oui',
  no: 'non',
});
