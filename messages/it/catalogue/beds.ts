export const beds = {
  zeus: {
    name: 'Letto Zeus',
    tagline: 'La tempesta accucciata sotto l’ala dell’aquila',
    headline: 'letto smart 200 × 200, velluto e marmo',
    summary: 'Letto smart 200 × 200 in velluto e marmo bianco, materasso adattivo compreso.',
    description:
      'Due ali d’aquila si aprono dietro i cuscini, imbottite di velluto blu tempesta, una cannellatura per ogni penna. Fra loro si leva un lampo dorato in foglia. Lo stesso velluto, profilato d’oro, riveste il telaio; la base è di marmo bianco, dagli spigoli abbastanza tondi per il polpaccio di chi si alza senza luce. Dentro il materasso, camere d’aria regolano la rigidità di un lato senza disturbare l’altro. Un barometro segue il tempo di fuori: quando la pressione cala, i piedi si scaldano un poco e l’oro della testata impallidisce. Tutto questo si ottiene anche da un pulsante d’ottone, a telefono spento.',
    features: [
      'Testata alata, trapuntata a mano a cannelli',
      'Luce notturna dorata a intensità regolabile',
      'Base di marmo dai bordi morbidi al tatto',
      'Rigidità a camere d’aria, distinta per ciascuno dei due',
      'Barometro integrato che anticipa i cambi di tempo',
      'Sollevamento motorizzato di schiena e gambe',
      'Calore dolce ai piedi del letto, regolabile lato per lato',
      'Comando a pulsante d’ottone, senza connessione',
      'Alloggi già predisposti per massaggio, tavolino o cassaforte opzionali',
    ],
    materials: [
      'Velluto di cotone blu tempesta',
      'Marmo di Paro',
      'Tiglio massello dorato in foglia',
      'Doghe di faggio lamellare',
    ],
    technology:
      'Rigidità e calore per ciascuno dei due, barometro, luce notturna dorata, comando locale e domotica Matter',
    sensors: [
      'Presenza di ciascuno dei due',
      'Movimenti e ritmo del respiro',
      'Pressione atmosferica',
      'Calore ai piedi del letto',
    ],
    care: [
      'Spazzolare il velluto a secco, senza premere.',
      'Lavare il marmo con acqua tiepida, senza aceto né limone.',
      'Spolverare la doratura con un pennello morbido, senza alcun prodotto.',
      'Liberare la presa d’aria della base a ogni cambio di stagione.',
    ],
    myth: {
      title: 'Nove notti in Pieria',
      content:
        'Racconta Esiodo che in Pieria, lontano dagli altri dèi, Zeus salì per nove notti di fila nel sacro letto di Mnemosine, la Memoria. Girò un anno, e la Titanide mise al mondo nove figlie di un solo animo, le Muse, a pochi passi dalla più alta vetta dell’Olimpo nevoso. Colui che si dipinge sempre in piedi, il braccio levato sulla folgore, deve dunque la sua più bella discendenza a un letto in cui seppe restare. Il nostro ha serbato l’ala dell’aquila, aperta sopra le fronti, e il lampo, ma a riposo.',
      powers: [
        'La folgore messa a riposo',
        'La nube adunata per fare ombra',
        'La bilancia d’oro, un piatto per ciascuno',
        'La protezione dovuta all’ospite',
      ],
      domain: 'Il cielo, le tempeste e le leggi dell’ospitalità',
    },
  },
  hades: {
    name: 'Letto Ade',
    tagline: 'La notte bassa, orlata di brace',
    headline: 'letto smart 180 × 200 in basalto',
    summary: 'Letto basso smart 180 × 200 in basalto e velluto, materasso adattivo compreso.',
    description:
      'Sta vicino al suolo, più basso degli altri letti della maison, e la camera sembra farsi più grande sopra di lui. Lastre di basalto nero, segate dallo stesso blocco e poi levigate a mano, reggono una pedana rivestita di velluto melagrana, il cui pelo trattiene la luce. Tra la pietra e il pavimento corre una linea di brace, chiara quanto basta per trovare i propri passi, troppo fioca per svegliare. Il materasso si intiepidisce prima che ci si corichi, si lascia raffreddare a metà della notte, si riscalda un poco all’alba, secondo una curva che ciascuno ha per sé. Nessuna spia luccica. I motori del sollevamento sono sospesi: dal letto non si sentono.',
    features: [
      'Telaio di pietra ricavato da un solo blocco di basalto',
      'Pedana bassa rivestita di velluto melagrana',
      'Luce color brace che si accende quando ci si alza, senza abbagliare',
      'Calore programmato ora per ora, lato per lato',
      'Melagrana aperta incisa nella pietra della testata',
      'Sollevamento motorizzato della schiena, che dal letto non si sente',
      'Nessuno schermo né spia visibile di notte',
      'Regolazioni conservate nel letto, anche senza connessione',
      'Cassaforte, massaggio e ricarica senza fili fra le opzioni',
    ],
    materials: [
      'Basalto nero dell’Etna',
      'Velluto melagrana',
      'Bronzo a patina nera',
      'Rovere massello affumicato',
    ],
    technology:
      'Curva termica per lato, luce color brace che rileva chi si alza, sollevamento silenzioso, Matter',
    sensors: [
      'Temperatura del letto, lato per lato',
      'Uscita notturna dal letto',
      'Respiro e immobilità',
      'Luminosità della stanza',
    ],
    care: [
      'Spolverare il basalto con un panno di lana asciutta.',
      'Nutrire la pietra una volta l’anno con cera incolore.',
      'Rialzare il pelo del velluto a vapore, senza contatto.',
      'Aspirare la fessura luminosa con una spazzola morbida.',
    ],
    myth: {
      title: 'La sorte della bruma',
      content:
        'Tre fratelli agitarono le sorti per spartirsi il mondo. A Poseidone toccò il mare grigio, a Zeus l’ampio cielo, ad Ade l’ombra e la bruma; la terra e l’Olimpo restarono di tutti. Chi ebbe la notte non chiese mai di fare cambio. Discese, in capo la kynée che i Ciclopi gli avevano donato e che sottrae agli sguardi, poi si prese cura di quel che il suolo tiene stretto: il grano, il metallo, gli assenti. Finirono per chiamarlo Plouton, il Ricco. Questo letto gli deve la pietra senza riflessi e quel suo modo di farsi dimenticare.',
      powers: [
        'L’invisibilità della kynée',
        'Il calore serbato sotto la pietra',
        'L’accoglienza senza rumore',
        'La fedeltà alle stagioni',
      ],
      domain: 'Il mondo di sotto, le sementi, i metalli sepolti',
    },
  },
  poseidon: {
    name: 'Letto Poseidone',
    tagline: 'L’onda lunga scolpita nella madreperla',
    headline: 'letto smart 200 × 200 in madreperla',
    summary:
      'Letto smart 200 × 200 in frassino e madreperla, doghe motorizzate, materasso compreso.',
    description:
      'Alla testata si apre una conchiglia, intagliata nel frassino e poi coperta di una madreperla posata scaglia a scaglia. Ai due lati una cresta si arrotola senza frangersi. Più in basso, ciottoli di vetro di mare, incastonati nel telaio, prendono la tinta dell’ora: verde pallido al mattino, quasi inchiostro a notte. La stoffa è del blu dei grandi fondali. Quando ci si corica, le doghe salgono e scendono una dopo l’altra di pochi millimetri, come fa l’acqua in un porto. Trasduttori nascosti dietro la madreperla rendono una risacca così bassa che bisogna posarvi la guancia per sentirla, e che si spegne con l’arrivo del sonno.',
    features: [
      'Testata a conchiglia, rivestita di madreperla',
      'Ciottoli di vetro nel telaio, illuminati dall’interno',
      'Doghe che ondeggiano di pochi millimetri, ampiezza a scelta',
      'Suono di risacca nella testata, udibile solo dal cuscino',
      'Arresto progressivo appena il respiro rallenta',
      'Igrometro capace di comandare l’umidificatore della camera',
      'Legni e colle scelti per l’aria di mare',
      'Onda e risacca disponibili senza connessione',
      'Proiettore olografico o massaggio fra le opzioni',
    ],
    materials: [
      'Madreperla di aliotide',
      'Vetro di mare',
      'Velluto di mohair blu profondo',
      'Frassino massello curvato a vapore',
    ],
    technology:
      'Onda motorizzata delle doghe, suono di risacca, igrometro, connessione Thread, regolazioni conservate nel letto',
    sensors: [
      'Respiro a riposo',
      'Peso distribuito sul letto',
      'Umidità dell’aria',
      'Posizione delle doghe',
    ],
    care: [
      'Passare sulla madreperla una pelle di daino appena umida.',
      'Sciacquare il vetro di mare senza detergenti e lasciarlo asciugare all’aria.',
      'Aspirare la stoffa ogni mese con una bocchetta piatta.',
      'Proteggere la testata dal sole di mezzogiorno.',
    ],
    myth: {
      title: 'Il palazzo di Ege',
      content:
        'È a Ege, in fondo alle acque, che Poseidone torna a casa: lo aspetta una dimora d’oro che nulla consuma. L’Iliade lo mostra alla partenza. Aggioga i cavalli dalla criniera d’oro, impugna la sferza, e le bestie del mare lasciano le tane per balzare intorno al carro. I flutti si aprono dalla gioia, dice il poeta, tanto che l’asse di bronzo nemmeno si bagna. Di questo re che scuote il suolo noi abbiamo serbato l’altra ora, quella dei cavalli staccati e dell’acqua richiusa sul tetto. Il letto ne ha il colore e il dondolio.',
      powers: [
        'Il mare spianato con un gesto',
        'Il passo dei cavalli di schiuma',
        'Il tridente che fa sgorgare l’acqua',
      ],
      domain: 'Il mare, i cavalli, le sorgenti e il suolo che trema',
    },
  },
  chronos: {
    name: 'Letto Chronos',
    tagline: 'Il sonno al centro degli anelli',
    headline: 'letto smart 200 × 200 in bronzo',
    summary: 'Letto smart 200 × 200 in bronzo e noce, sveglia luminosa, materasso compreso.',
    description:
      'Anelli di bronzo s’inclinano sopra il materasso, montati come quelli di una sfera armillare, e la loro ombra fa il giro della camera nel corso del giorno. Uno si muove, appena: gli ci vogliono ventiquattr’ore per tornare al punto di partenza. La testata è un quadrante di smalto dove le lancette avanzano senza battito. Distesi, ci si trova nel mezzo dello strumento. Il letto tiene l’ora da sé e impara quella di chi lo abita, quella in cui ci si addormenta e quella in cui ci si sveglia; i cerchi allora si illuminano l’uno dopo l’altro fino a comporre un mattino. Riconosce chi si avvicina e prepara il letto di conseguenza.',
    features: [
      'Anelli di bronzo montati a sfera armillare',
      'Anello motorizzato, un giro completo al giorno',
      'Testata a quadrante di smalto, lancette senza battito',
      'Alba graduale: i cerchi si accendono uno dopo l’altro',
      'Orologio interno, puntuale anche senza connessione',
      'Letto tiepido all’arrivo: riconosce via UWB chi si avvicina',
      'Rigidità e temperatura memorizzate per ciascuno dei due',
      '5G di riserva se la linea s’interrompe',
      'Televisore, poltrona massaggiante o proiettore fra le opzioni',
    ],
    materials: [
      'Bronzo fuso a cera persa',
      'Smalto a gran fuoco',
      'Noce massello oliato',
      'Tessuto di lana e seta blu notte',
    ],
    technology:
      'Anelli luminosi e mobili, orologio interno, UWB, 5G, profili di sonno custoditi nel letto',
    sensors: [
      'Movimenti e riposo di ciascuno dei due',
      'Distanza del proprietario via UWB',
      'Luce del giorno',
      'Temperatura del letto',
      'Posizione angolare degli anelli',
    ],
    care: [
      'Lasciar patinare il bronzo, o incerarlo due volte l’anno.',
      'Pulire lo smalto del quadrante con cotone asciutto.',
      'Affidare al laboratorio la revisione del ruotismo degli anelli ogni cinque anni.',
      'Arieggiare la lana all’ombra, senza batterla.',
    ],
    myth: {
      title: 'L’uovo d’argento',
      content:
        'I poemi attribuiti a Orfeo pongono al principio un Tempo che non invecchia, drago alato che porta, tra una testa di toro e una di leone, un volto di dio. Nasce dall’acqua e dal limo. Nell’etere lucente foggia un uovo d’argento, e quando il guscio cede ne esce Fanes, primo bagliore del giorno. Nessuna falce, qui: quella appartiene a Crono, il Titano, il cui nome si scrive con un’altra lettera e la cui storia viene molto dopo. Il Tempo di Orfeo cova ciò che ha fatto. Il nostro letto ricorda la sua pazienza e la curva del guscio.',
      powers: [
        'La giovinezza senza termine',
        'L’esatto ritorno delle ore',
        'La pazienza che cova',
        'L’abbraccio del cerchio',
      ],
      domain: 'Il tempo che precede gli astri e l’uovo del mondo',
    },
  },
  kratos: {
    name: 'Letto Kratos',
    tagline: 'Quattro colonne d’acciaio sotto giuramento',
    headline: 'letto smart 200 × 200, acciaio e cuoio',
    summary:
      'Letto smart a colonne 200 × 200 in acciaio e cuoio, rete motorizzata, materasso compreso.',
    description:
      'Agli angoli, quattro colonne d’acciaio scuro salgono in un solo slancio e si uniscono in travi rivettate a caldo, come un tempo i ponti. Fra l’una e l’altra, pannelli di cuoio sangue di bue, tesi da corte catene, accolgono la schiena e odorano ancora di selleria. L’acciaio sembra ruvido; ogni spigolo a portata di mano è stato smussato a lima. Nei piedi, celle di carico sanno se si dorme, se ci si siede, se ci si è appena alzati; una luce bassa risponde. La rete si solleva da una parte o dall’altra, senza scosse. Bloccata per la notte, non si muove più se non a comando.',
    features: [
      'Struttura rivettata a caldo, travi e colonne d’acciaio',
      'Pannelli di cuoio bovino tesi da catene',
      'Celle di carico alloggiate nei quattro piedi',
      'Rete motorizzata a metà indipendenti',
      'Sostegno della schiena adattato al peso distribuito',
      'Sentiero di luce appena il piede tocca terra',
      'Attuatori bloccabili con una pressione prolungata',
      'Tastiera sulla colonna, attiva in assenza di connessione',
      '5G di riserva quando la connessione di casa viene meno',
      'Televisore, cassaforte o poltrona massaggiante fra le opzioni',
    ],
    materials: [
      'Acciaio brunito a olio',
      'Cuoio bovino pieno fiore sangue di bue',
      'Rivetti forgiati',
      'Longheroni di rovere massello',
    ],
    technology:
      'Celle di carico, rete motorizzata a metà indipendenti, sentiero di luce, blocco degli attuatori, 5G di riserva',
    sensors: [
      'Monitoraggio del riposo, lato per lato',
      'Pressione del materasso',
      'Carico su ogni piede',
      'Piede posato a terra',
      'Sforzo degli attuatori',
      'Temperatura del letto',
    ],
    care: [
      'Passare sull’acciaio un panno appena oliato.',
      'Ammorbidire il cuoio ogni semestre con un balsamo incolore.',
      'Controllare la tensione delle catene in primavera.',
      'Asciugare subito l’acqua che si annida intorno ai rivetti.',
    ],
    myth: {
      title: 'In piedi accanto al trono',
      content:
        'Da Stige, la maggiore delle figlie di Oceano, e da Pallante nacquero quattro figli che la Teogonia nomina d’un fiato: Zelo, Nike, Kratos e Bia. Non hanno casa propria, né seggio, né strada che Zeus non apra per primo. Eschilo affida a Kratos il compito più duro, condurre Prometeo ai confini del mondo, in Scizia, e incalzare Efesto perché ribatta le catene; lui parla, sua sorella Bia tace. Noi non ne abbiamo addolcito la figura. L’acciaio e i rivetti ci sono, adoperati stavolta a custodire chi dorme.',
      powers: ['La presa che non cede', 'La veglia in piedi', 'La parola mantenuta'],
      domain: 'La forza sovrana, legata dal giuramento',
    },
  },
};

