import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Favoriti a corte',
  aim: 'Dodici personaggi della corte stanno in fila davanti all’imperatore. In segreto ne sostieni alcuni: a ogni conteggio ti danno punti. Dopo tre conteggi al massimo vince chi ne ha di più.',
  windows_title: 'Quanto vale una tessera',
  windows:
    'Barsymes è uno dei tuoi favoriti: lo dice il segno nell’angolo. Il numero grande, 15, è il valore in questa fase; quelli piccoli valgono nelle fasi seguenti. Più a destra, ogni numero è più alto.',
  cards_title: 'Le tue carte segrete',
  cards:
    'Hai due carte in ognuno dei quattro colori; le vedi solo tu. Il numero nel titolo è quanto darebbero adesso: la Guerra, con Barsymes e Narses, dà 37. Un conteggio vale per un solo colore, e per tutti.',
  tokens_title: 'Spingi Barsymes',
  tokens:
    'I gettoni positivi spingono una tessera a destra, quelli negativi la tirano a sinistra. Scegli il tuo +3, poi Barsymes: vedi dove arriverebbe. Conferma con il pulsante grande.',
  hidden_title: 'Coperti',
  hidden:
    'I gettoni restano coperti finché tutti hanno passato. Vedi di chi sono, non il loro numero; e gli altri non vedono i tuoi. Una tessera accetta tre gettoni, poi è piena.',
  phase_card_title: 'La carta di fase',
  phase_card:
    'Qui i gettoni non muovono nulla: danno il diritto di chiedere il conteggio. Contano senza segno, quindi uno negativo vale quanto uno positivo. Metti il tuo −3 sulla carta di fase.',
  minimum_title: 'Raggiungi il minimo',
  minimum: 'Nella fase I sulla carta serve un totale di 5. Hai 3. Mettici anche il tuo −2.',
  pass_title: 'L’ultimo pass',
  pass: 'Hai il tuo 5, e i gettoni non tornano: tieni gli altri. Passando ne peschi due nuovi. Gli altri hanno già passato, e chi passa per ultimo ha tre diritti. Ora passa.',
  direction_title: 'Primo diritto: il lato',
  direction:
    'I gettoni sono scoperti, e scegli tu da quale lato si muovono le tessere. Da sinistra, Constantinus scavalcherebbe poi Barsymes; da destra, Barsymes arriva un posto più avanti. Scegli «Da destra», guarda e conferma.',
  moved_title: 'La fila si è mossa',
  moved:
    'Ogni tessera si è mossa della somma dei suoi gettoni; quelle scavalcate sono scivolate di un posto nell’altro verso. Così Barsymes ora vale 22 e Narses 24. Insieme: 46.',
  claim_title: 'Secondo diritto: la prima parola',
  claim:
    'La prima risposta sul conteggio è la tua. Hai il 5, e la Guerra è forte: chiedilo. Rispondendo «Non ancora» lasceresti la domanda agli altri.',
  colour_title: 'Scegli il colore',
  colour:
    'Il totale più alto sulla carta di fase sceglie il colore: è il tuo 5. Vale per tutti, e una volta sola nella partita. Scegli la Guerra.',
  scored_title: 'Il primo conteggio',
  scored:
    'Tutti hanno contato le carte di Guerra; le tue hanno dato 46. Tutti tranne chi ha scelto il colore hanno contato anche i gettoni sulla carta. La fase dopo usa il numero seguente di ogni tessera.',
  exchange_title: 'Un nuovo favorito',
  exchange:
    'Tra una fase e l’altra puoi scambiare una carta di un colore ancora da contare. Le tessere alte non crescono quasi più, quelle basse crescono di più. Dai via Teodora, 12, della Legge.',
  end_title: 'Tutto pronto',
  end: 'Hai pescato Anthemius, la tessera 1: ora è la più bassa, ma accanto all’imperatore nella fase III vale più di tutte. Il terzo diritto: cominci il turno seguente. Spingi i favoriti che contano in più colori e tieni gettoni per l’ultima fase. Buon gioco!',
});
