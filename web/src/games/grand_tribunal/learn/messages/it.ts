import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Una casa di maghi',
  aim: 'Crei oggetti magici, vi incastoni incantesimi e li porti davanti a tre Tribunali. Ciò che i voti favoriscono vince premi, e i premi moltiplicano i punti. Dopo il terzo vince chi ha più punti.',
  draft_title: 'Altre tre carte',
  draft:
    'Hai un oggetto e un incantesimo. Scegli altre tre carte, da qualsiasi mazzo. Un oggetto e due incantesimi sono un buon inizio; una risorsa costa meno adesso, più tardi vuole un turno intero.',
  hand_title: 'La tua mano',
  hand: 'Un oggetto mostra il costo in Vis, in oro i punti base, e sotto i segni degli incantesimi che accetta. Un incantesimo costa 2 Vis e vale un punto in più sull’oggetto che lo porta.',
  votes_title: 'I voti',
  votes:
    'Un oggetto conta i voti sul suo tipo e, una volta ciascuna, quelli sulle categorie dei suoi incantesimi. Chi ne ha di più prende il primo premio: i suoi punti valgono 4 volte, poi 3 e 2.',
  praeco_title: 'Apri tu il giro',
  praeco:
    'Come Praeco metti tre voti su tre spazi diversi. Sostieni il tipo del tuo oggetto migliore e le categorie degli incantesimi che hai.',
  turn_title: 'Il tuo turno',
  turn: 'Hai due azioni; le monete su un bottone sono il prezzo. Ogni tipo una volta per turno. Posare, attivare e installare è gratis.',
  lay_down_title: 'Comincia un oggetto',
  lay_down:
    'Le carte si studiano nel Sanctum. Scegli un oggetto della mano, poi «Posa e studia». Resta coperto: gli altri ne vedono solo il dorso.',
  study_title: 'Studia',
  study:
    'Uno studio mette 1 Vis su ognuna di tre carte al massimo, oppure 2 su una. Premi le carte che vuoi, poi fermati. È il lavoro principale: fallo quasi ogni turno.',
  rest_title: 'L’altra azione',
  rest: 'Pesca una carta che ti serve, o vota per ciò che costruisci. I voti tardivi sono i più sicuri: nessuno può rispondere. Scegli un bottone, poi ciò che brilla.',
  vis_title: 'Da dove vengono i Vis',
  vis: 'Hai cominciato con 12 Vis. Quando scarseggiano, raccogli: vuole tutte e due le azioni, e anche gli altri ne hanno un po’. Alla fonte contesa tiri un dado per averne di più. Estrarre ne dà uno o due.',
  finish_title: 'Chiudi il turno',
  finish:
    'Le due azioni sono fatte. Puoi ancora posare carte, attivare e installare. Poi chiudi il turno.',
  activate_title: 'È finito',
  activate:
    'Una carta ha tutti i suoi Vis. Attivala: ora la vedono tutti, e conta. Un oggetto forte può anche aspettare fin poco prima del conteggio, come sorpresa.',
  install_title: 'Incastona un incantesimo',
  install:
    'Un incantesimo attivo può andare su un oggetto attivo che accetta la sua categoria: un punto in più, e i voti di quella categoria. Una categoria nuova vale più di un secondo incantesimo uguale.',
  join_title: 'Tiri anche tu?',
  join: 'Qualcuno raccoglie alla fonte contesa. Per 2 Vis, pagati a lui, tiri per averne da 2 a 5. In media guadagni un poco, e lui pure.',
  discard_title: 'Cinque carte al massimo',
  discard:
    'In mano tieni cinque carte. Ciò che posi prima non conta; ciò che scarti è fuori fino al prossimo Tribunale.',
  others_title: 'Guarda gli altri',
  others:
    'Qui stanno i Sanctum dei rivali; premine uno per vederlo tutto. I loro oggetti attivi ti dicono quali voti li aiutano.',
  call_title: 'L’ultimo appello',
  call: 'Il Tribunale sta per riunirsi. Tutti possono attivare e installare ancora una volta; poi si contano i voti.',
  held_title: 'Il conteggio',
  held: 'Ogni oggetto attivo dà i punti base e i suoi incantesimi, i tre premi 4, 3 e 2 volte. Chi vince tiene il premio e non concorre più, ma dà ancora i suoi punti una volta in ogni conteggio.',
  end_title: 'Ne sai abbastanza',
  end: 'Tutti i voti sono tornati; seguono due Tribunali. Finisci presto gli oggetti a buon mercato, tienine uno forte per l’ultimo conteggio, e lancia gli incantesimi da quelli già premiati. Continua!',
});
