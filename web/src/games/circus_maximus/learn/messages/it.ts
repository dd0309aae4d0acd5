import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Biglietti, signori!',
  aim: 'Guidi una banda di bagarini a Roma. Ogni giorno scende lungo questa parete: favori alla Villa, biglietti al Foro, poi vendite in tre luoghi. Dopo tre giorni vince chi ha più monete.',
  merchants_title: 'Otto mercanti al giorno',
  merchants:
    'I numeri alti sono serviti prima. Le monete in basso ti vengono pagate se a sera il mercante è ancora in mano: 1 e 2 non costano nulla, 7 e 8 devono rendere più di 3.',
  villa_title: 'Fase I: la Villa',
  villa:
    'Manda qualcuno che costa poco a prendere un favore: premi il tuo 2, poi il bottone grande. I favori piegano le regole, e anche uno non usato rende 2 monete a fine partita.',
  line_title: 'La fila',
  line: 'I numeri più alti si mettono davanti, vicino al luogo; gli uguali stanno dietro. Quando tutti hanno passato si serve da sinistra, una carta a testa. Chi è troppo indietro resta a mani vuote.',
  pass_title: 'Passa in tempo',
  pass: 'Chi mandi fuori è perso per oggi. Uno alla Villa basta: tienine tre per i biglietti e tre per le vendite. Passare chiude questa fase per te. Premi, poi conferma.',
  favour_title: 'Prendi un favore',
  favour:
    'Premi una carta per sceglierla; figura e nome dicono che cosa fa, i numeri romani quando. La carta del primo giocatore ti fa invece cominciare ogni fase.',
  forum_title: 'Fase II: il Foro',
  forum:
    'Qui ci sono i biglietti, nei colori dei loro luoghi. Non si pagano: il numero è quanto ricevi quando li vendi. Manda un mercante medio, per esempio il 4 o il 5.',
  visitors_title: 'Chi aspetta',
  visitors:
    'Più sotto aspettano i visitatori; il numero è quanto paga ciascuno. In ogni luogo c’è un visitatore in meno dei biglietti: a qualcuno ne resterà uno in mano.',
  enough_title: 'Un biglietto, due mercanti',
  enough:
    'Un biglietto vuole un mercante per prenderlo e un altro per venderlo. Prendine un secondo se vuoi, tieni almeno tanti mercanti quanti biglietti, poi passa.',
  ticket_title: 'Scegli un biglietto',
  ticket:
    'Guarda prima i luoghi: prendi un biglietto dove i visitatori pagano bene. Il numero più alto non serve dove non c’è più nessuno che compri.',
  sales_title: 'Fase III: le vendite',
  sales:
    'In un luogo ogni tuo mercante vende un tuo biglietto di quel luogo a un visitatore. Scegli un mercante e un luogo: il tavolo mostra chi avrebbe e per quanto, per come stanno le cose.',
  favours_title: 'I tuoi favori',
  favours:
    'Un favore che brilla si può giocare adesso, alcuni al posto di un mercante, altri quando ti si chiede. I migliori risparmiano un mercante; gli altri aspettano domani.',
  spare_title: 'Gli altri restano a casa',
  spare:
    'Manda un mercante per ogni biglietto, abbastanza alto da essere servito in tempo. Di più non rende, e quelli in mano pagano. Poi passa: vale per tutti e tre i luoghi.',
  sell_title: 'Vendi!',
  sell: 'Tocca al tuo mercante: scegli il visitatore che paga di più. Ricevi le sue monete e quelle del biglietto.',
  count_title: 'Scende la sera',
  count:
    'Un giorno rende le tue vendite e i mercanti che hai tenuto. Domani tornano tutti e si distribuisce di nuovo. Le manifestazioni speciali dei giorni 2 e 3 danno una moneta in più per ogni visitatore del loro luogo.',
  end_title: 'Ne sai abbastanza',
  end: 'Spendi senza pensieri i mercanti bassi, quelli alti dove battono qualcuno, e non comprare più di quanto puoi vendere. L’ultimo giorno gioca i favori se rendono più di 2. Continua!',
});