export const chronosGallery = [
  {
    title: 'La camera degli anelli',
    caption: 'Il letto a casa sua, nell’ora in cui il bronzo prende la luce.',
    alt: 'Letto Chronos di tre quarti in una camera chiara, circondato dai suoi anelli di bronzo inclinati.',
  },
  {
    title: 'Verso il quadrante',
    caption: 'Di fronte, mezzogiorno cade nell’asse esatto del materasso.',
    alt: 'Vista frontale del letto su fondo unito, quadrante centrato dietro i cuscini e anelli simmetrici.',
  },
  {
    title: 'L’ora sopra la fronte',
    caption: 'Indici d’ottone su smalto, lancette sottili che avanzano senza battere.',
    alt: 'Particolare della testata a quadrante, indici d’ottone e lancette sullo smalto.',
  },
  {
    title: 'A misura di passante',
    caption: 'Una figura in piedi dà la scala: il cerchio più alto la supera.',
    alt: 'Figura umana in piedi accanto al letto Chronos, il cui anello più alto le supera la testa.',
  },
  {
    title: 'I cerchi accesi',
    caption: 'Venuta la notte, un filo di chiarore segue il taglio del bronzo.',
    alt: 'Camera immersa nella notte, anelli del letto bordati da una sottile linea di luce calda.',
  },
  {
    title: 'Il ruotismo degli anelli',
    caption: 'Pignoni e perni del movimento, che il laboratorio regola a orecchio.',
    alt: 'Primo piano del meccanismo degli anelli, pignoni d’ottone e perno di bronzo a vista.',
  },
];
