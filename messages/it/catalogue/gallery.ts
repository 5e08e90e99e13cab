export const gallery = {
  meta: {
    title: 'Galleria: mobili, interni e tecnologia',
    description:
      'Diciannove viste scelte: letti, tavolini, poltrone, specchi e armadi connessi, tre interni e la sezione di un letto, con la storia di ogni dio.',
  },
  title: 'La galleria',
  intro:
    'Diciannove viste: i mobili, gli interni che abitano e la sezione di un letto. Un clic su un mobile porta alla sua storia; una vista d’interni si apre in grande.',
  filters: {
    label: 'Filtra la galleria',
    all: 'Tutto',
    beds: 'Letti',
    tables: 'Tavolini',
    fauteuils: 'Poltrone',
    miroirs: 'Specchi',
    armoires: 'Armadi',
    rooms: 'Interni',
    technology: 'Tecnologia',
  },
  filterMeta: {
    beds: {
      title: 'Galleria dei letti smart, da Zeus a Kratos',
      description:
        'Ali d’aquila, basalto, madreperla, bronzo, acciaio rivettato: le testate di Zeus, Ade, Poseidone, Chronos e Kratos, e il mito di ciascuna.',
    },
    tables: {
      title: 'Galleria dei tavolini Morfeo, Hermes ed Estia',
      description:
        'Un comodino con cassetto, un tavolino alato, un tavolo basso dal focolare intarsiato: piani connessi, e gli dèi che li hanno ispirati.',
    },
    fauteuils: {
      title: 'Galleria delle poltrone massaggianti connesse',
      description:
        'La civetta di Atena, la lira di Apollo e il papavero di Morfeo fatti schienale: tre poltrone massaggianti da guardare prima di leggerne la leggenda.',
    },
    miroirs: {
      title: 'Galleria degli specchi Afrodite e Narciso',
      description:
        'Una conchiglia contro il muro, uno specchio in piedi sopra una vasca: due specchi connessi, la loro luce, e la leggenda che ogni cornice racconta.',
    },
    armoires: {
      title: 'Galleria degli armadi Demetra e Persefone',
      description:
        'Quattro ante di grano per la madre, due metà di melagrana per la figlia: due armadi connessi e il mito delle stagioni che li unisce.',
    },
    rooms: {
      title: 'Interni: marmo, notte e riva del mare',
      description:
        'Tre luoghi per giudicare i mobili a grandezza naturale: una sala di marmo in pieno giorno, una camera di notte e una terrazza sopra il mare.',
    },
    technology: {
      title: 'La tecnologia di un letto connesso, in sezione',
      description:
        'Sensori, doghe articolate e luce notturna: la sezione di un letto connesso mostra che cosa lavora sotto il materasso mentre si dorme.',
    },
  },
  hover: 'Clicca per scoprire la storia divina',
  viewAll: 'Vedi i venti pezzi nelle collezioni',
  count: '{count, plural, one {# vista} other {# viste}}',
  items: {
    zeus: {
      title: 'Zeus, l’ala e il lampo',
      caption:
        'L’aquila apre le penne sopra i cuscini, e la folgore, per una volta, resta al suo posto, incastonata nella materia.',
      alt: 'Letto Zeus: testata ad ali d’aquila, lampo incastonato, ampia base di marmo.',
    },
    'athena-chair': {
      title: 'Atena, la civetta veglia',
      caption:
        'Due ali incorniciano la nuca. Sullo schienale, l’egida custodisce il silenzio di una lunga lettura.',
      alt: 'Poltrona Atena: alto schienale ad ali di civetta, ornato del motivo dell’egida.',
    },
    '1': {
      title: 'La sala di marmo, a mezzogiorno',
      caption:
        'Luce alta, pietra fresca sotto il piede, ombre corte: i mobili vi mostrano la loro vera grandezza.',
      alt: 'Grande sala di marmo illuminata dal giorno, con alcuni pezzi della maison sulle lastre.',
    },
    hades: {
      title: 'Ade, la brace a filo di terra',
      caption:
        'Lastre di basalto, melagrana scolpita, e sotto il telaio una linea di fuoco coperto per i passi notturni.',
      alt: 'Letto Ade: lastre basse di basalto, motivo a melagrana, tratto di luce sotto il telaio.',
    },
    'hermes-table': {
      title: 'Hermes, una sosta',
      caption:
        'Il messaggero si ferma il tempo di una tazza, due ali allo stelo, poi cambia stanza.',
      alt: 'Tavolino d’appoggio Hermes: piccolo piano retto da uno stelo alato a forma di caduceo.',
    },
    'aphrodite-mirror': {
      title: 'Afrodite, la conchiglia levata',
      caption:
        'La conca di Citera si è raddrizzata contro il muro; chi vi si guarda prende il posto della dea.',
      alt: 'Specchio Afrodite: alto specchio la cui cornice s’irradia in coste di conchiglia.',
    },
    poseidon: {
      title: 'Poseidone, l’onda trattenuta',
      caption:
        'Scolpita dietro i cuscini, l’onda sale, imbianca, e si ferma un secondo prima di frangersi.',
      alt: 'Letto Poseidone: ampia testata di madreperla, nervata come una conchiglia.',
    },
    'demeter-wardrobe': {
      title: 'Demetra, quattro ante di grano',
      caption:
        'I covoni salgono da un battente all’altro, stretti vicino al suolo, liberi all’altezza della spiga.',
      alt: 'Armadio Demetra: quattro alte ante ornate di covoni di grano ritti.',
    },
    'apollo-chair': {
      title: 'Apollo, la lira allo schienale',
      caption:
        'Raggi tesi come corde superano la fronte: ci si siede con le spalle al sole, il viso alla musica.',
      alt: 'Poltrona Apollo: schienale a forma di lira, coronato di raggi di sole.',
    },
    chronos: {
      title: 'Chronos, il cielo ad anelli',
      caption:
        'Grandi cerchi di bronzo passano sopra il sonno. Dietro, un quadrante che non mette fretta a nessuno.',
      alt: 'Letto Chronos: anelli di sfera armillare sopra il materasso, testata a quadrante.',
    },
    '2': {
      title: 'La camera, oltre mezzanotte',
      caption:
        'Una sola linea luminosa orla il letto; il resto è delle forme, che l’occhio ritrova a poco a poco.',
      alt: 'Camera di notte nella penombra, dove la luce di un letto rischiara i mobili vicini.',
    },
    'hestia-table': {
      title: 'Estia, il tondo del focolare',
      caption:
        'In mezzo al piano, un cerchio intarsiato fa da fuoco; le tazze gli si dispongono intorno, e anche le persone.',
      alt: 'Tavolo basso Estia: piano allungato, segnato al centro da un focolare tondo intarsiato.',
    },
    'narcisse-mirror': {
      title: 'Narciso, in piedi sulla fonte',
      caption:
        'Nulla increspa il vetro nero. Il riflesso comincia lì, vicino al suolo, e risale verso il viso.',
      alt: 'Specchio Narciso: alto specchio eretto sopra una vasca di vetro nero.',
    },
    kratos: {
      title: 'Kratos, quattro colonne',
      caption:
        'Agli angoli, l’acciaio rivettato monta la guardia; chi incatenò Prometeo qui non trattiene più che le lenzuola.',
      alt: 'Letto Kratos: quattro colonne rivettate unite da travi, pannelli retti da catene.',
    },
    'morpheus-chair': {
      title: 'Morfeo, la capsula di papavero',
      caption:
        'La scocca cinge le spalle e si reclina; il libro cade di mano prima della fine del capitolo.',
      alt: 'Poltrona Morfeo: scocca reclinabile, tonda come una capsula di papavero.',
    },
    'persephone-wardrobe': {
      title: 'Persefone, le due metà',
      caption:
        'Una melagrana spaccata fa due climi: l’inverno da una parte, con i cappotti, e dall’altra il prato di Nisa.',
      alt: 'Armadio Persefone: facciata divisa in due, una metà scura, una metà fiorita.',
    },
    '3': {
      title: 'La terrazza, sopra il mare',
      caption:
        'L’orizzonte vi tiene luogo di muro; i mobili usciti per la sera guardano il largo, poi rientrano a dormire.',
      alt: 'Terrazza aperta sopra il mare, con alcuni mobili della maison rivolti all’orizzonte.',
    },
    'morpheus-table': {
      title: 'Morfeo, la veglia accanto al letto',
      caption:
        'Un cassetto per ciò che si tace, un piano per ciò che si legge, il papavero fra i due.',
      alt: 'Comodino Morfeo: piccolo mobile con cassetto, ornato di un fiore di papavero.',
    },
    '4': {
      title: 'Un letto, in sezione',
      caption:
        'Dal tessuto fino al pavimento, tutto ha il suo posto: il velo di sensori, le doghe articolate, il nastro di luce.',
      alt: 'Sezione tecnica di un letto: sensori sotto il materasso, doghe articolate, luce nel telaio.',
    },
  },
} as const;
