export const chairs = {
  athena: {
    name: 'Poltrona Atena',
    tagline: 'La civetta ad ali ripiegate',
    headline: 'poltrona massaggiante in pelle',
    summary:
      'Poltrona massaggiante in pelle verde oliva e noce: rulli, calore lombare, luce da lettura.',
    description:
      'Due ali di pelle verde oliva salgono dietro la nuca e si richiudono all’altezza delle tempie, piuma contro piuma, come quelle di una civetta a riposo. Ogni remigante è una fascia tesa sul noce, cucita con un filo appena più chiaro. Dove le ali s’incontrano, una fibula di bronzo porta l’egida. Una manopola dello stesso metallo, in fondo al bracciolo destro, comanda il resto: la si preme, e i rulli cominciano a scendere lungo la colonna; la si gira, e premono di più. La seduta è soda, il bracciolo largo quanto un libro aperto. Quanto ai rumori della stanza, restano dall’altra parte della pelle.',
    features: [
      'Schienale a due ali motorizzate che si accostano alle spalle',
      'Quattro rulli su guida che seguono la curva della colonna',
      'Cuscini d’aria a contatto con i trapezi',
      'Calore lombare diffuso, regolabile grado per grado',
      'Luce da lettura orientabile sul bordo dell’ala sinistra',
      'Manopola di bronzo per tutti i comandi, senza schermo',
      'Ovatta acustica che smorza i rumori intorno a chi legge',
      'Programmi tenuti in memoria, utilizzabili senza connessione',
    ],
    materials: [
      'Pelle bovina pieno fiore verde oliva',
      'Bronzo patinato',
      'Noce massello',
      'Imbottitura di schiuma e ovatta di lana',
    ],
    technology:
      'Massaggio a rulli guidato dalla pressione della schiena, ali acustiche, luce da lettura, Wi-Fi 6 e Matter',
    sensors: [
      'Sensore di pressione sotto seduta e schienale',
      'Sensori di forza nei rulli',
      'Sonda di temperatura lombare',
      'Fotocellula per la luce ambiente',
    ],
    care: [
      'Spolverare la pelle ogni settimana con un panno morbido e asciutto.',
      'Nutrirla due volte l’anno con un latte incolore, insistendo sulle pieghe delle ali.',
      'Lasciar scurire il bronzo o ravvivarlo con pelle di daino, mai con abrasivi.',
      'Tenere la poltrona ad almeno un metro dai termosifoni.',
    ],
    myth: {
      title: 'Il giorno in cui si aprì la fronte di Zeus',
      content:
        'Zeus aveva ingoiato Meti, la Prudenza, per timore di un figlio più forte di lui, e il pensiero continuò a crescere dov’era. Esiodo sbriga il seguito in tre versi; Pindaro ci mette il rumore. Efesto levò la scure di bronzo, la fronte del padre si spaccò, apparve una figlia con un grido così lungo che ne rabbrividirono il Cielo e la Terra. Secondo l’Inno omerico, il Sole fermò i cavalli finché lei non si fu tolta le armi dalle spalle. La poltrona trattiene quell’istante della nascita: il peso che si depone, e il giorno che aspetta.',
      powers: [
        'La chiaroveggenza notturna',
        'La calma prima della decisione',
        'L’egida posata sulle spalle',
        'La mano sicura dell’artigiana',
      ],
      domain: 'Il pensiero, le arti della mano, la guardia delle città',
    },
  },
  hygieia: {
    name: 'Poltrona Igea',
    tagline: 'Il serpente si china verso la coppa',
    headline: 'poltrona massaggiante in lana e rovere',
    summary: 'Poltrona massaggiante a cuscini d’aria, in bouclé di lana e rovere chiaro.',
    description:
      'Una sola linea di rovere chiaro parte dal piede, passa sotto la seduta, risale lungo la schiena e si avvolge a destra per venire a bere in una coppa. Il serpente di Igea è tutto qui, ridotto alla sua curva. Intorno a lui, il bouclé bianco latte ha lo spessore di un pane lievitato; vi si affonda la mano prima del corpo. Celle d’aria, nascoste sotto la lana, si gonfiano una dopo l’altra e fanno salire un’onda lenta, dalle cosce alla nuca, al ritmo del respiro. La coppa, scaldata da sotto, tiene la tisana alla giusta temperatura. I rivestimenti si sfilano e si lavano, il legno si ripara.',
    features: [
      'Onda d’aria continua, dalle cosce fino alla nuca',
      'Ritmo del massaggio accordato al respiro',
      'Coppa di rovere riscaldata per una tazza o una ciotola',
      'Discreto anello di luce che ricorda di bere',
      'Regolazioni richiamate con carta o telefono NFC',
      'Rivestimenti in bouclé sfilabili e lavabili',
      'Pompa d’aria sospesa, appena udibile',
      'Braccioli alti per rialzarsi facilmente',
    ],
    materials: [
      'Bouclé di lana bianco latte',
      'Rovere massello chiaro oliato',
      'Lino lavato',
      'Imbottitura di lattice naturale',
    ],
    technology:
      'Massaggio pneumatico regolato sul respiro, coppa riscaldata, richiamo delle regolazioni via NFC',
    sensors: [
      'Sensore di respiro nello schienale',
      'Rilevatore di presenza sotto la seduta',
      'Termometro alloggiato nella coppa',
    ],
    care: [
      'Aspirare il bouclé a bassa potenza, con la bocchetta piatta.',
      'Lavare i rivestimenti a 30 °C, con il programma lana, e asciugarli in piano.',
      'Passare un olio duro sul rovere ogni primavera, seguendo la venatura.',
      'Pulire la coppa dopo ogni uso con un panno appena umido.',
    ],
    myth: {
      title: 'La statua vestita di chiome',
      content:
        'A Titane, sopra Sicione, Pausania volle vedere la statua di Igea e non ne vide quasi nulla. Le donne del paese si erano tagliate i capelli per la dea e le avevano annodato intorno bende di stoffa babilonese; la figura spariva sotto le ciocche. Là si insegnava che pregare uno degli dèi del santuario obbligava a onorare anche lei. Suo padre Asclepio accorreva nel pericolo; lei dimorava nei giorni qualunque, una coppa in mano, a dar da bere al serpente. Il suo solo avversario si chiamava negligenza, e lei lo combatteva con gesti così piccoli che nessun poeta li ha contati.',
      powers: [
        'La misura di ogni giorno',
        'Il tepore della coppa',
        'Il respiro che si allunga',
        'L’attenzione alle piccole cose',
      ],
      domain: 'La salute custodita, l’acqua chiara, i gesti quotidiani',
    },
  },
  morphee: {
    name: 'Poltrona Morfeo',
    tagline: 'Una capsula di papavero socchiusa',
    headline: 'poltrona relax massaggiante reclinabile',
    summary:
      'Poltrona relax massaggiante reclinabile in velluto grigio, sveglia luminosa e batteria.',
    description:
      'Chiusa, la capsula sta dritta, gli spicchi di velluto grigio fumo stretti sotto una corona dentata come quella del papavero maturo. Ci si siede, e lei s’inclina: lo schienale scende, un poggiagambe esce dall’ombra, i fianchi risalgono all’altezza della guancia. Sull’orlo della corona corre un filo di luce, color di brace, che si assottiglia. Il massaggio procede per lunghe pressioni, via via più rade, sotto un brontolio bassissimo che le costole avvertono prima dell’orecchio. Quando chi dorme non si muove più, tutto si ferma per gradi. All’ora stabilita torna un chiarore grigio, e la poltrona raddrizza con lentezza colui che portava.',
    features: [
      'Inclinazione motorizzata fin quasi alla posizione distesa',
      'Poggiagambe a scomparsa sotto la seduta, aperto con un gesto',
      'Lunghe pressioni che si diradano all’avvicinarsi del sonno',
      'Suoni gravi trasmessi dallo schienale',
      'Bordo di luce, dall’ambra all’oscurità',
      'Risveglio con luce graduale e lento ritorno a sedere',
      'Batteria di riserva per l’inclinazione e il massaggio',
      'Spegne anche le luci della stanza (Matter)',
    ],
    materials: [
      'Velluto di cotone grigio fumo',
      'Faggio massello curvato',
      'Ottone annerito',
      'Imbottitura di schiuma viscoelastica',
    ],
    technology:
      'Inclinazione motorizzata, massaggio decrescente, suoni gravi, sveglia luminosa, batteria di riserva',
    sensors: [
      'Rilevatore di movimento a corto raggio',
      'Sensore di respiro sotto il velluto dello schienale',
      'Fotocellula sull’orlo della corona',
    ],
    care: [
      'Spazzolare il velluto nel verso del pelo, una volta al mese.',
      'Passare il vapore a distanza per rialzare le fibre schiacciate.',
      'Tamponare subito un liquido versato con cotone bianco, senza strofinare.',
      'Reclinare la poltrona vuota per spolverare le cerniere con un pennello asciutto.',
    ],
    myth: {
      title: 'Tre fratelli e i loro mestieri',
      content:
        'Esiodo fa nascere dalla Notte la tribù dei Sogni; Omero dà loro due porte, una di corno, l’altra d’avorio. Bisognò aspettare Ovidio perché tre di loro ricevessero un nome e un mestiere. Quello che gli dèi chiamano Icelo, e i mortali Fobetore, si muta in belva, in uccello, in lungo serpente. Fantaso si fa terra, acqua, trave, pietra, tutte cose prive d’anima. Morfeo recita soltanto gli umani: ne prende il passo, il mantello, le parole che hanno più care. Le sue visite andavano ai re e ai capitani, per il popolo bastavano altri sogni. La poltrona ha corretto l’usanza.',
      powers: [
        'L’arte di prendere ogni volto',
        'Il volo silenzioso',
        'La luce che viene per gradi',
        'La pazienza delle soglie',
      ],
      domain: 'I sogni in forma umana, il margine del sonno',
    },
  },
  artemis: {
    name: 'Poltrona Artemide',
    tagline: 'La falce di frassino argentato',
    headline: 'poltrona massaggiante in frassino',
    summary:
      'Poltrona massaggiante in frassino e loden verde: allungamento della schiena, rulli, batteria.',
    description:
      'Una falce di luna in frassino argentato, incollata a lamelle e curvata a vapore come il legno di un arco, sale dietro le spalle e ricade in due punte sottili. Il loden verde bosco vi è teso da lacci di cuoio, alla maniera di una faretra; sa ancora un po’ di lana e di pioggia. La seduta, soda ed elastica, tiene dritti senza sforzo. Il massaggio lavora in due tempi: una trazione lenta che allontana il bacino dalle spalle, un rilascio, poi percussioni brevi ai polpacci e alle scapole. Dietro lo schienale un tratto di luce disegna la luna del giorno. Una batteria permette di sistemare la poltrona lontano dalle prese.',
    features: [
      'Schienale ad arco in frassino lamellare, elastico sotto il carico',
      'Lento allungamento della schiena, seguito da un rilascio',
      'Percussioni brevi per scapole e polpacci',
      'Rulli che cercano da soli le zone contratte',
      'Falce luminosa che segue le fasi della luna',
      'Poggiapiedi motorizzato riposto sotto la seduta',
      'Batteria integrata, per sedersi lontano dalle prese',
      'Connessione Thread a basso consumo',
    ],
    materials: [
      'Frassino lamellare argentato',
      'Loden di lana verde bosco',
      'Lacci di cuoio bovino',
      'Imbottitura di lattice e lana',
    ],
    technology:
      'Allungamento ad arco, percussioni mirate, luce di luna, Thread e batteria integrata',
    sensors: [
      'Sensori di resistenza sotto i rulli',
      'Estensimetro nell’arco dello schienale',
      'Accelerometro della seduta',
    ],
    care: [
      'Scuotere la polvere dal loden con una spazzola morbida, dall’alto in basso.',
      'Arieggiare la lana a una finestra aperta invece di lavarla.',
      'Incerare leggermente il frassino all’inizio di ogni stagione.',
      'Stringere i lacci di una tacca in autunno, senza forzare.',
    ],
    myth: {
      title: 'Una bambina sulle ginocchia di Zeus',
      content:
        'Seduta sulle ginocchia del padre, racconta Callimaco, la piccola fece la sua lista. Voleva restare fanciulla per sempre e portare più nomi di Febo; un arco, una tunica che arrivasse al ginocchio; sessanta figlie di Oceano per danzare, venti ninfe dell’Amniso per i calzari e per i cani; tutte le montagne, e una città qualunque, tanto ci sarebbe scesa di rado. Le sue mani cercavano la barba del dio senza arrivarci. Zeus rise e diede di più. Lei se ne andò a ordinare le frecce ai Ciclopi, poi a ricevere da Pan la sua muta, in Arcadia. Si conoscono poche infanzie meglio spese.',
      powers: [
        'L’arco teso e poi reso',
        'Il passo che l’erba non sente',
        'La luce delle notti chiare',
        'La guardia delle sorgenti',
      ],
      domain: 'I boschi, gli animali liberi, il chiarore delle notti',
    },
  },
  apollo: {
    name: 'Poltrona Apollo',
    tagline: 'Sette corde e un sole',
    headline: 'poltrona massaggiante con musica',
    summary:
      'Poltrona massaggiante in velluto zafferano e ottone, con altoparlanti e luce del giorno.',
    description:
      'Due montanti d’ottone si divaricano sopra le spalle e s’incurvano come i corni di una lira; fra l’uno e l’altro s’irradiano steli sottili, più fitti verso il centro. Secondo l’ora, si vede uno strumento o un sorgere di sole. Il velluto zafferano, trapuntato a ventaglio, cambia tono a ogni passo che gli si fa intorno. Quando la musica comincia, viene dalla schiena. Trasduttori alloggiati nel telaio portano le corde gravi fino alle reni; i rulli prendono il tempo, rallentano agli adagi, tacciono con l’orchestra. Illuminato da dietro, l’ottone passa dal bianco di mezzogiorno all’arancio della sera.',
    features: [
      'Schienale a lira con raggi d’ottone retroilluminati',
      'Musica trasmessa dal telaio, dai bassi ai medi',
      'Massaggio che segue il tempo del brano ascoltato',
      'Due altoparlanti rivolti all’orecchio, nei corni',
      'Illuminazione accordata al corso del giorno',
      'Suono regolato automaticamente sulla stanza',
      'Ascolto ripreso posando il telefono sul bracciolo',
      'Biblioteca di opere in memoria, disponibile senza connessione',
      'Calore dolce nella seduta e nella parte alta della schiena',
    ],
    materials: [
      'Velluto di mohair zafferano',
      'Ottone spazzolato verniciato',
      'Acero massello tinto miele',
      'Imbottitura di schiuma e feltro di lana',
    ],
    technology:
      'Massaggio vibroacustico accordato alla musica, luce del giorno, NFC, Wi-Fi 6 e Matter',
    sensors: [
      'Microfono, spento dopo la misura della stanza',
      'Sensore di presenza nella seduta',
      'Sensori di sforzo sui rulli',
      'Fotometro sotto la traversa',
    ],
    care: [
      'Lisciare il velluto con il palmo, poi con la spazzola di seta.',
      'Strofinare l’ottone con un panno di cotone asciutto, al resto pensa la vernice.',
      'Togliere la polvere fra i raggi con un pennello largo.',
      'Nelle ore di pieno sole tirare una tenda leggera, per salvare lo zafferano.',
    ],
    myth: {
      title: 'La nascita sotto la palma di Delo',
      content:
        'Nessuna terra osava accogliere Leto, per timore di un figlio troppo grande. Delo, un’isola di sassi, accettò in cambio di un giuramento. Per nove giorni e nove notti mancò Ilizia, trattenuta lontano da Era; quando infine Iride la condusse, Leto gettò le braccia intorno alla palma, puntò le ginocchia sull’erba, e la terra sorrise sotto di lei. Il bambino ebbe il nettare dalla mano di Temi, ruppe le fasce e parlò: sue la lira e l’arco ricurvo, suo dire agli uomini i disegni di Zeus. L’isola allora si coprì d’oro, come una cima a primavera. Così cantava, davanti ai Delii, il cieco di Chio.',
      powers: [
        'La misura che dà ordine',
        'La luce alla sua ora',
        'La voce chiara dell’oracolo',
        'L’accordo ritrovato',
      ],
      domain: 'La musica, la luce, la parola di Delfi',
    },
  },
};
