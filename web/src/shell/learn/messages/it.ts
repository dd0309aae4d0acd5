import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  leave: 'Esci dal tutorial',
  step: '{step} di {of}',
  back: 'Indietro',
  show: 'Mostrami',
  return: 'Torna alla lezione',
  stray_title: 'Un’idea per dopo',
  stray:
    'La lezione continua così: {action}. Puoi anche fare a modo tuo: allora giochi contro i bot, senza tutorial.',
  stray_on: 'Faccio a modo mio',
  waits: 'Il tutorial riprende quando succede qualcosa di nuovo.',
  play_on: 'Continua a giocare',
  reference: 'Regolamento numerato',
  with_pictures: 'Regole con figure',
  chapters: 'Capitoli',
  chapter_of: 'Capitolo {chapter} di {of}',
  link_to: 'link a questo capitolo',
  previous: 'Capitolo precedente:',
  next: 'Capitolo successivo:',
  try: 'Prova',
  try_line: 'Continua da questa posizione contro bot facili.',
});
