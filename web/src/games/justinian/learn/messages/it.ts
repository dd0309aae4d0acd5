import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Amici a corte',
  aim: 'Dodici consiglieri stanno in fila davanti all’imperatore. In segreto ne sostieni alcuni. Quando l’imperatore guarda, i tuoi ti danno punti. Guarda al massimo tre volte; poi vince chi ha più punti.',
  windows_title: 'Quanto vale un posto',
  windows:
    'Il numero grande è quanto vale questo consigliere nella fase in corso, quelli piccoli nelle altre. Più sta a destra, più mostra. È uno dei tuoi amici: lo dice il segno nel suo angolo.',
  cards_title: 'Le tue carte segrete',
  cards:
    'Hai due carte in ognuno dei quattro colori; nessuno le vede. Il numero in testa è quanto darebbero adesso. Un conteggio vale per un colore solo, e per tutti.',
  tokens_title: 'Spingi qualcuno',
  tokens:
    'I gettoni positivi spingono a destra, quelli negativi a sinistra. Scegli un gettone, poi un tuo consigliere: vedi dove arriverebbe. Il bottone grande lo fa.',
  hidden_title: 'Coperti',
  hidden:
    'I gettoni restano coperti finché tutti hanno passato. Vedi di chi sono, mai il numero; e gli altri non leggono i tuoi. Un consigliere ne accetta tre, poi è chiuso.',
  phase_card_title: 'La carta di fase',
  phase_card:
    'Qui i gettoni non spingono nessuno: danno il diritto di chiedere un conteggio. Contano senza segno, perciò i tuoi negativi qui vanno benissimo. Mettine uno.',
  minimum_title: 'Raggiungi il minimo',
  minimum:
    'Nella fase I servono 5. In un conteggio chi ha di più sulla carta nomina il colore; tutti gli altri prendono i loro gettoni come punti. Nulla va perso. Mettine un altro.',
  pass_title: 'Quando fermarsi',
  pass: 'I gettoni non tornano, e solo passando ne peschi due nuovi. Continua finché hai 5 sulla carta, poi passa. Chi passa per ultimo sceglie il lato, risponde per primo e comincia il turno dopo.',
  direction_title: 'Hai passato per ultimo',
  direction:
    'Ora i gettoni sono scoperti. Confronta i due lati: le tessere si muovono una dopo l’altra, e l’ordine cambia dove arrivano. Premi un lato per vederlo, poi conferma.',
  moved_title: 'La fila si è mossa',
  moved:
    'Ogni consigliere si è mosso di quanto sommano i suoi gettoni; chi è stato scavalcato ha fatto un passo dall’altra parte. Quei gettoni sono usciti dal gioco.',
  claim_title: 'Chiamare l’imperatore?',
  claim:
    'Con il minimo sulla carta puoi chiedere un conteggio. Fallo quando un tuo colore sta bene: ma lo nomina chi ha di più sulla carta. Puoi sempre rinunciare.',
  colour_title: 'Nomina il colore',
  colour:
    'Hai di più sulla carta. Prendi il colore in cui le tue carte mostrano di più. Vale per tutti, poi è finito.',
  scored_title: 'Il primo conteggio',
  scored:
    'Ognuno ha preso quanto mostrano le sue carte di quel colore, e tutti tranne chi ha scelto i propri gettoni sulla carta. La fase dopo guarda nella finestra seguente: lì i numeri bassi guadagnano di più.',
  exchange_title: 'Un nuovo amico',
  exchange:
    'Una volta tra due fasi puoi scambiare una carta di un colore che conta ancora. Da’ via chi sta male; tieni i numeri bassi, crescono fino alla fase III.',
  end_title: 'Ne sai abbastanza',
  end: 'Spingi gli amici che contano in più colori, abbassa i rivali davanti a loro, tieni qualche gettone per l’ultima fase e chiama quando ti conviene. Tre conteggi, poi è finita. Continua!',
});
