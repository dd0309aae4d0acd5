import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Biglietti! Biglietti!',
  aim: 'Guidi una banda di bagarini a Roma. Ogni giorno va dall’alto in basso: favori alla Villa, biglietti al Foro, poi vendite in tre luoghi. Dopo tre giorni vince chi ha più monete.',
  merchants_title: 'Otto mercanti al giorno',
  merchants:
    'I numeri più alti scelgono prima. Le monete in basso si ricevono se il mercante è ancora in mano a fine giornata: 1 e 2 non costano nulla, 7 e 8 devono rendere più di 3.',
  villa_title: 'Fase I: la Villa',
  villa:
    'Manda un mercante basso a prendere un favore: scegli il tuo 2, poi il pulsante grande. I favori aggirano le regole, e anche se non lo usi un favore rende 2 monete a fine partita.',
  line_title: 'La fila',
  line: 'I numeri più alti vanno più a sinistra; a parità ci si mette dietro. Quando tutti hanno passato, i mercanti prendono una carta a testa da sinistra. Chi è troppo indietro non prende nulla.',
  pass_title: 'Passa in tempo',
  pass: 'I mercanti mandati non tornano per oggi. Uno alla Villa basta: tienine tre per i biglietti e tre per le vendite. Passare chiude questa fase per te. Premi, poi conferma.',
  favour_title: 'Prendi un favore',
  favour:
    'Tocca una carta per sceglierla; figura e nome dicono che cosa fa, i numeri romani quando. Oppure prendi la carta del primo giocatore e comincia ogni fase.',
  forum_title: 'Fase II: il Foro',
  forum:
    'Ecco i biglietti, nei colori dei loro luoghi. Sono gratis: il numero è quanto ricevi quando li vendi. Manda un mercante medio, per esempio il 4 o il 5.',
  visitors_title: 'Chi aspetta',
  visitors:
    'Più in basso aspettano i visitatori; il numero è quanto paga ciascuno. Ogni luogo ha un visitatore in meno dei biglietti: un biglietto resterà invenduto.',
  enough_title: 'Un biglietto, due mercanti',
  enough:
    'Per un biglietto servono un mercante per prenderlo e uno per venderlo. Prendine un secondo se vuoi, tieni almeno tanti mercanti quanti biglietti, poi passa.',
  ticket_title: 'Scegli un biglietto',
  ticket:
    'Guarda prima i luoghi: prendi un biglietto dove i visitatori pagano bene. Il biglietto più caro non vale nulla dove non c’è più nessuno che compri.',
  sales_title: 'Fase III: le vendite',
  sales:
    'In un luogo ogni tuo mercante vende un tuo biglietto a un visitatore. Scegli un mercante e un luogo: il tavolo mostra il visitatore e le monete che avresti per ora.',
  favours_title: 'I tuoi favori',
  favours:
    'Un favore evidenziato si può giocare adesso, alcuni al posto di un mercante, altri quando te lo si chiede. Uno buono ti fa risparmiare un mercante; gli altri tienili per domani.',
  spare_title: 'Tieni gli altri',
  spare:
    'Manda un mercante per ogni biglietto, abbastanza alto da avere un visitatore. Di più non serve, e quelli in mano rendono monete. Poi passa: vale per tutti e tre i luoghi.',
  sell_title: 'Vendi!',
  sell: 'Tocca al tuo mercante: scegli il visitatore che paga di più. Ricevi le sue monete e quelle del biglietto.',
  count_title: 'Fine della giornata',
  count:
    'La giornata rende le tue vendite e i mercanti che hai tenuto. Domani tornano tutti e si distribuiscono nuove carte. Gli eventi speciali dei giorni 2 e 3 danno una moneta in più per ogni visitatore del loro luogo.',
  end_title: 'Tutto pronto',
  end: 'Spendi senza pensieri i mercanti bassi, quelli alti dove fanno la differenza, e prendi solo i biglietti che puoi vendere. L’ultimo giorno gioca i favori che rendono più di 2. Buon gioco!',
});
