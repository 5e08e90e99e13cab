export const tables = {
  'morpheus-nightstand': {
    name: 'Comodino Morfeo',
    tagline: 'Il lume dei papaveri',
    headline: 'comodino smart in noce con ricarica',
    summary: 'Comodino smart in noce: luce notturna, sveglia luminosa, ricarica senza fili.',
    description:
      'Capsule di papavero, tornite nel noce, reggono un piano di vetro color mezzanotte. Vi si posano un libro, un bicchiere d’acqua, un anello. Il cassetto scorre senza rumore e rallenta da solo prima di chiudersi, per riguardo a chi dorme. Sotto il vetro un barlume d’ambra si desta quando la mano si avvicina, quanto basta a ritrovare gli occhiali, poi si ritira. Al mattino sale per gradi, come un giorno d’inverno. La batteria dura fino all’alba; nessun filo ha bisogno di correre dietro il letto. Oliato a mano, il legno lascia sentire sotto le dita ogni costola della capsula.',
    features: [
      'Noce tornito a capsule di papavero',
      'Piano di vetro temperato blu notte',
      'Cassetto a chiusura ammortizzata, foderato di feltro',
      'Luce notturna ambrata che si accende quando la mano si avvicina',
      'Sveglia luminosa graduale, in mezz’ora',
      'Ricarica senza fili nascosta in fondo al cassetto',
      'Mormorio di fiume, a volume basso',
      'Batteria che dura tutta la notte, lontano dalle prese',
      'Luce notturna e sveglia utilizzabili senza connessione',
    ],
    materials: [
      'Noce massello tornito, oliato a mano',
      'Vetro temperato blu notte',
      'Feltro di lana grigio cenere',
      'Ottone brunito',
    ],
    technology:
      'Luce notturna e sveglia luminosa collegate via Bluetooth 5.3, Thread e Matter, regolazioni custodite nel comodino',
    sensors: [
      'Avvicinamento della mano, a corto raggio',
      'Luminosità della camera',
      'Temperatura e umidità dell’aria',
      'Apertura del cassetto',
    ],
    care: [
      'Spolverare il noce con un panno di cotone asciutto, nel verso della fibra.',
      'Nutrire il legno due volte l’anno con l’olio in dotazione.',
      'Pulire il vetro con acqua tiepida e sapone delicato.',
      'Asciugare senza indugio ogni goccia caduta sulle capsule.',
    ],
    myth: {
      title: 'La grotta dove nessun cardine stride',
      content:
        'Ovidio alloggia Ipno nel paese dei Cimmeri, in una grotta dove nessun gallo annuncia il giorno e che il Lete culla rotolando i suoi ciottoli. Davanti all’ingresso fioriscono i papaveri, di cui la Notte raccoglie il succo per spargerlo sulla terra oscura. Porte non ne hanno messe; il cardine avrebbe potuto lamentarsi. In fondo il dio riposa su un letto d’ebano, e i sogni gli giacciono intorno, più numerosi delle spighe di una messe. Morfeo è fra loro. Lo chiamano, apre ali che nessuno sente, ed eccolo sul bordo di un letto. Nel punto in cui si ferma abbiamo messo un comodino.',
      powers: [
        'Prendere la forma di un viso amato',
        'Andare nella notte senza un rumore',
        'Aprire e chiudere i sogni',
      ],
      domain: 'I sogni, sulla soglia della grotta di Ipno',
    },
  },
  'hermes-side-table': {
    name: 'Tavolino d’appoggio Hermes',
    tagline: 'La sosta del messaggero',
    headline: 'tavolino smart in travertino',
    summary: 'Tavolino d’appoggio smart in travertino e ottone: ricarica senza fili, a batteria.',
    description:
      'Sottile come un bastone da viandante, un fusto d’ottone si leva con due linee allacciate intorno; in cima, due piccole ali accolgono il piano di travertino. Il tavolino si sposta con due mani, dalla poltrona alla finestra, e lavora ovunque, poiché la batteria sta nella base. Posato sulla pietra, un telefono si ricarica. Una carta accostata al bordo richiama una luce, una musica, un itinerario. Gli alveoli del travertino, stuccati sopra, dove si posano i bicchieri, restano aperti sul taglio. Arriva un messaggio atteso, e le ali si accendono una volta, senza insistere.',
    features: [
      'Fusto d’ottone spazzolato, cinto da due linee allacciate',
      'Ali d’ottone illuminate dal taglio',
      'Piano di travertino lucido, bordo lasciato grezzo',
      'Ricarica senza fili di due dispositivi, direttamente sulla pietra',
      'Lettore NFC sul bordo del piano',
      'Segnale luminoso riservato ai contatti scelti',
      'Base zavorrata che ospita la batteria',
      'Regolazioni memorizzate per ogni stanza',
      'Ricarica e luce possibili senza connessione',
    ],
    materials: [
      'Ottone spazzolato, verniciato a forno',
      'Travertino chiaro a vene fitte',
      'Base in ghisa sabbiata',
    ],
    technology:
      'Ricarica senza fili, carte NFC, Wi-Fi 6 e Bluetooth 5.3, a batteria o da presa elettrica',
    sensors: [
      'Lettura NFC sotto la pietra',
      'Rilevamento di un oggetto posato',
      'Accelerometro nella base',
      'Luce ambiente',
    ],
    care: [
      'Infilare un sottobicchiere sotto il vino, il caffè e il limone.',
      'Lavare il travertino con sola acqua, poi asciugarlo subito.',
      'Strofinare l’ottone con pelle di daino, senza pasta lucidante.',
      'Sollevare il tavolino dal fusto, mai dalle ali.',
    ],
    myth: {
      title: 'Primo giorno di un ladro di vacche',
      content:
        'Nato all’alba in una grotta del Cillene, a mezzogiorno inventava la lira e, venuta la sera, spingeva a ritroso cinquanta vacche rubate ad Apollo. L’Inno omerico racconta quel primo giorno sorridendo. Rise anche Zeus, pretese che la mandria fosse resa, fece del bambino il suo corriere. La lira passò di mano; in cambio venne una verga d’oro, custode dell’abbondanza. Più tardi, lungo le strade di Grecia, ogni passante aggiunse una pietra al mucchio di Hermes. Quei cumuli dicevano a chi arrivava da lontano che poteva sedersi.',
      powers: [
        'Varcare le soglie senza forzarle',
        'Portare la parola all’ora detta',
        'Dividere i litiganti con un gesto',
      ],
      domain: 'Le strade, i messaggi, lo scambio',
    },
  },
  'hestia-coffee-table': {
    name: 'Tavolo basso Estia',
    tagline: 'Il fuoco in mezzo alla casa',
    headline: 'tavolino smart ovale in noce',
    summary: 'Tavolo basso smart in noce massello: focolare di luce, pietra riscaldata, domotica.',
    description:
      'L’ovale di noce non ha né angoli né posti d’onore: nessuno dà le spalle al fuoco. Al centro, un anello di steatite scura circonda un focolare di luce la cui tinta va dalla brace al miele: un bagliore senza fiamma, che ondeggia e si regola tracciando un cerchio col dito. La pietra s’intiepidisce a richiesta e tiene il tè alla giusta temperatura il tempo di una conversazione. Con le lampade e i termosifoni del salotto il tavolo s’intende via Zigbee e Matter, senza server lontani. Largo e basso, il piano svolge una fibra continua, presa da un unico tronco.',
    features: [
      'Piano ovale, fibra continua di uno stesso noce',
      'Focolare luminoso tondo, dalla brace al miele',
      'Anello di steatite a filo del legno',
      'Pietra riscaldata per le tazze e la teiera',
      'Intensità regolata da un cerchio tracciato col dito',
      'Gateway Zigbee e Matter per lampade e termosifoni',
      'Atmosfere della sera memorizzate nel mobile',
      'Spegnimento lento quando il salotto si svuota',
      'Luce e pietra riscaldata utilizzabili senza connessione',
    ],
    materials: [
      'Noce massello oliato',
      'Steatite antracite levigata',
      'Vetro opalino satinato',
      'Filetto d’ottone patinato',
    ],
    technology:
      'Focolare di LED a tinta calda, pietra riscaldata, gateway Zigbee 3.0 e Matter, Wi-Fi 6, Bluetooth 5.3',
    sensors: [
      'Radar di presenza intorno al piano',
      'Anello di pietra sensibile al tocco',
      'Temperatura della steatite',
      'Luce del salotto',
    ],
    care: [
      'Oliare il piano ogni autunno, in strato sottile, poi togliere l’eccesso.',
      'Passare sulla steatite una spugna umida e un sapone neutro.',
      'Snidare le briciole dal filetto d’ottone con un pennello asciutto.',
      'Tenere candele e scaldavivande lontani dal vetro opalino.',
    ],
    myth: {
      title: 'La prima nata e l’ultima',
      content:
        'Prima figlia di Rea, Estia fu anche la prima che Crono inghiottì e l’ultima che rese: l’Inno ad Afrodite la chiama insieme la maggiore e la minore. Quando ebbe rifiutato due dèi, Zeus le diede, al posto delle nozze, il mezzo della dimora e la parte migliore delle offerte. Platone, nel Fedro, mostra gli Olimpi che partono in corteo attraverso il cielo; lei sola resta in casa. A Olimpia, nota Pausania, il suo fuoco bruciava giorno e notte. Non le alzarono molte statue; ne faceva le veci la fiamma.',
      powers: [
        'Tenere il centro senza alzare la voce',
        'Accogliere lo straniero presso la fiamma',
        'Dare a ciascuno la sua parte',
      ],
      domain: 'Il focolare delle case e delle città',
    },
  },
};
