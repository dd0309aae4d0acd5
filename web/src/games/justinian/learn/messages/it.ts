import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Favoriti a corte',
  aim: 'Dodici personaggi della corte stanno in fila davanti all’imperatore, uno per tessera. In segreto ne sostieni alcuni: a ogni conteggio ti danno punti. Dopo tre conteggi al massimo vince chi ne ha di più.',
  windows_title: 'Quanto vale una tessera',
  windows:
    'Il numero grande è il valore di questa tessera nella fase in corso, quelli piccoli nelle altre fasi. Più sta a destra, più vale. È uno dei tuoi favoriti: lo dice il segno nell’angolo.',
  cards_title: 'Le tue carte segrete',
  cards:
    'Hai due carte in ognuno dei quattro colori; le vedi solo tu. Il numero nel titolo è quanto darebbero adesso. Un conteggio vale per un solo colore, e per tutti.',
  tokens_title: 'Muovi una tessera',
  tokens:
    'I gettoni positivi muovono a destra, quelli negativi a sinistra. Scegli un gettone, poi una delle tue tessere: vedi dove arriverebbe. Conferma con il pulsante grande.',
  hidden_title: 'Coperti',
  hidden:
    'I gettoni restano coperti finché tutti hanno passato. Vedi di chi sono, non il loro numero; e gli altri non vedono i tuoi. Una tessera accetta tre gettoni, poi è piena.',
  phase_card_title: 'La carta di fase',
  phase_card:
    'Qui i gettoni non muovono nulla: danno il diritto di chiedere il conteggio. Contano senza segno, quindi anche i negativi servono. Mettine uno.',
  minimum_title: 'Raggiungi il minimo',
  minimum:
    'Nella fase I serve un totale di 5. Al conteggio il totale più alto sceglie il colore; tutti gli altri prendono i loro gettoni come punti: niente va perso. Mettine un altro.',
  pass_title: 'Quando passare',
  pass: 'I gettoni non tornano, e solo passando ne peschi due nuovi. Prova ad arrivare a 5 sulla carta, poi passa. Chi passa per ultimo sceglie il lato, decide per primo sul conteggio e comincia il turno dopo.',
  direction_title: 'L’ultimo pass è tuo',
  direction:
    'Ora i gettoni sono scoperti. Confronta i due lati: le tessere si muovono una dopo l’altra, e l’ordine cambia dove arrivano. Scegli un lato per vedere il risultato, poi conferma.',
  moved_title: 'La fila si è mossa',
  moved:
    'Ogni tessera si è mossa della somma dei suoi gettoni; quelle scavalcate si sono spostate di un posto nell’altro verso. Quei gettoni sono fuori dal gioco.',
  claim_title: 'Chiedere il conteggio?',
  claim:
    'Con il minimo sulla carta puoi chiedere il conteggio. Fallo quando un tuo colore è forte. Ma il colore lo sceglie chi ha il totale più alto! Puoi sempre aspettare.',
  colour_title: 'Scegli il colore',
  colour:
    'Hai il totale più alto sulla carta. Prendi il colore in cui le tue carte valgono di più. Vale per tutti, e una volta sola.',
  scored_title: 'Il primo conteggio',
  scored:
    'Tutti hanno contato le carte di quel colore e, tranne chi l’ha scelto, i gettoni sulla carta. La fase dopo usa il numero seguente di ogni tessera: lì crescono di più quelle con i numeri bassi.',
  exchange_title: 'Un nuovo favorito',
  exchange:
    'Tra una fase e l’altra puoi scambiare una carta di un colore ancora da contare. Dai via la più debole; tieni i numeri bassi, crescono fino alla fase III.',
  end_title: 'Tutto pronto',
  end: 'Spingi i favoriti che contano in più colori, frena i rivali davanti a loro, tieni qualche gettone per l’ultima fase e chiedi il conteggio quando ti conviene. Dopo il terzo è finita. Buon gioco!',
});
