import { translation } from '../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  aim_title: 'Biglietti! Biglietti!',
  aim: 'Guidi una banda di bagarini a Roma. Ogni giorno va dall’alto in basso: favori alla Villa, biglietti al Foro, poi vendite in tre luoghi. Dopo tre giorni vince chi ha più monete.',
  merchants_title: 'Otto mercanti al giorno',
  merchants:
    'I numeri più alti scelgono prima. Le monete di un mercante sono tue se la sera è ancora in mano: mandare 1 e 2 non costa nulla, 7 e 8 costano tre monete l’uno.',
  villa_title: 'Fase I: la Villa',
  villa:
    'Qui ci sono tre favori, e un favore infrange una regola per te. Manda il tuo 2: sceglilo, poi il pulsante grande.',
  line_title: 'La fila',
  line: 'I numeri più alti stanno più a sinistra; a parità ci si mette dietro. Il tuo 2 è dietro a un 4, e il terzo giocatore ha passato. Due mercanti, tre favori: uno sarà tuo.',
  pass_title: 'Passa in tempo',
  pass: 'I mercanti mandati non tornano per oggi, e qui ne basta uno. Passare chiude questa fase per te. Premi, poi conferma.',
  favour_title: 'Prendi un favore',
  favour:
    'Da sinistra, ogni mercante prende una carta. Il 4 ha preso la sua, ora tocca al tuo 2. Prendi «Il legionario paga 6»: un soldato che paga 2 a te pagherà 6.',
  forum_title: 'Fase II: il Foro',
  forum:
    'Qui i biglietti sono gratis; il numero è quanto ricevi quando li vendi. In fila ci sono un 6 e un 3. Manda il tuo 5 in mezzo.',
  visitors_title: 'Chi aspetta',
  visitors:
    'Nei luoghi aspettano i visitatori; il numero è quanto paga ciascuno. Ogni luogo ha un visitatore in meno dei biglietti: uno resta invenduto. Al Teatro, con un solo biglietto, non aspetta nessuno.',
  second_title: 'Un biglietto, due mercanti',
  second:
    'Per un biglietto servono un mercante per prenderlo e uno per venderlo. Ne hai ancora sei, quindi prendi un secondo biglietto: manda il tuo 4.',
  enough_title: 'Basta così',
  enough:
    'Due biglietti vogliono due venditori, e i mercanti in mano rendono monete. Fermati a due: passa.',
  ticket_title: 'Scegli un biglietto',
  ticket:
    'Sceglie il tuo 5. Il Palco del Teatro vale 3, ma là non c’è nessuno che compri. Prendi il Loggione per il Circo Massimo, dove un Senatore paga 6.',
  soldier_title: 'Un piano per il favore',
  soldier:
    'Ora il tuo 4. Al Colosseo aspetta solo un Legionario, e tu hai il favore adatto. Prendi la Platea per il Colosseo.',
  sales_title: 'Fase III: le vendite',
  sales:
    'In un luogo ogni mercante vende un tuo biglietto a un visitatore. Al Circo Massimo un 5 e un 2 stanno davanti a due visitatori. Manda il tuo 6: sceglierà per primo.',
  alone_title: 'Nessun altro',
  alone:
    'Nessun avversario ha un biglietto per il Colosseo, quindi basta il mercante più basso. Manda il tuo 1.',
  keep_title: 'Tieni gli altri',
  keep: 'I tuoi 3, 7 e 8 stasera rendono 1, 3 e 3 monete se restano. Altri mercanti non venderebbero nulla. Passa: vale per tutti e tre i luoghi.',
  sell_title: 'Vendi!',
  sell: 'Il tuo 6 è il primo: vendi al Senatore. Ricevi i suoi 6 e 1 per il Loggione.',
  break_title: 'Infrangi una regola',
  break:
    'Al Colosseo il tuo 1 vende al Legionario. Usa il favore quando te lo si chiede: 6 invece di 2, più 2 per la Platea.',
  count_title: 'Fine della giornata',
  count:
    'La tua giornata: 7 e 8 dalle vendite, 7 dai mercanti in mano, 22 in tutto. Domani tornano tutti e si distribuiscono nuove carte. Nei giorni 2 e 3 gli eventi speciali danno una moneta in più per ogni visitatore del loro luogo.',
  end_title: 'Tutto pronto',
  end: 'Spendi senza pensieri i mercanti bassi, quelli alti dove fanno la differenza, e prendi solo i biglietti che puoi vendere. Un favore non usato rende 2 monete a fine partita. Buon gioco!',
});
