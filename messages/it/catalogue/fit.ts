/** Whether a piece fits through a home: the form, its answers and what they follow from. */
export const fit = {
  meta: {
    title: 'Entrerà in casa tua?',
    description:
      'Porta, corridoio, angolo, scale, ascensore, camera: indica le misure in centimetri e guarda se i colli del pezzo scelto passano.',
  },
  title: 'Entrerà in casa tua?',
  text: 'Scegli un pezzo e misura quello che puoi: nulla è obbligatorio. La risposta vale per ogni collo così come esce dal laboratorio, e per il pezzo una volta montato.',
  piece: 'Pezzo',
  choose: 'Scegli dall’elenco',
  /** A piece with options of its own. */
  configured: '{name} ({options})',
  unknownPiece: 'Questo pezzo non è in catalogo: scegline uno dall’elenco.',
  centimetres: 'cm',
  submit: 'Verifica',
  change: 'Cambia le misure',
  /** What is measured, in the order of the way. */
  openings: {
    door: 'Porta',
    corridor: 'Corridoio diritto',
    corner: 'Angolo di corridoio',
    stairs: 'Scale',
    lift: 'Ascensore',
    room: 'Camera',
  },
  hints: {
    door: 'Il passaggio libero a porta spalancata, tra gli stipiti e sotto l’architrave.',
    corridor: 'Dove è più stretto, compresi termosifoni e corrimano.',
    corner: 'La larghezza prima dell’angolo, quella dopo e l’altezza del soffitto.',
    stairs: 'La larghezza tra muro e ringhiera, e l’altezza libera sopra un gradino.',
    lift: 'L’interno della cabina e l’apertura della porta.',
    room: 'Il pavimento libero, senza i mobili che restano, e l’altezza del soffitto.',
  },
  /** Also in the sentences of `fails`. */
  measures: {
    width: 'larghezza',
    height: 'altezza',
    depth: 'profondità',
    firstWidth: 'larghezza prima dell’angolo',
    secondWidth: 'larghezza dopo l’angolo',
    landingWidth: 'larghezza del pianerottolo',
    landingDepth: 'profondità del pianerottolo',
    doorWidth: 'larghezza della porta',
    doorHeight: 'altezza della porta',
  },
  turn: 'pianerottolo',
  turns: {
    straight: 'Senza svolta',
    quarter: 'Un quarto di giro',
    half: 'Mezzo giro',
  },
  faults: {
    number: 'Scrivi un numero di centimetri, per esempio 83 o 83,5.',
    positive: 'Scrivi una misura maggiore di zero.',
    large: 'Sono più di 20 metri: scrivi i centimetri.',
    missing: 'Manca questa misura.',
    metres: '«{written}»: sono {written} m? Se sono centimetri, scrivi «{written} cm».',
  },
  /** Takes every measure under ten as metres. */
  inMetres: 'Sì, in metri',
  faulty: 'Alcune misure sono da rivedere; gli altri passaggi hanno la loro risposta.',
  answer: '{name}: la risposta',
  summary: {
    passes: 'Passa tutto.',
    tight: 'Passa tutto, ma di misura.',
    fails: 'Il pezzo non passa.',
  },
  /** How the parcel with least room passes. */
  passes: {
    flat: 'Passa di piatto, con {spare} cm di margine.',
    onEdge: 'Passa di taglio, con {spare} cm di margine.',
    upright: 'Passa in piedi, con {spare} cm di margine.',
    tilted: 'Passa inclinato, con {spare} cm di margine.',
  },
  tight: 'È al limite: meno di 2 cm.',
  fails: 'Non passa. Spazio mancante: {short} cm ({measure}).',
  failsEvery: 'Non passa. Spazio mancante: {missing}.',
  /** One of what is missing. */
  lacks: '{short} cm ({measure})',
  /** `parcel` is a line of `sheet.parcel`. */
  hardest: 'Il collo con meno spazio: {parcel}.',
  room: {
    stands: 'Il pezzo montato ci sta, con {spare} cm di margine.',
    tiltedUp:
      'L’armadio si monta coricato e poi si raddrizza sotto il soffitto, con {spare} cm di margine.',
    assembledStanding:
      'L’armadio si monta in piedi: coricato, non si raddrizzerebbe sotto questo soffitto. Margine: {spare} cm.',
    fails: 'Il pezzo montato non ci sta. Spazio mancante: {short} cm ({measure}).',
    failsEvery: 'Il pezzo montato non ci sta. Spazio mancante: {missing}.',
  },
  roomSize: 'Montato misura {size} cm; con lo spazio per usarlo, gli occorrono {floor} cm a terra.',
  rules: {
    door: 'Il collo avanza nel senso della lunghezza; la sua faccia più piccola deve entrare nell’apertura, diritta o ruotata.',
    corridor: 'La stessa regola della porta, lungo tutto il corridoio.',
    corner:
      'Il collo gira lungo i muri esterni; a ogni grado, il suo lato interno deve restare lontano dallo spigolo.',
    stairs:
      'Il collo segue la pendenza, calcolata a 38 gradi, poi gira in piano sul pianerottolo, senza passare sopra la ringhiera.',
    lift: 'Il collo passa la porta, poi trova posto in cabina: coricato, in piedi o appoggiato tra pavimento e soffitto.',
    room: 'Il pezzo sta contro l’una o l’altra parete, con lo spazio per aprirlo o girargli intorno.',
  },
  captions: {
    usualDoor: 'La porta interna più comune in Francia: {size} cm. Misuri la sua.',
    front: 'Di fronte: il collo, in oro, presenta {size} cm all’apertura.',
    corner: 'Dall’alto: il collo, in oro, copre {size} cm dove ha meno spazio.',
    room: 'Dall’alto: il pezzo, in oro, e a tratto sottile lo spazio per usarlo.',
  },
  parcels: 'I suoi colli',
  hands: 'Calcola 3 cm in più per lato per le mani dei trasportatori: la regola non le conta.',
  carriers: 'Nel dubbio, i nostri trasportatori vengono a misurare prima della consegna.',
  visit: 'Chiedi la loro visita',
  model: 'Guardalo a casa in 3D',
  modelText:
    'Su un telefono che lo consente, la vista 3D del pezzo lo colloca nella tua camera, a grandezza reale.',
  share: 'L’indirizzo di questa pagina conserva le tue misure: invialo così com’è.',
} as const;
