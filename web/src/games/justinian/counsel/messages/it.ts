import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  moves: '{name} passa dalla casella {from} alla {to}: vale {new} invece di {old}.',
  colour: 'Le tue carte {colour} contano {then} invece di {now} dopo lo spostamento delle tessere.',
  on_card: 'Così hai {total} sulla carta di fase; per un conteggio servono {minimum}.',
  draws: 'Peschi due gettoni e conservi gli altri.',
  counts: 'Le tue carte {colour} contano {points} ora.',
  keeps_for: 'Conserva il tuo {token} per {name}.',
  keeps_for_card: 'Conserva il tuo {token} per la carta di fase.',
  another: 'Poi un altro {token} su {name}.',
  then_claim: 'Prepara un conteggio.',
  then_colour: 'Punta a un conteggio: {colour}.',
  then_left: 'Spera di passare per ultimo e di muovere le tessere da sinistra.',
  then_right: 'Spera di passare per ultimo e di muovere le tessere da destra.',
  then_pass: 'Poi si passa.',
});
