import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  points: 'Se si contasse ora: {then} punti invece di {now}.',
  rises: '{card} sale: {rank}.',
  studied: '{card}: {vis} di {cost} Vis.',
  ready: '{card} ha tutto il suo Vis e si può attivare.',
  then_activate: 'Poi attiva {card}.',
  then_install: 'Poi installa {card}.',
  then_study: 'Conserva Vis per {card}.',
  then_vote: 'Poi vota per {space}.',
  then_cast: 'Conserva {card} da lanciare.',
  then_play: 'Conserva {card} da giocare.',
  then_take: 'Poi prende {card} dalla fila.',
  then_vis: 'Poi procura Vis.',
  then_lay_down: 'Poi depone {card}.',
});
