import { translation } from '../../../../../i18n/messages';
import type en from './en';

export default translation<typeof en>()({
  idea_title: 'L’idea',
  idea: 'Siete maghi. Create **oggetti** magici, vi installate **incantesimi** e li portate davanti a tre assemblee, i Tribunali. I voti stanno sui sei tipi di oggetto e sulle quattro categorie di incantesimi. Crea ciò che è in favore, o porta in favore ciò che crei.\n\nGli oggetti con più voti vincono premi, e i premi moltiplicano i punti. Dopo il terzo Tribunale vince chi ha più punti; a parità la vittoria è condivisa. Si gioca da tre a cinque.',
  idea_caption: 'I voti: sei tipi di oggetto, quattro categorie di incantesimi.',
  cards_title: 'Oggetti, incantesimi, risorse',
  cards:
    'Un **oggetto** mostra il costo in Vis, in oro i punti base, quanti incantesimi contiene e i segni delle categorie che accetta. Sono 36: sfere, pozioni, pergamene, bastoni, talismani e bacchette.\n\nUn **incantesimo** costa 2 Vis. Appartiene a una categoria: alchemico, elementale, runico o curativo. Sono 48. Una **risorsa** non costa Vis: si gioca una volta per il suo effetto. Sono 21. La pagina delle carte le mostra tutte.\n\nIl tuo **Sanctum** contiene ciò che crei: oggetti nel Laboratorio, incantesimi nella Biblioteca, risorse nel Sotterraneo, quanti ne vuoi. Mani e carte coperte sono nascoste. Tutti vedono quante sono, i loro dorsi e la Vis che vi sta sopra.\n\n**Esempio.** Filtro d’argento vivo è una pozione: costo 2, base 1, posto per due incantesimi alchemici.',
  cards_caption: 'Una mano: un oggetto e due incantesimi.',
  setup_title: 'L’inizio',
  setup:
    'Il caso indica il primo **Praeco**. Da lì in senso orario, ognuno riceve un oggetto e un incantesimo, nascosti agli altri. Poi ognuno, nello stesso ordine, pesca altre tre carte una alla volta, da uno qualsiasi dei tre mazzi. Queste cinque carte sono la mano.\n\nTre oggetti e tre incantesimi sono scoperti accanto ai loro mazzi. Ognuno ha 12 Vis, e nel Concilium ci sono 24 voti.\n\n**Esempio.** Dopo un oggetto e un incantesimo scegli un altro oggetto e due incantesimi: un buon inizio, perché le risorse aiutano solo chi ha qualcosa da creare.',
  setup_caption: 'Le file: tre oggetti e tre incantesimi scoperti accanto ai mazzi.',
  course_title: 'Giri e turni',
  course:
    'Ci sono tre Tribunali. Prima di ciascuno ci sono tanti **giri** quanti giocatori. In un giro ognuno ha un turno, in senso orario dal Praeco. Poi diventa Praeco chi sta alla sua sinistra.\n\nPrima del proprio turno il Praeco deve mettere **tre voti** del Concilium su tre spazi diversi. Un turno ha due azioni. Alla fine scarti fino ad avere cinque carte in mano. Dopo l’ultimo turno dell’ultimo giro si riunisce il Tribunale.\n\n**Esempio.** In tre ognuno è Praeco una volta prima di ogni Tribunale, e ha tre turni.',
  course_caption: 'I voti prima dell’ultimo giro. Il Praeco ne aggiungerà tre.',
  actions_title: 'Le azioni',
  actions:
    'In un turno hai due azioni, e ogni tipo una sola volta:\n\n- **Vota**: metti un voto del Concilium su uno spazio qualsiasi.\n- **Pesca**: prendi una carta scoperta di una fila, che viene subito sostituita, o la prima carta degli oggetti o degli incantesimi, coperta. Va nel tuo Sanctum.\n- **Studia**: metti Vis sulle carte (vedi il capitolo seguente).\n- **Lancia** un incantesimo, o **gioca una risorsa**.\n- **Estrai**: ricevi 1 Vis, nel terzo Tribunale 2.\n- **Pesca una risorsa** o **raccogli** Vis: ciascuna richiede entrambe le azioni.\n\nPosare, attivare e installare è gratis. Puoi lasciare azioni inutilizzate.\n\n**Esempio.** Un pallino su un pulsante è un’azione, due pallini entrambe. «Gratis» non costa nulla.',
  actions_caption: 'Tutte le azioni con il loro prezzo.',
  making_title: 'Creare oggetti e incantesimi',
  making:
    'Posa carte dalla mano **coperte** nel tuo Sanctum: è gratis, nel tuo turno, e non tornano più in mano. Poi **studiale**: 1 Vis della riserva su ognuna di tre carte al massimo, oppure fino a 2 su una, ma mai più del costo.\n\nUna carta con tutto il suo costo può essere **attivata**, subito o in un tuo turno seguente: si scopre, e la sua Vis è spesa. Un incantesimo attivo può essere **installato** su un oggetto attivo che accetta la sua categoria e ha posto. Dà un punto in più, e i voti della sua categoria. Resta lì finché non si lancia.\n\n**Esempio.** La Bacchetta di sorbo costa 3. Con la terza Vis può essere attivata e ricevere Vento ladro, che è elementale.',
  making_caption: 'La Bacchetta di sorbo ha le sue 3 Vis; il Filtro d’argento vivo 1 su 2.',
  casting_title: 'Lanciare incantesimi',
  casting:
    '**Lanciare** un incantesimo richiede un’azione. L’incantesimo lascia il suo oggetto, e si esegue l’effetto. Poi si scarta; oppure paghi 2 Vis e lo rimetti nel tuo Sanctum, scoperto e inattivo, da studiare di nuovo. Le carte scartate sono fuori fino al prossimo Tribunale.\n\nUna volta lanciato, un incantesimo non dà più il suo punto né i suoi voti. Conviene lanciare da oggetti che hanno già vinto un premio.\n\n**Esempio.** Vento ladro sulla Bacchetta di sorbo vale un punto e i voti su Elementale. Lanciato, prenderebbe 4 Vis a un rivale.',
  casting_caption: 'Vento ladro è installato: la Bacchetta di sorbo vale 3 punti.',
  vis_title: 'Da dove viene la Vis',
  vis: '**Raccogliere** richiede entrambe le azioni. Alla fonte **non contestata** ricevi il primo numero, e ogni altro giocatore il secondo. Alla fonte **contestata** ricevi il numero e tiri un dado per averne da 2 a 5 in più. Poi ogni altro giocatore può pagarti 2 Vis e tirare anche lui.\n\nDopo ogni raccolta il segnalino avanza. Dopo l’ultimo spazio la fonte è chiusa fino al prossimo Tribunale.\n\n| Tribunale | Estrarre | non contestata | contestata |\n|---|---|---|---|\n| I | 1 | 4:1, 5:1, 5:2 | 1 |\n| II | 1 | 5:1, 6:2, 6:2 | 1, 2 |\n| III | 2 | 7:2, 8:3, 8:3 | 2, 3 |\n\n**Esempio.** Raccogli 4 alla fonte non contestata, e ogni altro giocatore riceve 1.',
  vis_caption: 'Le due fonti nel primo Tribunale.',
  tribunal_title: 'Si riunisce un Tribunale',
  tribunal:
    'Prima c’è la **chiamata**: dall’ultimo Praeco in senso orario tutti possono attivare e installare ancora una volta. Poi:\n\n- Un oggetto conta i voti sul suo tipo e, una volta per ogni categoria dei suoi incantesimi, quelli su quella categoria.\n- Tutti gli oggetti attivi senza premio concorrono: prima più voti, poi punti base, poi numero di incantesimi.\n- I primi tre vincono il 1º, il 2º e il 3º premio. Oggetti uguali in tutto condividono un premio, e quello subito sotto non si assegna.\n- Ogni oggetto attivo dà i punti base più uno per ogni incantesimo: **quattro, tre o due volte** per un premio vinto ora, altrimenti una.\n\nUn oggetto tiene il suo premio. Non concorre più, ma dà punti una volta in ogni conteggio seguente.\n\n**Esempio.** Due voti su Bacchetta, uno su Elementale: la Bacchetta di sorbo ha 3 voti e vince. Base 2 e un incantesimo fanno 3 punti, quattro volte: 12.',
  tribunal_caption: 'Poco prima del conteggio: 2 su Bacchetta, 1 su Elementale.',
  again_title: 'Un nuovo Tribunale',
  again:
    'Dopo un conteggio tutti i voti tornano al Concilium. Le carte scartate si mescolano nei loro mazzi, le file si riempiono, e le fonti riaprono con numeri più alti. Ciò che vale fino al conteggio è finito: blocchi, protezioni, precedenza, voti in più.\n\nChi ha il 1º premio è il prossimo Praeco. Se l’hanno vinto in più, è il primo di loro in senso orario dopo l’ultimo Praeco. Se non l’ha vinto nessuno, è chi sta alla sinistra dell’ultimo Praeco.\n\nOggetti, incantesimi, Vis e mano restano.\n\n**Esempio.** La Bacchetta di sorbo tiene il suo premio. Nel secondo e nel terzo conteggio dà i suoi 3 punti una volta ciascuno.',
  again_caption: 'Dopo il primo Tribunale: la Bacchetta di sorbo ha il 1º premio.',
  effects_title: 'Gli effetti delle carte',
  effects:
    'I passi di un effetto si seguono, ognuno per quanto è possibile; ciò che non si può fare si salta, e la carta è spesa. Si può rifiutare solo «fino a» e «puoi».\n\n- **Ricevere** porta Vis nella tua riserva. **Finanziare** mette Vis su una tua carta non finita, mai più del suo costo.\n- Una carta pescata da un mazzo sta coperta nel tuo Sanctum, a meno che non si nomini la mano; una carta di una fila o degli scarti sta scoperta.\n- Uno spazio **bloccato** non prende né dà voti fino al conteggio.\n- Un giocatore **protetto** non può essere scelto, e non perde nulla per mano dei rivali.\n- Un oggetto scartato porta con sé i suoi incantesimi e perde il premio.\n- La **nebbia** dura fino alla fine del prossimo turno di chi la subisce.\n- Un turno in più di due azioni è nuovo: ogni tipo si può fare di nuovo.\n- Tra due giocatori con precedenza decidono i punti base.\n\nSe un finanziamento mette su un oggetto coperto meno di quanto potrebbe, tutti sanno che il suo costo è raggiunto. Dove una domanda direbbe qualcosa agli altri, si chiede a tutti.\n\n**Esempio.** Seconda fioritura, nella fila degli incantesimi, ti fa prendere un oggetto e vi mette 2 Vis. Per un oggetto che costa 2 basta per attivarlo.',
  effects_caption: 'Ogni incantesimo e ogni risorsa dice che cosa fa.',
  variants_title: 'Varianti',
  variants:
    'Un tavolo può accordarsi su altre regole prima della partita:\n\n- un oggetto premiato dà punti con il suo moltiplicatore in ogni conteggio, o non ne dà più;\n- dopo un premio condiviso in tre si saltano due premi;\n- un oggetto senza voti non vince premi;\n- la Vis è limitata a 60, o i voti sono illimitati;\n- non c’è chiamata prima del conteggio;\n- i mazzi vuoti si riempiono subito con gli scarti;\n- le carte pescate coperte vanno in mano;\n- i Tribunali sono due, o il caso sceglie i mazzi all’inizio.\n\nLa pagina iniziale offre le regole del regolamento e una partita breve con due Tribunali.\n\n**Esempio.** Nella partita breve il caso distribuisce tutte e cinque le carte, e il secondo Tribunale si salta.',
  variants_caption: 'Il Praeco ha messo tre voti.',
  questions_title: 'Buono a sapersi',
  questions:
    '- Le carte si attivano nel tuo turno e nella chiamata, mai nei turni degli altri.\n- Su un oggetto va qualsiasi combinazione delle categorie accettate; più incantesimi di una categoria ne contano i voti una volta sola.\n- Un giocatore può vincere più premi in un conteggio.\n- Tutti gli oggetti attivi danno punti. Per tenerne uno da parte, lascialo inattivo.\n- Il Praeco può votare ancora con un’azione.\n- Se il Concilium si svuota, il Praeco mette ciò che resta, e nessuno può votare.\n- Un mazzo finito resta vuoto fino al prossimo Tribunale.\n- Una carta del Sanctum si elimina solo con un effetto.\n- Un giocatore può avere due turni di fila a cavallo di un Tribunale.\n\n**Esempio.** Al Filtro d’argento vivo manca una Vis. Se lo finisci e lo lasci inattivo, nessuno sa quali voti ti aiuterebbero.',
  questions_caption: 'Gli altri vedono due dorsi, e la Vis che vi sta sopra.',
});
