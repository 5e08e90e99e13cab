/** Whether a piece fits through a home: the form, its answers and what they follow from. */
export const fit = {
  meta: {
    title: 'La pièce passe-t-elle chez vous ?',
    description:
      'Porte, couloir, angle, escalier, ascenseur, chambre : donnez vos mesures en centimètres et voyez si les colis de la pièce choisie passent.',
  },
  title: 'La pièce passe-t-elle chez vous ?',
  text: 'Choisissez une pièce, puis mesurez ce que vous pouvez : rien n’est obligatoire. La réponse vaut pour chaque colis tel qu’il quitte l’atelier, et pour la pièce une fois montée.',
  piece: 'Pièce',
  choose: 'Choisissez une pièce',
  /** A piece with options of its own. */
  configured: '{name} ({options})',
  unknownPiece: 'Cette pièce n’est pas au catalogue : choisissez-en une dans la liste.',
  centimetres: 'cm',
  submit: 'Vérifier',
  change: 'Changer les mesures',
  /** What is measured, in the order of the way. */
  openings: {
    door: 'Porte',
    corridor: 'Couloir droit',
    corner: 'Angle de couloir',
    stairs: 'Escalier',
    lift: 'Ascenseur',
    room: 'Chambre',
  },
  hints: {
    door: 'Le passage libre, porte grande ouverte, entre les montants et sous le linteau.',
    corridor: 'Là où il est le plus étroit, radiateur et main courante compris.',
    corner: 'La largeur avant l’angle, la largeur après, et la hauteur sous plafond.',
    stairs:
      'La largeur entre mur et rampe, et l’échappée : la hauteur libre au-dessus d’une marche.',
    lift: 'L’intérieur de la cabine et l’ouverture de sa porte.',
    room: 'Le sol libre, sans les meubles qui restent, et la hauteur sous plafond.',
  },
  /** Also in the sentences of `fails`. */
  measures: {
    width: 'largeur',
    height: 'hauteur',
    depth: 'profondeur',
    firstWidth: 'largeur avant l’angle',
    secondWidth: 'largeur après l’angle',
    landingWidth: 'largeur du palier',
    landingDepth: 'profondeur du palier',
    doorWidth: 'largeur de la porte',
    doorHeight: 'hauteur de la porte',
  },
  turn: 'palier',
  turns: {
    straight: 'Sans tournant',
    quarter: 'Un quart de tour',
    half: 'Un demi-tour',
  },
  faults: {
    number: 'Écrivez un nombre de centimètres, par exemple 83 ou 83,5.',
    positive: 'Écrivez une mesure plus grande que zéro.',
    large: 'C’est plus de 20 mètres : écrivez des centimètres.',
    missing: 'Il manque cette mesure.',
    metres: '« {written} » : est-ce {written} m ? Pour des centimètres, écrivez « {written} cm ».',
  },
  /** Takes every measure under ten as metres. */
  inMetres: 'Oui, en mètres',
  faulty: 'Certaines mesures sont à revoir ; les autres passages ont leur réponse.',
  answer: '{name} : la réponse',
  summary: {
    passes: 'Tout passe.',
    tight: 'Tout passe, mais de justesse.',
    fails: 'La pièce ne passe pas.',
  },
  /** How the parcel with least room passes. */
  passes: {
    flat: 'Passe à plat, avec {spare} cm de marge.',
    onEdge: 'Passe sur chant, avec {spare} cm de marge.',
    upright: 'Passe debout, avec {spare} cm de marge.',
    tilted: 'Passe en biais, avec {spare} cm de marge.',
  },
  tight: 'C’est juste : moins de 2 cm.',
  fails: 'Ne passe pas : il manque {short} cm ({measure}).',
  failsEvery: 'Ne passe pas : il manque {missing}.',
  /** One of what is missing. */
  lacks: '{short} cm ({measure})',
  /** `parcel` is a line of `sheet.parcel`. */
  hardest: 'Le colis qui a le moins de place – {parcel}.',
  room: {
    stands: 'La pièce montée a sa place, avec {spare} cm de marge.',
    tiltedUp:
      'L’armoire se monte couchée, puis se relève sous le plafond, avec {spare} cm de marge.',
    assembledStanding:
      'L’armoire se monte debout : couchée, elle ne se relèverait pas sous ce plafond. Marge : {spare} cm.',
    fails: 'La pièce montée n’a pas sa place : il manque {short} cm ({measure}).',
    failsEvery: 'La pièce montée n’a pas sa place : il manque {missing}.',
  },
  roomSize:
    'Montée, elle mesure {size} cm ; avec de quoi s’en servir, il lui faut {floor} cm au sol.',
  rules: {
    door: 'Le colis avance dans sa longueur ; sa plus petite face doit entrer dans l’ouverture, droite ou tournée.',
    corridor: 'La même règle qu’à une porte, sur toute la longueur du couloir.',
    corner:
      'Le colis tourne contre les murs extérieurs ; à chaque degré, son côté intérieur doit rester loin de l’arête.',
    stairs:
      'Le colis suit la pente, comptée à 38 degrés, puis tourne de niveau sur le palier, sans passer au-dessus de la rampe.',
    lift: 'Le colis passe la porte, puis tient dans la cabine : couché, debout, ou appuyé entre le sol et le plafond.',
    room: 'La pièce se pose contre l’un ou l’autre mur, avec la place de l’ouvrir ou d’en faire le tour.',
  },
  captions: {
    usualDoor: 'La porte intérieure la plus courante en France : {size} cm. Mesurez la vôtre.',
    front: 'De face : le colis, en or, présente {size} cm à l’ouverture.',
    corner: 'D’en haut : le colis, en or, couvre {size} cm là où il a le moins de place.',
    room: 'D’en haut : la pièce, en or, et au trait fin la place de s’en servir.',
  },
  parcels: 'Ses colis',
  hands:
    'Comptez 3 cm de plus de chaque côté pour les mains des porteurs : la règle ne les compte pas.',
  carriers: 'Dans le doute, nos porteurs viennent mesurer avant la livraison.',
  visit: 'Demander leur visite',
  model: 'La voir chez vous en 3D',
  modelText:
    'Sur un téléphone qui le permet, la vue 3D de la pièce la pose dans votre chambre, à sa taille.',
  share: 'L’adresse de cette page garde vos mesures : envoyez-la telle quelle.',
} as const;
