import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  line: '{ordinal} dans la file {at}.',
  more: {
    one: '{count} pièce de plus pour vous aujourd’hui, pour l’instant.',
    other: '{count} pièces de plus pour vous aujourd’hui, pour l’instant.',
  },
  less: {
    one: '{count} pièce de moins pour vous aujourd’hui, pour l’instant.',
    other: '{count} pièces de moins pour vous aujourd’hui, pour l’instant.',
  },
  hurts: {
    one: '{name} reçoit {count} pièce de moins aujourd’hui.',
    other: '{name} reçoit {count} pièces de moins aujourd’hui.',
  },
  keeps_for: 'Garde votre {level} pour le placer {at}.',
  aims_ticket: 'Vise un billet : {ticket}.',
  aims_favour: 'Vise la faveur {favour}.',
  aims_start: 'Vise la carte de départ.',
  aims_sale: 'Vise une vente {to}.',
  keeps_favour: 'Puis joue {favour}.',
  then_pass: 'Puis passe et garde les autres marchands.',
});
