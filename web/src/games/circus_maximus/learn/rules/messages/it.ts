import { translation } from '../../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  idea_title: 'L’idea',
  idea: 'Guidi una banda di bagarini a Roma. Ogni giorno va dall’alto in basso: cerchi favori alla **Villa** di Cesare, prendi biglietti al **Foro** e li vendi ai visitatori davanti a tre luoghi: il Circo Massimo, il Colosseo e il Teatro di Pompeo. La sera conti le monete.\n\nDopo tre giorni ogni favore non usato dà altre 2 monete. Poi vince chi ha più monete; a parità la vittoria è condivisa. Si gioca da tre a cinque, e nulla è nascosto.',
  idea_caption: 'L’inizio di una giornata: in alto i favori, poi i biglietti, poi i tre luoghi.',
  cards_title: 'Mercanti, biglietti, visitatori',
  cards:
    'Ogni giocatore ha gli stessi otto **mercanti**, da 1 a 8. Quelli più alti scelgono prima. Un mercante che la sera è ancora in mano rende monete: niente per 1 e 2, una per 3 e 4, due per 5 e 6, tre per 7 e 8.\n\nUn **biglietto** vale per un luogo. Il Loggione vale 1 moneta, la Platea 2, il Palco 3; ce ne sono due di ciascuno per ogni luogo. Ci sono tre **visitatori** di ogni tipo: il Legionario paga 2, lo Studente 3, il Cittadino 4, il Turista 5, il Senatore 6. Ci sono due **favori** di ognuno dei nove tipi.\n\n**Esempio.** Mandare l’8 ti costa le 3 monete che avrebbe reso. Mandare il 2 non costa nulla.',
  cards_caption: 'I tuoi mercanti. Le monete su ciascuno si ricevono se resta in mano.',
  deal_title: 'L’inizio di una giornata',
  deal: 'Una volta, all’inizio della partita, ognuno prende i suoi mercanti, e il caso indica il primo giocatore. In tre si tolgono un favore e un visitatore di ogni tipo.\n\nOgni giorno alla Villa ci sono la carta del primo giocatore e tanti favori quanti sono i giocatori. Al Foro ci sono il doppio di biglietti. Ogni luogo riceve **un visitatore in meno dei suoi biglietti** al Foro; con un biglietto, o nessuno, non riceve visitatori.\n\n**Esempio.** Tre biglietti per il Circo Massimo: due visitatori. Due per il Colosseo: un visitatore. Uno per il Teatro: là non aspetta nessuno.',
  deal_caption: 'Tre giocatori: tre favori, la carta del primo giocatore e sei biglietti.',
  placing_title: 'Mandare i mercanti',
  placing:
    'In ognuna delle prime tre fasi si gioca a turno, in senso orario dal primo giocatore. Quando tocca a te, fai una di queste cose:\n\n- **manda un mercante**: alla Villa nella fase I, al Foro nella fase II, in un luogo nella fase III. Un luogo ti è aperto solo se hai un biglietto per quel luogo;\n- **gioca un favore** che vale come turno;\n- **passa**. Resti fuori per questa fase; nella fase III per tutti e tre i luoghi.\n\nSi continua finché tutti hanno passato; l’ultimo può continuare da solo. I mercanti stanno in **fila**: i numeri più alti più a sinistra, quelli uguali dietro a chi c’è già. Quelli mandati restano là per la giornata.\n\n**Esempio.** Il tuo 5 va dietro al 6 e davanti al 3.',
  placing_caption: 'La fila al Foro: 6, 5, 3.',
  villa_title: 'Fase I: la Villa',
  villa:
    'Quando tutti hanno passato, ogni mercante in fila prende una carta, da sinistra a destra: un **favore**, oppure la **carta del primo giocatore**. Bisogna prenderne una, e se le carte finiscono gli altri non prendono nulla.\n\nChi prende la carta del primo giocatore lo diventa subito: comincia le fasi II e III, e la fase I del giorno dopo. Se nessuno l’ha presa, va in più al proprietario del mercante più a sinistra. Se non è venuto nessuno, il primo giocatore resta lo stesso. I favori avanzati escono dal gioco.\n\n**Esempio.** Il 4 prende un favore, poi il tuo 2. Nessuno ha preso la carta del primo giocatore, quindi va a chi ha il 4.',
  villa_caption:
    'Il 4 prende per primo. Tre favori e la carta del primo giocatore per due mercanti.',
  forum_title: 'Fase II: il Foro',
  forum:
    'Da sinistra a destra ogni mercante prende un **biglietto** e lo mette scoperto davanti al proprietario. Non costa nulla: le sue monete si ricevono quando lo si vende. I biglietti avanzati per oggi sono fuori.\n\nGuarda prima i luoghi. Un biglietto non vale nulla dove non c’è più nessuno che compri, e ognuno richiede un altro mercante che lo venda.\n\n**Esempio.** Il Palco del Teatro vale 3, ma là non aspetta nessuno. Il Loggione del Circo Massimo vale 1, e là un Senatore paga 6.',
  forum_caption: 'Ogni mercante prende un biglietto, il 6 per primo.',
  sales_title: 'Fase III: le vendite',
  sales:
    'Quando tutti hanno passato, i luoghi seguono uno dopo l’altro dall’alto in basso. In ciascuno, da sinistra a destra, ogni mercante vende **un biglietto per quel luogo a un visitatore**. Il proprietario sceglie visitatore e biglietto; ogni posto va bene per ogni visitatore. Se una vendita è possibile, va fatta.\n\nUn mercante il cui proprietario non ha più biglietti per quel luogo non vende nulla. Quando i visitatori sono finiti, gli altri non ricevono nulla.\n\n**Esempio.** Al Circo Massimo ci sono 6, 5 e 2, e aspettano due visitatori. Il 6 vende al Senatore, il 5 al Cittadino, il 2 non riceve nulla.',
  sales_caption: 'Tre mercanti, due visitatori: l’ultimo resta senza nulla.',
  counting_title: 'La sera',
  counting:
    'Le tue monete di una giornata sono la somma di\n\n- per ogni vendita le monete del biglietto, quanto paga il visitatore e il bonus del luogo, se c’è;\n- le monete dei mercanti che sono ancora in mano.\n\nI biglietti invenduti non rendono nulla, e nemmeno i mercanti mandati, che abbiano ricevuto qualcosa o no.\n\n**Esempio.** Loggione 1 e Senatore 6 fanno 7. Platea 2 e un Legionario che grazie a un favore paga 6 fanno 8. I mercanti 3, 7 e 8 in mano rendono 1, 3 e 3. In tutto 22.',
  counting_caption: 'Il 3, il 7 e l’8 sono ancora in mano.',
  favours_title: 'I favori',
  favours:
    'Un favore infrange una regola, una volta; poi esce dal gioco. Puoi usarlo dalla fase seguente, e tenerlo per i giorni dopo. Se non lo usi, alla fine rende 2 monete.\n\n| favore | fasi | che cosa fa |\n|---|---|---|\n| Un visitatore in più | I, II, III | come turno: pesca un visitatore, guardalo, mandalo in un luogo qualsiasi |\n| Un mercante in più | I, II, III | dopo un mercante: mandane subito un altro |\n| Il legionario paga 6 | III | quando vendi a un Legionario: 6 monete invece di 2 |\n| Doppio acquisto | II | un tuo mercante prende un secondo biglietto |\n| Doppia vendita | III | un tuo mercante vende un secondo biglietto nello stesso luogo |\n| Biglietto e visitatore | II | come turno: pesca un biglietto per te, e un visitatore che va nel suo luogo ed è libero per tutti |\n| 1 diventa 8 | I, II, III | il tuo 1 vale come un 8 in questa fase |\n| Richiama un mercante | II, III | come turno: un tuo mercante di una fase precedente di oggi torna e va subito altrove. Tieni ciò che ha preso |\n| Un passo a sinistra | I, II, III | come turno: un tuo mercante supera quello alla sua sinistra, e per il resto della fase vale quanto lui |\n\nDoppio acquisto, Doppia vendita e Il legionario paga 6 si possono usare anche dopo aver passato.\n\n**Esempio.** Un Legionario paga 2. Con il favore e un biglietto di Platea la vendita rende 6 e 2: 8 monete.',
  favours_caption: 'I tuoi favori stanno scoperti davanti a te.',
  days_title: 'I giorni 2 e 3',
  days: 'Dopo il primo e il secondo giorno tutti i mercanti tornano. I favori si tengono, la carta del primo giocatore torna alla Villa, e chi l’aveva resta primo giocatore. Si distribuiscono nuovi favori, biglietti e visitatori; i favori vengono da ciò che resta del loro mazzo.\n\nIl giorno 2 c’è un **evento speciale**, il giorno 3 ce ne sono due. Per ciascuno arrivano un altro biglietto al Foro e un altro visitatore nel suo luogo, e là ogni visitatore paga **una moneta in più**, anche chi arriva dopo. Due eventi nello stesso luogo fanno due monete.\n\n**Esempio.** Un evento speciale al Circo Massimo: Loggione 1, Senatore 6 e 1 per l’evento fanno 8.',
  days_caption:
    'Con un evento speciale qui, ogni visitatore del Circo Massimo pagherebbe una moneta in più.',
  variants_title: 'Varianti',
  variants:
    '**Per esperti: Cesare.** Cesare è mescolato ai visitatori. Non compra nulla, ma quando arriva in un luogo ne arrivano altri due con lui. Se hai appena mandato là un mercante, puoi posare un favore come biglietto per quel luogo, che vale 2 monete. Allora Cesare se ne va, per quel giorno. Finché c’è, puoi mandare là un mercante senza biglietto, se puoi posare un favore, e allora devi farlo.\n\nUn tavolo può anche accordarsi su questo prima della partita:\n\n- i mercanti possono andare in un luogo senza biglietto, dove non ricevono nulla;\n- il luogo di Un visitatore in più si indica prima di pescarlo;\n- al massimo un favore in ogni turno in cui mandi.\n\n**Esempio.** Cesare visita il Colosseo. Mandi il tuo 1, posi Un passo a sinistra, e ora hai là un biglietto che vale 2.',
  variants_caption: 'Un visitatore al Colosseo. Cesare ne porterebbe altri due.',
  questions_title: 'Buono a sapersi',
  questions:
    '- Mercanti uguali: il nuovo va dietro a tutti quelli uguali.\n- Si prende una carta per ogni mercante, non per ogni giocatore.\n- Puoi mandare in un luogo più mercanti di quanti biglietti hai.\n- I favori si giocano anche senza mercanti in mano, e Un visitatore in più in ogni fase.\n- Un visitatore pescato con Biglietto e visitatore può comprare da chiunque.\n- 1 diventa 8 e Un passo a sinistra valgono per una sola fase.\n- Un mercante che supera vale quanto quello superato.\n- Biglietti, visitatori e favori bastano sempre, anche nel giorno più affollato.\n\n**Esempio.** Il tuo 6 è arrivato per ultimo, ma sta davanti al 5 e al 2: conta il numero, non il momento.',
  questions_caption: 'Il tuo 6 è arrivato per ultimo ed è il primo della fila.',
});
