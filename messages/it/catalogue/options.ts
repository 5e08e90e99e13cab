export const options = {
  beds: {
    led_lighting: {
      name: 'Illuminazione LED',
      description:
        'Luce sotto il telaio, lungo tutto il perimetro, regolabile da un barlume alla piena intensità.',
    },
    holographic_projector: {
      name: 'Proiettore olografico',
      description:
        'Costellazioni, onde o nuvole proiettate sul soffitto con un effetto di profondità, cancellate con un gesto.',
    },
    massage_system: {
      name: 'Sistema di massaggio',
      description: 'Onde lente sotto il materasso, dalla nuca ai talloni; motori silenziosi.',
    },
    integrated_table: {
      name: 'Tavolino integrato',
      description: 'Un piano di legno che si apre per la colazione e poi rientra nel fianco.',
    },
    safe_storage: {
      name: 'Cassaforte integrata',
      description:
        'Una cassaforte ancorata alla struttura, che si apre con l’impronta o con un codice; chiave di emergenza inclusa.',
    },
    wireless_charging: {
      name: 'Ricarica senza fili',
      description: 'Una piastra a induzione su ogni lato del letto, per il telefono e l’orologio.',
    },
    integrated_tv: {
      name: 'Televisore integrato',
      description:
        'Uno schermo motorizzato che sale dai piedi del letto e vi ridiscende, con altoparlanti e telecomando.',
    },
    massage_chair: {
      name: 'Poltrona massaggiante',
      description:
        'Una poltrona coordinata, da tenere accanto al letto, con rulli per schiena e gambe.',
    },
  },
  /** What an option adds to a bed that has something like it already. */
  additions: {
    led_lighting: {
      zeus: 'La luce notturna dorata illumina solo la testata; questa opzione illumina il pavimento.',
      hades:
        'La linea di brace è rossa, debole e si accende solo quando ci si alza; questa opzione dà una luce bianca o calda, sufficiente per leggere.',
      poseidon:
        'I ciottoli di vetro illuminano solo il telaio; questa opzione illumina il pavimento.',
      chronos:
        'Gli anelli dell’edizione Integrale illuminano dall’alto, al risveglio; questa opzione illumina il pavimento a ogni ora, ed è l’unica luce dell’edizione Struttura.',
      kratos:
        'Il sentiero di luce dell’edizione Integrale si accende solo quando ci si alza; questa opzione resta accesa, ed è l’unica luce dell’edizione Struttura.',
    },
  },
  /** On what was chosen before some options excluded each other. */
  excluded: 'Queste opzioni non vanno insieme: teniamo {kept}, senza {left}.',
  ateliers: {
    /** What the base has in place of options of which one is chosen at most. */
    inBase: { cover: 'Panno di lana, come la base', frame: 'Faggio cerato, come la base' },
    groups: {
      tech: 'Tecnologia',
      mat: 'Materiali',
      size: 'Dimensioni',
      fin: 'Finiture',
      func: 'Funzioni',
      frame: 'Cornice',
      dim: 'Dimensioni',
    },
    /** What a composition is before any option; `{size}` is that of the piece. */
    bases: {
      bed: 'Un letto di {size}, nelle misure del pezzo, in faggio massello e panno di lana, materasso adattivo compreso. Senza opzioni, la rigidità di ogni lato si regola a mano o dall’app.',
      chair:
        'Una poltrona di {size}, nelle misure del pezzo, in faggio massello e panno di lana, imbottita di lattice. Lo schienale si inclina a mano; senza opzioni non ha elettronica.',
      table:
        'Un tavolino di {size}, nelle misure del pezzo, in rovere massello oliato. Senza opzioni non ha elettronica.',
      mirror:
        'Uno specchio di {size}, nelle misure del pezzo: vetro argentato, cornice di faggio cerato. Senza opzioni non ha elettronica.',
      wardrobe:
        'Un armadio di {size}, nelle misure del pezzo, impiallacciato in rovere, con appenderia, ripiani e cassetti a chiusura ammortizzata. Senza opzioni non ha elettronica.',
    },
    bed: {
      'tech-1': {
        name: 'Sistema di massaggio a onde lente',
        description:
          'Onde lente sotto il materasso, dalle spalle ai polpacci, in tre intensità; motori silenziosi.',
      },
      'tech-2': {
        name: 'Illuminazione LED d’atmosfera',
        description: 'Luce morbida sotto il telaio, di intensità regolabile.',
      },
      'tech-3': {
        name: 'Assistente vocale integrato',
        description:
          'Il letto si comanda a voce e risponde dall’altoparlante; un pulsante spegne il microfono. Serve una connessione.',
      },
      'tech-4': {
        name: 'Climatizzazione silenziosa del letto',
        description:
          'Riscalda o rinfresca ogni lato del letto, da 18 a 38 °C, senza rumore di ventole.',
      },
      'mat-1': {
        name: 'Schiuma viscoelastica',
        description: 'Un topper di schiuma viscoelastica, alto 7 cm.',
      },
      'mat-2': {
        name: 'Doratura in foglia',
        description: 'Foglia d’oro a 23,5 carati, posata a mano sulla testata.',
      },
      'mat-3': {
        name: 'Legno sacro',
        description:
          'Noce massello oliato al posto del faggio: il legno che la maison riserva alle sue composizioni.',
      },
      'size-1': {
        name: 'Formato king size (200 × 220 cm)',
        description: 'Il letto passa a 200 × 220 cm, materasso e telaio compresi.',
      },
      'size-2': {
        name: 'Altezza maggiorata',
        description: 'Rialzato di 10 cm, per sedersi e alzarsi senza sforzo.',
      },
    },
    chair: {
      'mat-1': {
        name: 'Pelle pieno fiore a concia vegetale',
        description: 'Pelle bovina conciata con corteccia, tinta in massa.',
      },
      'mat-2': {
        name: 'Velluto di mohair',
        description: 'Velluto di mohair tessuto su base di cotone.',
      },
      'mat-3': { name: 'Bouclé di alpaca', description: 'Bouclé di alpaca e lana.' },
      'fin-1': {
        name: 'Doratura in foglia',
        description: 'Foglia d’oro a 23,5 carati sul legno a vista.',
      },
      'fin-2': {
        name: 'Bronzo patinato a mano',
        description: 'Ferramenta di bronzo massiccio, brunita a mano.',
      },
      'fin-3': {
        name: 'Impuntura da sellaio a contrasto',
        description: 'Cuciture a punto sella, in filo di lino di tono opposto.',
      },
      'tech-1': {
        name: 'Massaggio caldo alla schiena',
        description:
          'Sei punti di massaggio lungo la schiena e calore lombare, regolati dal bracciolo.',
      },
      'tech-2': {
        name: 'Diffusori nel poggiatesta',
        description: 'Due altoparlanti all’altezza dell’orecchio, collegati via Bluetooth.',
      },
    },
    table: {
      'tech-1': {
        name: 'Ricarica senza fili integrata',
        description: 'Una piastra a induzione sotto il piano, 15 W, per un telefono.',
      },
      'tech-2': {
        name: 'Assistente vocale divino',
        description:
          'Assistente vocale con altoparlante; un pulsante spegne il microfono. Serve una connessione.',
      },
      'tech-3': {
        name: 'Schermo touch integrato',
        description: 'Uno schermo di 18 cm a filo del piano: l’ora e i comandi della casa.',
      },
      'mat-1': {
        name: 'Marmo dell’Olimpo',
        description: 'Piano di marmo bianco di Paro, lucidato.',
      },
      'mat-2': { name: 'Legno sacro', description: 'Noce massello oliato al posto del rovere.' },
      'mat-3': {
        name: 'Metallo divino',
        description: 'Base e filetti di ottone massiccio, verniciati a forno.',
      },
      'func-1': {
        name: 'Sistema di raffreddamento',
        description: 'Un pozzetto refrigerato nel piano tiene un bicchiere o una bottiglia a 8 °C.',
      },
      'func-2': {
        name: 'Luci LED personalizzabili',
        description: 'Luce sotto il piano, colore e intensità a scelta.',
      },
    },
    mirror: {
      'func-1': {
        name: 'Illuminazione LED adattiva',
        description: 'Luce intorno al vetro, che segue il giorno dal mattino alla sera.',
      },
      'func-2': {
        name: 'Sensore di bellezza IA',
        description:
          'Una telecamera ravvicinata, con una luce neutra propria, misura la luminosità della pelle; l’app ne segue l’evoluzione, nessuna immagine viene conservata.',
      },
      'func-3': {
        name: 'Display meteo e agenda',
        description:
          'Il tempo e gli appuntamenti su uno schermo in un angolo del vetro. Serve una connessione.',
      },
      'frame-1': {
        name: 'Cornice oro rosa divino',
        description: 'Cornice di tiglio coperta di oro rosa in foglia.',
      },
      'frame-2': {
        name: 'Cornice cristallo d’Olimpo',
        description: 'Cornice di cristallo tagliato e lucidato a mano.',
      },
      'frame-3': {
        name: 'Cornice marmo scolpito',
        description: 'Cornice scolpita nel marmo bianco massiccio.',
      },
      'tech-1': {
        name: 'Riconoscimento facciale',
        description:
          'Una telecamera riconosce fino a quattro volti e richiama le regolazioni di ciascuno; nulla esce dallo specchio.',
      },
      'tech-2': {
        name: 'Assistente di bellezza personale',
        description:
          'Consigli di acconciatura e trucco sullo schermo e dall’altoparlante, in base a una telecamera.',
      },
    },
    wardrobe: {
      'dim-1': { name: 'Larghezza estesa (+50 cm)', description: '50 cm di appenderia in più.' },
      'dim-2': {
        name: 'Altezza maestosa (+30 cm)',
        description: '30 cm in più, con un ripiano alto.',
      },
      'dim-3': {
        name: 'Profondità regale (+20 cm)',
        description: '20 cm in più, per capi voluminosi e valigie.',
      },
      'tech-1': {
        name: 'Sistema di organizzazione IA',
        description:
          'Etichette NFC e lettori: l’app sa dove si trova ogni capo e propone un ordine.',
      },
      'tech-2': {
        name: 'Illuminazione LED automatica',
        description: 'Luce interna che si accende all’apertura delle ante.',
      },
      'tech-3': {
        name: 'Specchio intelligente integrato',
        description:
          'Specchio a figura intera in un’anta, illuminato, con un piccolo schermo: l’ora e la data.',
      },
      'mat-1': {
        name: 'Legni pregiati d’Olimpo',
        description: 'Ante impiallacciate in radica d’olmo al posto del rovere.',
      },
      'mat-2': { name: 'Finiture dorate', description: 'Maniglie e filetti dorati in foglia.' },
    },
  },
} as const;
