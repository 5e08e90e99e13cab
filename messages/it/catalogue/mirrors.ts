export const mirrors = {
  aphrodite: {
    name: 'Specchio Afrodite',
    tagline: 'La conchiglia orlata di schiuma',
    headline: 'specchio da parete smart con luce',
    summary:
      'Specchio da parete smart con luce, cornice a conchiglia in oro rosa, antiappannamento.',
    description:
      'Le coste di un grande pettine di mare si aprono a ventaglio intorno al vetro, scolpite nel tiglio e poi coperte di oro rosa in foglia; sul bordo corre un orlo di schiuma bianca, opaco, un po’ irregolare, come lo lascia il mare. La luce esce da quell’orlo. Aurora alla prima ora, pieno giorno per il tratto di una matita, lampada bassa quando viene la sera, rende le tinte della pelle quali sono. Un velo tiepido, nascosto dietro il vetro, scaccia l’appannamento. Alto quanto basta a dare la figura quasi intera, lo specchio permette di avvicinarsi quanto si vuole.',
    features: [
      'Cornice a conchiglia scolpita nel tiglio',
      'Oro rosa in foglia, brunito all’agata',
      'Orlo bianco schiuma che diffonde la luce',
      'Tre luci: aurora, pieno giorno, sera',
      'Resa fedele delle tinte della pelle',
      'Antiappannamento silenzioso dietro il vetro',
      'Intensità regolata con un dito sull’orlo',
      'Luce coordinata con le lampade vicine via Matter',
      'Illuminazione pienamente utilizzabile senza connessione',
    ],
    materials: [
      'Tiglio massello scolpito',
      'Foglia d’oro rosa',
      'Composito minerale bianco schiuma',
      'Vetro argentato extrachiaro',
    ],
    technology:
      'Illuminazione ad ampio spettro e antiappannamento automatico, regolazione col dito, Wi-Fi 6, Bluetooth 5.3 e Matter',
    sensors: [
      'Colore e intensità della luce diurna',
      'Presenza davanti al vetro',
      'Umidità della stanza',
      'Tocco sull’orlo',
    ],
    care: [
      'Spolverare l’oro rosa con un pennello morbido, mai con un panno umido.',
      'Passare sul vetro una microfibra appena bagnata.',
      'Tenere lacche e profumi lontani dalla doratura.',
    ],
    myth: {
      title: 'La riva dove l’aspettavano le Ore',
      content:
        'Al largo di Citera la schiuma imbiancò intorno a ciò che Crono aveva gettato in mare, e in quella schiuma crebbe una fanciulla. Esiodo la segue fino a Cipro: approda, l’erba spunta sotto i suoi piedi leggeri, Eros e Imero si mettono in cammino dietro di lei. Un Inno aggiunge le Ore dalle bende d’oro, in piedi sulla spiaggia. La vestirono, le fissarono agli orecchi fiori d’oricalco, le passarono collane al collo, poi la condussero fra gli immortali. Prima di avere un nome, la dea aveva una riva e qualcuno che la pettinasse.',
      powers: [
        'Destare il desiderio senza comandarlo',
        'Far spuntare l’erba sotto i suoi passi',
        'Prestare il suo splendore a chi si avvicina',
      ],
      domain: 'L’amore e la bellezza, da Citera a Cipro',
    },
  },
  narcisse: {
    name: 'Specchio Narciso',
    tagline: 'La fonte in cui ci si incontra',
    headline: 'specchio da terra smart con luce',
    summary: 'Specchio da terra smart con luce, in bronzo e vetro nero, a batteria.',
    description:
      'In piedi nella camera, un alto specchio s’inclina appena verso una vasca di vetro nero dal contorno di stagno. Due immagini si rispondono: una nitida, all’altezza degli occhi, l’altra capovolta ai piedi di chi guarda, più scura della notte. Le tiene insieme uno stelo di bronzo, sottile come il gambo di un fiore. Fra l’una e l’altra corre una linea di luce che prende la figura di sbieco, come fa il sole in una radura. Il mormorio di una sorgente viene dalla base; lo si può far tacere. Nulla è filmato, nulla è conservato, e l’immagine se ne va insieme a chi l’ha portata. A batteria, lo specchio passa la sera dove più piace.',
    features: [
      'Specchio a stelo, inclinabile con una mano',
      'Vasca di vetro nero dal contorno di stagno',
      'Doppio riflesso, chiaro di fronte, scuro a terra',
      'Stelo di bronzo come gambo di narciso',
      'Luce di sbieco che si accende quando ci si avvicina',
      'Suono di sorgente o silenzio, con un gesto',
      'Batteria per un’intera serata',
      'Senza telecamera né microfono',
    ],
    materials: [
      'Vetro nero colato',
      'Bronzo a patina verde',
      'Vetro argentato senza cornice',
      'Rovere annerito al ferro',
    ],
    technology:
      'Luce di sbieco e suono d’acqua comandati col gesto, Wi-Fi 6 e Bluetooth 5.3, batteria nella base',
    sensors: [
      'Infrarosso di prossimità',
      'Movimento della mano',
      'Inclinazione dello specchio',
      'Luminosità della camera',
    ],
    care: [
      'Togliere la polvere dal vetro nero col piumino, poi lavarlo con acqua demineralizzata.',
      'Inclinare lo specchio dai bordi, senza premere al centro.',
      'Incerare lo stelo di bronzo una volta l’anno e lucidarlo con la lana.',
    ],
    myth: {
      title: 'Quel che aveva predetto Tiresia',
      content:
        'La ninfa Liriope chiese all’indovino se il figlio, nato dal fiume Cefiso, sarebbe vissuto a lungo. «Se non conoscerà sé stesso», rispose Tiresia, e parvero parole al vento. Passarono sedici anni. Un giorno di caccia, il ragazzo si distese presso una fonte che né pastori né capre avevano mai intorbidato; bevve, e gli venne un’altra sete. Pausania, che colloca l’acqua vicino a Tespie, preferiva la storia di una sorella gemella che il ragazzo avrebbe cercato nei propri lineamenti. Quando si alzò il rogo, da prendere non restava che un fiore dal cuore giallo, cerchiato di bianco.',
      powers: [
        'Trattenere uno sguardo senza parlare',
        'Dare all’acqua la sua profondità',
        'Mutare la pena in fiore',
      ],
      domain: 'Le fonti e i fiori di Beozia',
    },
  },
  hera: {
    name: 'Specchio Era',
    tagline: 'L’arcata dai cento sguardi',
    headline: 'specchio smart a figura intera con luce',
    summary: 'Specchio smart a figura intera con luce, in ottone e smalto, senza telecamera.',
    description:
      'Alta come una porta, l’arcata compone piume di pavone in ottone traforato, ciascuna chiusa da un occhio di smalto verde e blu, cotto a gran fuoco. Lo specchio mostra dalla testa ai piedi, e lascia spazio a uno strascico. Ogni occhio nasconde una luce; secondo l’ora se ne aprono alcuni, o tutti. I radar della cornice sanno che qualcuno si avvicina, mai con quale viso. A chi porta con sé il telefono, l’UWB rende subito il chiarore che aveva scelto. Gli altri poseranno la mano sulla piuma più bassa: risponde al tocco, anche quando la rete dorme.',
    features: [
      'Arcata di piume in ottone traforato e cesellato',
      'Occhi di smalto cloisonné, cotti a gran fuoco',
      'Specchio a figura intera, ampio anche per uno strascico',
      'Luce alloggiata in ogni occhio di piuma',
      'Presenza rilevata dal radar, senza telecamera',
      'Regolazioni di ciascuno richiamate via UWB',
      'Bianco neutro per giudicare stoffe e cuciture',
      'Comando a sfioramento sulla piuma più bassa',
      'Regolazioni registrate nella cornice stessa',
    ],
    materials: [
      'Ottone traforato e cesellato',
      'Smalto cloisonné verde pavone e blu',
      'Vetro argentato di alta planarità',
      'Retro impiallacciato in noce annerito',
    ],
    technology:
      'Occhi luminosi comandati uno a uno, radar di presenza e UWB, Wi-Fi 6, Bluetooth 5.3 e Matter',
    sensors: [
      'Tre radar di presenza nella cornice',
      'Prossimità del telefono via UWB',
      'Luminosità della stanza',
      'Tocco sulla piuma più bassa',
    ],
    care: [
      'Lasciare scurire l’ottone, o ravvivarlo con cotone asciutto, secondo il gusto.',
      'Sciacquare lo smalto con una spugna morbida, senza detersivi.',
      'Pulire il vetro dall’alto in basso, con una sola passata.',
      'Far verificare i fissaggi a parete ogni cinque anni.',
    ],
    myth: {
      title: 'Gli occhi salvati dal sonno',
      content:
        'Cento occhi intorno al capo, di cui due soltanto dormivano a turno: tale era Argo, il custode che lei mise accanto a Io mutata in giovenca. Ovidio lo mostra seduto su un’altura, a vedere da ogni parte senza voltarsi. Hermes venne in veste di pastore, soffiò nelle sue canne, attaccò la storia di Siringa; prima che il racconto finisse, non c’era più una palpebra alzata, e la lama fece il resto. Era non lasciò che quegli sguardi si spegnessero. Li raccolse e li fissò sulle piume del suo uccello, dove luccicano ancora a mo’ di gemme.',
      powers: [
        'Vedere chiaro attraverso le nubi',
        'Onorare chi ha ben servito',
        'Dare alla veglia il suo splendore',
      ],
      domain: 'La regalità e lo sguardo che non batte ciglio',
    },
  },
};
