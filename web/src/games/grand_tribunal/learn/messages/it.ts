import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Una cerchia di maghi',
  aim: 'Crei oggetti magici, vi installi incantesimi e li porti davanti a tre Tribunali. Gli oggetti con più voti vincono premi, e i premi moltiplicano i punti. Dopo il terzo Tribunale vince chi ha più punti.',
  draft_title: 'Altre tre carte',
  draft:
    'Hai un oggetto e un incantesimo. Scegli altre tre carte, da qualsiasi mazzo. Un oggetto e due incantesimi sono un buon inizio; una risorsa conviene adesso, più tardi costa un turno intero.',
  hand_title: 'La tua mano',
  hand: 'Un oggetto mostra il costo in Vis, in oro i punti base e sotto i segni degli incantesimi che accetta. Un incantesimo costa 2 Vis e aggiunge un punto all’oggetto su cui è installato.',
  votes_title: 'I voti',
  votes:
    'Un oggetto conta i voti sul suo tipo e, una volta ciascuna, quelli sulle categorie dei suoi incantesimi. I tre oggetti con più voti vincono premi: i loro punti valgono 4, 3 e 2 volte.',
  praeco_title: 'Apri tu il giro',
  praeco:
    'Come Praeco piazzi tre voti su tre spazi diversi. Sostieni il tipo del tuo oggetto migliore e le categorie dei tuoi incantesimi.',
  turn_title: 'Il tuo turno',
  turn: 'Hai due azioni; i pallini su un pulsante sono il prezzo. Ogni tipo una volta per turno. Posare, attivare e installare è gratis.',
  lay_down_title: 'Comincia un oggetto',
  lay_down:
    'Le carte si studiano nel Sanctum. Scegli un oggetto della mano, poi «Posa e studia». Resta coperto: gli altri ne vedono solo il dorso.',
  study_title: 'Studia',
  study:
    'Uno studio mette 1 Vis su ognuna di tre carte al massimo, oppure 2 su una. Scegli le carte, poi fermati. Lo farai quasi ogni turno.',
  rest_title: 'L’altra azione',
  rest: 'Pesca una carta utile, o vota per ciò che costruisci. I voti tardivi sono i più sicuri: nessuno può reagire. Scegli un pulsante, poi un elemento evidenziato.',
  vis_title: 'Da dove viene la Vis',
  vis: 'Hai cominciato con 12 Vis. Quando scarseggiano, raccogli: richiede entrambe le azioni, e anche gli altri ne prendono un po’. Alla fonte Contestata tiri un dado per averne di più. Estrarre ne dà uno o due.',
  finish_title: 'Termina il turno',
  finish:
    'Le due azioni sono fatte. Puoi ancora posare, attivare e installare. Poi termina il turno.',
  activate_title: 'Carta completa',
  activate:
    'Una carta ha tutta la sua Vis. Attivala: ora la vedono tutti, e conta. Un oggetto forte può anche aspettare fin poco prima del conteggio, a sorpresa.',
  install_title: 'Installa un incantesimo',
  install:
    'Un incantesimo attivo può andare su un oggetto attivo che accetta la sua categoria: un punto in più, e i voti di quella categoria. Una categoria nuova vale più di un secondo incantesimo della stessa.',
  join_title: 'Tiri anche tu?',
  join: 'Un altro giocatore raccoglie alla fonte Contestata. Pagagli 2 Vis e tiri per averne da 2 a 5. In media ci guadagnate un po’ entrambi.',
  discard_title: 'Cinque carte al massimo',
  discard:
    'In mano tieni cinque carte. Quelle che posi prima non contano; quelle che scarti sono fuori fino al prossimo Tribunale.',
  others_title: 'Guarda i rivali',
  others:
    'Qui ci sono i Sanctum dei rivali; toccane uno per vederlo tutto. I loro oggetti attivi ti dicono quali voti li aiutano.',
  call_title: 'Ultima chiamata',
  call: 'Il Tribunale sta per riunirsi. Tutti possono attivare e installare ancora una volta; poi si contano i voti.',
  held_title: 'Il conteggio',
  held: 'Ogni oggetto attivo dà punti base più incantesimi, per 4, 3 e 2 con i tre premi; gli altri hanno una Menzione d’Onore. Un oggetto premiato non concorre più, ma dà punti in ogni conteggio.',
  end_title: 'Tutto pronto',
  end: 'Tutti i voti sono tornati; seguono altri due Tribunali. Finisci presto gli oggetti economici, tienine uno forte per l’ultimo conteggio, e lancia gli incantesimi dagli oggetti già premiati. Buon gioco!',
});
