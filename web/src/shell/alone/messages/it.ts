import { translation } from '../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  no_engine:
    'Impossibile avviare la partita in questo browser. Controlla la connessione o prova un browser più recente.',
  no_store:
    'Questo browser non può salvare partite: lo spazio è pieno o bloccato. Rimuovi vecchie partite o consenti il salvataggio, poi riprova.',
  newer_store:
    'Le partite di questo browser sono state salvate da una versione più recente di Curia. Non si perde nulla: carica la pagina più nuova per giocare.',
  no_server:
    'Per giocare con amici su altri dispositivi serve un server, e questa pagina non ne ha. Gioca contro i bot o sullo stesso dispositivo.',
  bad_record:
    'Questo file non è la registrazione di una partita finita, oppure è danneggiato. Nulla è cambiato.',
  too_long: 'Questo file è troppo lungo per la registrazione di una partita. Nulla è cambiato.',
  no_record: 'Questa partita non ha una registrazione: è cominciata nel mezzo di un’altra.',
  unsaved:
    'La mossa non è stata salvata: lo spazio di questo browser è pieno o è stato cancellato. Rimuovi vecchie partite dalla pagina iniziale, poi riprova.',

  no_net:
    'I bot non possono giocare: un file necessario non è stato caricato. Controlla la connessione; la pagina continua a riprovare.',

  gone: 'I dati di questo browser sono stati cancellati, e con loro questa partita.',
  newer:
    'Questa partita è cominciata con una versione più recente di Curia. È conservata: carica la pagina più recente per continuare.',
  damaged: 'Questa partita non si può leggere. È conservata.',
  lost_title: 'Questa partita non si può mostrare',

  open_record: 'Apri una partita registrata',
  save_record: 'Salva la registrazione',
  send_record: 'Invia al server',
  sent: 'Ora il server ha questa partita. Chi ha il link può rivederla.',
  see_there: 'Rivedi sul server',
  move_to_server: 'Continua sul server',
  move_line:
    'La partita passa al server, con tutto ciò che è stato giocato. La sua registrazione dirà che è cominciata in questo browser.',

  new_version: 'È pronta una nuova versione di Curia.',
  load_version: 'Carica',
});
