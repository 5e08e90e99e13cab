export const collections = {
  meta: {
    title: 'Letti smart, poltrone massaggianti, mobili smart',
    description:
      'Tutti i mobili smart della maison, con i prezzi: letti smart, poltrone relax massaggianti, comodini con ricarica, specchi con luce, armadi.',
  },
  title: 'Venti pezzi, otto collezioni',
  intro:
    'Cinque letti, cinque poltrone, tre tavolini, tre specchi, quattro armadi. Ogni mobile porta il nome di un dio e ne conserva un gesto. La scheda dà misure e prezzo; al resto pensa la storia.',
  names: {
    olympe: 'Collezione Olimpo',
    titans: 'Collezione Titani',
    underworld: 'Collezione Erebo',
    aqua: 'Collezione Aqua',
    oracles: 'Collezione Oracoli',
    foyer: 'Collezione Focolare',
    reflets: 'Collezione Riflessi',
    saisons: 'Collezione Stagioni',
  },
  sections: {
    bed: {
      title: 'Letti intelligenti',
      text: 'Zeus distende due ali d’aquila sopra chi dorme. Ade cova una brace a filo del pavimento, Poseidone apre una conchiglia di madreperla, Chronos sospende i suoi anelli di bronzo, Kratos tace fra quattro colonne. I sensori seguono il riposo senza sfiorare la pelle, e le regolazioni essenziali funzionano anche senza connessione.',
      anchorLabel: 'I letti',
    },
    chair: {
      title: 'Poltrone intelligenti',
      text: 'Atena richiude ali di civetta intorno alla testa, Igea fa scorrere il suo serpente nella curva dello schienale. In casa di Morfeo tutto inclina al sonno; Artemide tende una falce di luna, Apollo una lira. Il massaggio aiuta a distendersi, e obbedisce alla mano non meno che all’app.',
      anchorLabel: 'Le poltrone',
    },
    table: {
      title: 'Tavolini intelligenti',
      text: 'Posare un libro vicino al cuscino, una tazza accanto alla poltrona, una serata intera in mezzo agli amici: Morfeo, Hermes ed Estia si sono divisi queste tre altezze. I primi due portano con sé la batteria. La dea del focolare resta collegata, fedele al centro della stanza.',
      anchorLabel: 'I tavolini',
      bedside: 'Comodino',
      side: 'Tavolino d’appoggio',
      coffee: 'Tavolo basso',
    },
    mirror: {
      title: 'Specchi intelligenti',
      text: 'Dentro una conchiglia raddrizzata, Afrodite riceve il viso del mattino. Narciso sta in piedi sopra la sua vasca, ed Era dispiega un’arcata di piume di pavone. La luce della cornice segue l’ora che è: schietta per la barba o il trucco, più calda quando scende la sera.',
      anchorLabel: 'Gli specchi',
    },
    wardrobe: {
      title: 'Armadi intelligenti',
      text: 'Il grano di Demetra sale su quattro ante, la melagrana di Persefone si apre in due climi, l’arco di Iride passa da un battente all’altro, il pavone di Era veglia in tarsia. Dentro, ciascuno ha la sua luce.',
      anchorLabel: 'Gli armadi',
    },
  },
  from: 'A partire da {price}',
  seePiece: 'Vedi il pezzo',
  all: '{category}: {count, plural, one {vedi il pezzo} other {vedi tutti i # pezzi}}',
  readStory: 'Leggi la storia',
  buy: 'Acquista',
  heritage: {
    eyebrow: 'Il nome',
    title: 'Quel che le Muse affidarono a un pastore',
    text: 'Esiodo pascolava le pecore ai piedi dell’Elicona quando le Muse gli porsero un ramo d’alloro e lo incaricarono di cantare la stirpe degli immortali. Il suo poema dice chi nacque da chi, e in quale ordine. La maison ne ha preso il nome, e poi il metodo: seguire una discendenza, non saltare nessun antenato, dare a ogni dio un corpo di legno o di pietra dove ci si possa stendere, sedere, appendere il mantello.',
    link: 'Vedi la galleria',
  },
  history: {
    eyebrow: 'Il racconto',
    title: 'Sette anni di bottega',
    intro:
      'Gli dèi di Esiodo ci misero generazioni a intendersi. Ai nostri, meno numerosi, sono bastati qualche inverno, un laboratorio scaldato male e molti modelli di cartone posati per terra.',
    entries: [
      {
        year: '2019',
        title: 'Un libro fra i trucioli',
        text: 'La maison apre a Parigi con un’edizione bilingue della Teogonia, due pialle e un muro bianco. Vi si appunta l’albero degli dèi, dal Caos ai figli di Zeus.',
      },
      {
        year: '2020',
        title: 'Il primo letto',
        text: 'Zeus, com’è giusto, pretende d’essere servito per primo. La testata si rifà quattro volte, finché l’aquila smette di sembrare uno stemma da anello.',
      },
      {
        year: '2022',
        title: 'Il temporale',
        text: 'Una tempesta toglie la connessione al laboratorio per tre giorni. I prototipi continuano a far luce e a scaldare; la regola viene scritta l’indomani: l’essenziale deve funzionare da solo.',
      },
      {
        year: '2024',
        title: 'Il ventesimo pezzo',
        text: 'Con l’armadio di Iride la famiglia è al completo. Ci sono volute sette prove di tintura perché l’arco attraversasse le ante senza diventare un giocattolo.',
      },
      {
        year: '2026',
        title: 'Una casa davanti al mare',
        text: 'La Residenza accoglie i suoi primi ospiti in sei suite. Vi si impara presto che il silenzio di un motore si misura alle tre del mattino.',
      },
    ],
    note: 'Questa storia è il racconto del progetto, immaginato e dato a titolo di esempio.',
  },
  technologies: {
    eyebrow: 'La tecnica',
    title: 'Sotto il velluto',
    text: 'Efesto aveva forgiato tripodi a rotelle che andavano da soli all’assemblea degli dèi e poi tornavano a casa. L’Iliade non aggiunge altro. Ecco, più modestamente, che cosa sanno fare i nostri mobili.',
    items: {
      adaptiveAi: {
        title: 'Intelligenza adattiva',
        text: 'L’ora di coricarsi, il calore preferito, la luce della domenica: il mobile ricorda le abitudini e propone una regolazione, da tenere o no. Questa memoria abita nel pezzo e si cancella con un gesto.',
      },
      wirelessCharging: {
        title: 'Ricarica senza fili',
        text: 'Sulla pietra del tavolino Hermes o in fondo al cassetto di Morfeo il telefono si ricarica appena posato, senza cavi. Per i letti è una dotazione che si sceglie fra le opzioni.',
      },
      biometricSecurity: {
        title: 'Sicurezza biometrica',
        text: 'Zeus, Ade e Kratos possono accogliere una cassaforte, invisibile sotto il telaio, che si apre con un dito o con un codice. Gli armadi Persefone ed Era hanno il loro scomparto a impronta. L’impronta resta nella serratura e non ne esce.',
      },
      controlApp: {
        title: 'App di controllo',
        text: 'Luce, calore, inclinazione e programmi della sera si regolano da un solo schermo, qualunque sia il numero dei pezzi. Quando il telefono è spento, subentrano i comandi a portata di mano.',
      },
      fiveG: {
        title: 'Connessione 5G',
        text: 'Chronos e Kratos hanno un modem tutto loro, che riceve gli aggiornamenti quando manca il Wi-Fi. Tagliati fuori dal mondo, questi due letti conservano la luce, i motori e le posizioni memorizzate.',
      },
      adaptiveMattress: {
        title: 'Materasso adattivo',
        text: 'Varie zone si irrigidiscono o cedono secondo il peso e la postura. Un velo di sensori legge la pressione, senza telecamere né microfoni. Ciascuno dei due tiene il proprio lato e la propria regolazione.',
      },
    },
  },
  cta: {
    title: 'Resta da trovare la tua leggenda',
    text: 'Non sempre si sceglie quello che si credeva. Guarda a lungo i pezzi, leggine le leggende, misura la camera; uno, alla fine, risponderà.',
    explore: 'Esplora la collezione',
    gallery: 'Vedi la galleria',
  },
} as const;
