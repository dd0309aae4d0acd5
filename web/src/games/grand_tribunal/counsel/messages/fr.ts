import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  points: 'Si l’on comptait maintenant : {then} points au lieu de {now}.',
  rises: '{card} monte : {rank}.',
  studied: '{card} : {vis} Vis sur {cost}.',
  ready: '{card} a tout son Vis et peut être activé.',
  then_activate: 'Puis active {card}.',
  then_install: 'Puis installe {card}.',
  then_study: 'Garde du Vis pour {card}.',
  then_vote: 'Puis vote pour {space}.',
  then_cast: 'Garde {card} pour le lancer.',
  then_play: 'Garde {card} pour la jouer.',
  then_take: 'Puis prend {card} dans la rangée.',
  then_vis: 'Puis va chercher du Vis.',
  then_lay_down: 'Puis pose {card}.',
});
