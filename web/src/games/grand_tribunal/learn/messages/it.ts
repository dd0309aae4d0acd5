import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Una cerchia di maghi',
  aim: 'Crei oggetti magici, vi installi incantesimi e li porti davanti a tre Tribunali. Gli oggetti con più voti vincono premi, e i premi moltiplicano i punti. Dopo il terzo Tribunale vince chi ha più punti.',
  item_title: 'Che cos’è un oggetto',
  item: 'Una sfera, una pozione, una pergamena, un bastone, un talismano o una bacchetta: solo gli oggetti danno punti. La pozione che hai in mano, Filtro d’argento vivo, mostra il costo in Vis, la materia della magia; in oro i punti base; e i segni degli incantesimi che accetta.',
  spell_title: 'Che cos’è un incantesimo',
  spell:
    'Un incantesimo costa 2 Vis. Installato su un oggetto dà un punto in più e i voti della sua categoria: alchemico, elementale, runico o curativo. Più tardi si può lanciare per l’effetto che vi è scritto.',
  sanctum_title: 'Il tuo Sanctum',
  sanctum:
    'Due giri sono già stati giocati. La Bacchetta di sorbo è qui coperta, con 2 delle 3 Vis che costa; l’incantesimo elementale Vento ladro è pronto.',
  votes_title: 'I voti',
  votes:
    'I voti stanno sui tipi di oggetto e sulle categorie di incantesimi. Un oggetto conta quelli sul suo tipo e, una volta ciascuna, quelli sulle categorie dei suoi incantesimi. I primi tre vincono premi: i loro punti valgono 4, 3 e 2 volte.',
  praeco_title: 'Tre voti',
  praeco:
    'Come Praeco apri l’ultimo giro prima del Tribunale con tre voti su tre spazi. Bacchetta, poi Elementale: contano entrambi per la tua bacchetta. Il terzo va su Pozione, dove non aiuta nessun altro.',
  lay_down_title: 'Posa una carta',
  lay_down:
    'Le carte si fanno nel Sanctum, studiando: un’azione che mette 1 Vis su ognuna di tre carte al massimo, oppure 2 su una. Scegli Filtro d’argento vivo nella mano, poi «Posa e studia». Gli altri ne vedono solo il dorso.',
  study_title: 'Studia anche la bacchetta',
  study:
    'Lo studio continua: scegli la Bacchetta di sorbo per la sua terza Vis. Poi termina lo studio. Hai usato una delle due azioni del turno.',
  activate_title: 'La bacchetta è completa',
  activate:
    'La Bacchetta di sorbo ha tutta la sua Vis. Attivala, è gratis: ora la vedono tutti, e conta.',
  install_title: 'Installa l’incantesimo',
  install:
    'Anche installare è gratis. Scegli Vento ladro, poi la Bacchetta di sorbo, che accetta incantesimi elementali: un punto in più, e i voti su Elementale.',
  late_vote_title: 'L’altra azione',
  late_vote:
    'Potresti pescare una carta o raccogliere Vis. Ma il conteggio è vicino, e i voti tardivi sono i più sicuri. Scegli «Vota», poi Bacchetta.',
  finish_title: 'Termina il turno',
  finish: 'Le due azioni sono fatte. Termina il turno; gli altri giocano il loro.',
  call_title: 'Ultima chiamata',
  call: 'Prima del conteggio tutti possono attivare e installare ancora una volta. Non ti resta nulla da fare: lascia contare i voti.',
  held_title: 'Il conteggio',
  held: 'Due voti su Bacchetta, uno su Elementale: con 3 voti la tua bacchetta vince il primo premio. Base 2 e un incantesimo fanno 3 punti, per quattro: 12. Un oggetto premiato non concorre più, ma dà punti una volta in ogni conteggio seguente.',
  vis_title: 'Da dove viene la Vis',
  vis: 'Quando la Vis scarseggia, raccogli a una fonte: richiede entrambe le azioni, e anche gli altri ne prendono un po’. Estrarre richiede un’azione e ne dà una o due.',
  end_title: 'Tutto pronto',
  end: 'Tutti i voti sono tornati; seguono altri due Tribunali. Finisci presto gli oggetti economici, tienine uno forte nascosto per l’ultimo conteggio, e lancia gli incantesimi dagli oggetti già premiati. Buon gioco!',
});
