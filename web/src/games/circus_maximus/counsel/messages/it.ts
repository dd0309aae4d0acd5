import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  line: '{ordinal} in fila {at}.',
  more: {
    one: '{count} moneta in più per te oggi, per ora.',
    other: '{count} monete in più per te oggi, per ora.',
  },
  less: {
    one: '{count} moneta in meno per te oggi, per ora.',
    other: '{count} monete in meno per te oggi, per ora.',
  },
  hurts: {
    one: '{name} riceve {count} moneta in meno oggi.',
    other: '{name} riceve {count} monete in meno oggi.',
  },
  keeps_for: 'Conserva il tuo {level} da piazzare {at}.',
  aims_ticket: 'Punta a un biglietto: {ticket}.',
  aims_favour: 'Punta al favore {favour}.',
  aims_start: 'Punta alla carta iniziale.',
  aims_sale: 'Punta a una vendita {to}.',
  keeps_favour: 'Poi gioca {favour}.',
  then_pass: 'Poi passa e tiene gli altri mercanti.',
});
