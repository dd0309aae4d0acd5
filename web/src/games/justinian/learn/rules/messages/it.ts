import { translation } from '../../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  idea_title: 'L’idea',
  idea: 'Dodici personaggi della corte stanno in fila davanti all’imperatore Giustiniano. In segreto ne sostieni alcuni, e con gettoni coperti li spingi verso il trono o li allontani.\n\nTre volte al massimo qualcuno chiede il **conteggio**: l’imperatore si occupa di uno dei quattro affari di stato, Guerra, Legge, Edilizia o Commercio, e i favoriti di tutti in quell’affare danno punti. Vince chi ha più punti; a parità la vittoria è condivisa. Si gioca da due a quattro.',
  idea_caption:
    'La corte all’inizio: la tessera 1 è tutta a sinistra, la 12 accanto all’imperatore.',
  worth_title: 'Quanto vale una tessera',
  worth:
    'Ognuna delle dodici **tessere** mostra tre numeri, uno per ogni fase della partita. Dipendono dal posto: più la tessera sta a destra, più sono alti. Nello stesso posto ogni tessera mostra numeri diversi. Le tessere basse cominciano a sinistra e a ogni passo guadagnano di più.\n\n**Esempio.** Barsymes, la tessera 3, sta nel posto 3: vale 15 nella fase I, 19 nella fase II e 24 nella fase III. Nel posto 6 varrebbe 22, 28 e 34. Il numero più alto di tutti, 75, è della tessera 1 accanto all’imperatore nella fase III.',
  worth_caption: 'Barsymes ora vale 15. I segni negli angoli indicano i tuoi favoriti.',
  setup_title: 'Che cosa hai',
  setup:
    'Le tue **carte** sono i tuoi favoriti: ognuna indica una tessera e un colore. Ne ricevi due per colore (in due giocatori tre per colore), e le vedi solo tu. Sono 48: ogni tessera una volta in ogni colore.\n\nHai 22 **gettoni**: +1 cinque volte, +2 quattro volte, +3 due volte, e altrettanti rossi, da −1 a −3. Dieci, pescati a caso, sono la tua mano. Gli altri dodici sono la riserva, e non li conosci nemmeno tu.\n\nIl caso decide chi comincia. Tutti vedono sempre la fila, i punti, quanti gettoni ci sono, dove e di chi, e tutto ciò che è stato mostrato.\n\n**Esempio.** Hai un +3 in mano, quindi l’altro è ancora nella riserva.',
  setup_caption:
    'Dieci gettoni e otto carte. Il numero di un colore è quanto darebbero ora le sue carte.',
  turn_title: 'Piazzare e passare',
  turn: 'Una fase dura uno o più turni. In un turno i giocatori agiscono uno dopo l’altro, in senso orario. Quando tocca a te, fai una di queste cose:\n\n- metti un gettone coperto **sopra una tessera**. Una tessera accetta tre gettoni, di chiunque siano;\n- metti un gettone coperto **sulla carta di fase**;\n- **passa**.\n\nAppena passi peschi due gettoni dalla riserva, e resti fuori fino alla fine del turno. Se tutti gli altri hanno passato, puoi continuare quanto vuoi, ma mettere un solo altro gettone sulla carta di fase. Quando tutti hanno passato, il turno è finito. Chi passa per ultimo ha tre diritti: sceglie il lato, risponde per primo sul conteggio e comincia il turno seguente.\n\n**Esempio.** Tre giocatori hanno messo un gettone ciascuno. Tutti vedono su quale tessera, e nessun altro vede il numero.',
  turn_caption: 'Tre gettoni coperti; conosci solo il tuo.',
  tokens_title: 'Si scoprono i gettoni',
  tokens:
    'Dopo l’ultimo pass si scoprono tutti i gettoni sopra le tessere; quelli sulla carta di fase restano coperti. Chi ha passato per ultimo li guarda e sceglie se le tessere si muovono **da sinistra o da destra**.\n\n**Esempio.** Su Barsymes c’è +3, su Constantinus +2, su Tribonianus −2. Da sinistra, Barsymes si muove per primo, e poi Constantinus lo scavalca. Da destra, Constantinus è già andato, e Barsymes arriva un posto più avanti.',
  tokens_caption: 'I gettoni sono scoperti, e nulla si è ancora mosso.',
  move_title: 'Le tessere si muovono',
  move: 'Ogni tessera con gettoni si muove una volta, nell’ordine in cui stavano dal lato scelto. Somma i suoi gettoni: i positivi contano verso destra, i negativi verso sinistra. La tessera avanza di tanti posti, al massimo fino alla fine della fila. **Ogni tessera che scavalca scivola di un posto nell’altro verso.** Poi i suoi gettoni escono dal gioco; anche quelli la cui somma è zero. Una tessera scavalcata tiene i suoi gettoni e si muove dopo, da dove si trova.\n\n**Esempio.** Barsymes si è mosso di tre posti a destra, da 3 a 6. Tribonianus si è mosso di due a sinistra e ha scavalcato Narses e Niceforus: tutti e due sono scivolati di un posto a destra.',
  move_caption: 'Dopo il movimento da destra: Barsymes vale 22.',
  call_title: 'Chiedere il conteggio',
  call: 'I gettoni sulla **carta di fase** non muovono nulla; danno il diritto di chiedere il conteggio. Contano senza segno: −3 vale quanto +3. Nella fase I serve **5**, nella fase II **9**, nella fase III **12**. Valgono anche i tuoi gettoni dei turni precedenti della fase, non quelli degli altri.\n\nDopo il movimento si chiede a tutti, in senso orario da chi ha passato per ultimo. Nessuno è obbligato, e la prima richiesta chiude il giro. Si chiede a tutti, anche a chi non può: così un «Non ancora» non rivela nulla. Se nessuno chiede il conteggio, comincia un nuovo turno della stessa fase, e i gettoni restano sulla carta.\n\n**Esempio.** Hai −3 e −2 sulla carta: 5 basta nella fase I.',
  call_caption: 'La carta di fase mostra quanti gettoni vi ha ogni giocatore, e il tuo totale.',
  scoring_title: 'Il conteggio',
  scoring:
    'Si scoprono tutti i gettoni sulla carta di fase. Il **totale più alto** sceglie un colore non ancora contato; a parità sceglie il primo in senso orario da chi ha passato per ultimo, che viene prima di tutti. Non è per forza chi ha chiesto il conteggio.\n\nPoi contano tutti: ogni carta di quel colore dà il numero che la sua tessera mostra in questa fase. E tutti **tranne chi ha scelto il colore** ricevono anche il proprio totale sulla carta di fase. I gettoni della carta e tutte le dodici carte del colore escono dal gioco.\n\n**Esempio.** Hai scelto la Guerra: Barsymes 22 e Narses 24 danno 46 punti, e il tuo 5 sulla carta non dà nulla. Chi ha 38 dalla Guerra e 2 sulla carta riceve 40.',
  scoring_caption: 'Prima del conteggio: la Guerra ti darebbe 46.',
  exchange_title: 'La fase seguente',
  exchange:
    'Dopo il primo e il secondo conteggio tutti, in senso orario da chi ha passato per ultimo, possono **scambiare** una carta: va sotto il mazzo del suo colore, e prendi la prima carta del mazzo. Il colore non deve essere già stato contato. Gli altri vedono solo il colore.\n\nPoi comincia la fase seguente. Usa il numero seguente di ogni tessera, e il minimo è più alto. Comincia chi ha passato per ultimo. Invece la partita finisce subito se era il terzo conteggio, o se nessuno ha più gettoni in mano o in riserva.\n\n**Esempio.** Hai dato Teodora, la tessera 12, e pescato Anthemius, la tessera 1: ora è più bassa, ma guadagna di più.',
  exchange_caption: 'Fase II: la Guerra non c’è più, e la Legge ha un nuovo favorito.',
  end_title: 'La fine',
  end: 'La partita finisce dopo il **terzo conteggio**. Quattro colori, tre conteggi: un gruppo delle tue carte non conterà mai.\n\nPuò finire prima. Se nessuno chiede il conteggio e nessuno ha più gettoni in mano o in riserva, c’è un ultimo conteggio forzato: come al solito, ma senza minimo. Il totale più alto sceglie il colore; se sulla carta non c’è alcun gettone, sceglie chi ha passato per ultimo. Lo stesso accade se in due turni di fila nessuno mette un gettone e tutte le riserve erano già vuote.\n\nPoi vince chi ha più punti.\n\n**Esempio.** La Guerra è stata contata nella fase I. Altri due conteggi, e uno tra Legge, Edilizia e Commercio non sarà mai contato.',
  end_caption: 'La fase II richiede 9, la fase III 12.',
  variants_title: 'Varianti',
  variants:
    'Un tavolo può accordarsi su altre regole prima della partita:\n\n- **Totali pari**: sceglie il colore chi ha passato più tardi.\n- **Sceglie chi chiede**: chi ha chiesto il conteggio sceglie il colore, oppure è chi non riceve nulla per i suoi gettoni.\n- **Bluff**: con almeno un gettone sulla carta puoi chiedere il conteggio senza il minimo. I tuoi gettoni sulla carta si mostrano, e il giro continua.\n- **Soli alla carta**: chi è rimasto solo non può mettervi un gettone dopo uno in questo turno, oppure quanti ne vuole.\n\nI regolamenti inglese, francese e italiano differiscono in due di questi punti; la pagina iniziale li offre tutti e tre.\n\n**Esempio.** Sulla carta ci sono due gettoni tuoi e uno di un altro giocatore. Se ora tutti gli altri passano, puoi aggiungerne uno: non due, a meno che il tavolo non l’abbia deciso.',
  variants_caption: 'Chi è rimasto solo può aggiungere un altro gettone alla carta.',
  questions_title: 'Buono a sapersi',
  questions:
    '- Senza gettoni partecipi lo stesso: passi, puoi passare per ultimo, rispondi sul conteggio, puoi scegliere il colore e scambiare.\n- L’ordine delle tessere è fissato quando si scoprono i gettoni: nessuna si muove due volte, nessuna è dimenticata.\n- Per il minimo contano solo i tuoi gettoni.\n- Una carta messa sotto un mazzo ritorna quando le altre sono state pescate.\n- Dopo l’ultimo conteggio non si scambia.\n- Un conteggio forzato usa i numeri della fase in corso.\n\n**Esempio.** Constantinus è scavalcato da Barsymes e scivola a sinistra. Il +2 resta sulla tessera, e la muove da lì.',
  questions_caption: 'Constantinus tiene il +2, ovunque la tessera scivoli prima del suo momento.',
});
