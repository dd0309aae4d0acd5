import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  moves: '{name} va de la case {from} à la case {to} : vaut {new} au lieu de {old}.',
  colour: 'Vos cartes {colour} comptent {then} au lieu de {now} une fois les tuiles déplacées.',
  on_card: 'Vous avez alors {total} sur la carte de phase ; un décompte en demande {minimum}.',
  draws: 'Vous piochez deux jetons et gardez les autres.',
  counts: 'Vos cartes {colour} comptent {points} en ce moment.',
  keeps_for: 'Garde votre {token} pour {name}.',
  keeps_for_card: 'Garde votre {token} pour la carte de phase.',
  another: 'Puis un autre {token} sur {name}.',
  then_claim: 'Prépare un décompte.',
  then_colour: 'Vise un décompte : {colour}.',
  then_left: 'Espère passer en dernier et déplacer les tuiles depuis la gauche.',
  then_right: 'Espère passer en dernier et déplacer les tuiles depuis la droite.',
  then_pass: 'Puis on passe.',
});
