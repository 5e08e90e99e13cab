export const booking = {
  meta: {
    title: 'Réserver une nuit à la Résidence',
    description:
      'Choisir une suite et des dates, donner ses coordonnées, confirmer : une nuit à la Résidence se réserve en trois étapes et se paie par carte ou sur place.',
  },
  title: 'Réserver une nuit',
  stepsLabel: 'Étapes de la réservation',
  steps: {
    rooms: {
      title: 'Choisir la suite',
      text: 'Une suite, un jour d’arrivée, un jour de départ. Les nuits prises se voient tout de suite ; les vôtres sont gardées {minutes, plural, one {# minute} other {# minutes}}, le temps de finir.',
    },
    details: {
      title: 'Vos coordonnées',
      text: 'Un nom, une adresse, un téléphone, et vos souhaits s’il y en a : un lit d’enfant, une arrivée tardive, un chien.',
    },
    confirmation: {
      title: 'Confirmation',
      text: 'Le total, la carte ou le paiement sur place, puis un numéro. Un e-mail l’accompagne, avec le lien pour tout changer.',
    },
  },
  dates: {
    /** Beside the day of arrival, and that of departure. */
    arriveFrom: 'à partir de {time}',
    leaveBefore: 'avant {time}',
    checkIn: 'Arrivée à partir de {time}',
    checkOut: 'Départ avant {time}',
    nights: '{count, plural, one {# nuit} other {# nuits}}',
    title: 'Vos dates',
    pickIn: 'Choisissez le jour de votre arrivée.',
    pickOut: 'Arrivée : {date}. Choisissez maintenant le jour de votre départ.',
    span: 'Du {from} au {to}',
    /** The dates that a stay would leave. */
    instead: 'Au lieu du {from} au {to}, {price}',
    again: 'Choisir d’autres dates',
    months: 'Changer de mois',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    free: 'libre',
    taken: 'complet',
    closed: 'fermé',
    outOnly: 'départ possible',
    arrival: 'arrivée',
    departure: 'départ',
    yours: 'votre séjour',
  },
  /** Beside its number. */
  number: 'Réservation',
  suite: 'Suite',
  guests: 'Voyageurs',
  most: '{count, plural, one {# voyageur au plus dans cette suite} other {# voyageurs au plus dans cette suite, enfants compris}}',
  /** More were chosen before, of another suite. */
  fewer: 'Cette suite reçoit moins de voyageurs : leur nombre a été abaissé.',
  next: 'Continuer',
  hold: 'Ces nuits sont gardées pour vous jusqu’à {time}, heure de Paris.',
  yields:
    'Elles sont à vous dès que vous réservez ou commencez à payer. D’ici là, un hôte qui a confirmé son adresse e-mail passe avant.',
  holdEnded:
    'Le délai est passé : ces nuits ne sont plus gardées. Elles restent à vous si personne ne les a prises quand vous confirmez.',
  change: 'Changer de suite ou de dates',
  changeGuest: 'Modifier vos coordonnées',
  optional: 'facultatif',
  guestInfo: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    city: 'Ville',
    zipCode: 'Code postal',
    country: 'Pays',
    specialRequests: 'Demandes particulières',
  },
  faults: {
    firstName: 'Indiquez votre prénom.',
    lastName: 'Indiquez votre nom de famille.',
    email: 'Indiquez une adresse e-mail : la confirmation y est envoyée.',
    phone:
      'Indiquez un numéro où vous joindre le jour de l’arrivée : six chiffres au moins, sans lettres.',
    address: 'Indiquez votre rue et son numéro.',
    city: 'Indiquez votre ville.',
    postcode: 'Ce code postal est trop long.',
    country: 'Indiquez votre pays.',
    requests: 'Ce texte est trop long : 1 000 caractères au plus.',
  },
  payment: {
    title: 'Paiement',
    card: 'Carte bancaire',
    property: 'Paiement sur place',
    cardText: 'Démonstration : aucune carte n’est lue ni débitée.',
    providerText:
      'Vous payez le total en dollars sur la page sécurisée de notre prestataire. Les nuits sont à vous dès que la banque a répondu.',
    paid: 'Payé par carte',
    returned: 'Rendu',
    back: 'Rendu sur la carte',
    due: 'À régler sur place',
    settled: 'Réglé sur place',
    surplus: 'À vous rendre sur place',
    handedBack: 'Rendu sur place',
    cancellation: 'Frais de l’annulation',
    /** Instead of `due`, of a stay that was cancelled. */
    owed: 'Reste dû à la maison',
    propertyText: 'Vous réglez à la réception, à l’arrivée ou au départ.',
    nameOnCard: 'Nom figurant sur la carte',
    cardNumber: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    cvc: 'Cryptogramme',
    text: 'Par carte, ou à la réception. Le prix est en dollars, taxes comprises ; le petit déjeuner est servi avec.',
  },
  summary: {
    title: 'Récapitulatif',
    text: 'Relisez, choisissez comment payer, puis confirmez.',
    name: 'Au nom de',
    nightly: '{nights} à {price}',
    total: 'Total',
    adults: '{count, plural, one {# adulte} other {# adultes}}',
    children: '{count, plural, one {# enfant} other {# enfants}}',
    free: 'Annulation sans frais jusqu’au {date} à {time}, heure de Paris.',
    notFree:
      'L’arrivée est trop proche pour une annulation sans frais : une fois confirmées, les nuits sont dues.',
    /** Instead of `notFree`, of a stay that is confirmed. */
    noLongerFree: 'L’annulation n’est plus sans frais : les nuits sont dues.',
  },
  confirmation: {
    title: 'Votre séjour est réservé',
    text: 'Réservation {number}. Un e-mail la confirme ; son lien ouvre cette page, où vous pouvez changer de dates ou annuler.',
    textFixed: 'Réservation {number}. Un e-mail la confirme ; son lien ouvre cette page.',
    terms:
      'En confirmant, vous acceptez les conditions générales, la politique de confidentialité et les conditions d’annulation ci-dessus.',
    button: 'Réserver avec obligation de paiement',
  },
  notices: {
    datesMissing: 'Choisissez un jour d’arrivée et un jour de départ.',
    order: 'Le départ doit suivre l’arrivée d’une nuit au moins.',
    past: 'Ce jour est passé, à l’heure de Paris.',
    tooLateToday:
      'Il est trop tard, à Paris, pour réserver en ligne la nuit d’aujourd’hui : appelez la réception.',
    tooFar:
      'Cette date est trop lointaine : on réserve {months, plural, one {# mois} other {# mois}} à l’avance, pas plus.',
    tooShort:
      'À ces dates, un séjour est plus long : {shortest, plural, one {# nuit} other {# nuits}} au moins.',
    tooLong:
      'Un séjour dure {longest, plural, one {# nuit} other {# nuits}} au plus. Au-delà, écrivez à la réception.',
    closed: 'La Résidence est fermée pendant une de ces nuits.',
    noAdult: 'Un adulte au moins doit être du voyage.',
    tooManyGuests:
      'Cette suite n’a pas assez de places pour tous : prenez-en deux, ou une plus grande s’il y en a.',
    taken:
      'Une de ces nuits est prise, ou en train de l’être. Si c’est par vous, l’e-mail de confirmation mène au séjour ; sinon, choisissez d’autres dates ou une autre suite.',
    failed: 'Rien n’a été réservé : la maison ne répond pas. Réessayez dans un instant.',
    tooMany: 'Trop de demandes à la fois. Réessayez {wait}.',
    /** The page below says that an e-mail confirms it. */
    moved: 'Voici vos dates.',
    cancelled: 'Votre séjour est annulé, sans frais. Un e-mail le confirme.',
    late: 'Il est trop tard pour le faire ici sans frais : appelez la réception.',
    again: 'Ce paiement n’est pas possible ici. Choisissez une autre manière de payer.',
    changed:
      'Votre choix a changé entre-temps, dans un autre onglet. Voici ce qui est retenu : relisez, puis confirmez.',
  },
  states: {
    held: 'En cours de réservation',
    booked: 'Réservé',
    cancelled: 'Annulé',
    noShow: 'Non venu',
  },
  credit:
    'Si ce lit vous convainc, commandez le {bed} à partir de votre arrivée, vos nuits une fois réglées (sinon de votre départ), et au plus tard le {until} : une fois cette adresse e-mail confirmée sous « Mes données », le paiement en déduit {amount}, soit vos nuits, {creditEuros, number} € pour un dollar.',
  creditedTitle: 'Vos nuits, créditées',
  creditedText:
    'Vous avez dormi dans ce lit avant de le commander : la maison vous rend {amount}, le prix de vos nuits du {from} au {to}, sur le moyen de paiement de la commande, une fois qu’elle est payée.',
  manage: {
    title: 'Votre séjour',
    over: 'Ce séjour est passé. Merci d’avoir été des nôtres.',
    noShowText:
      'La maison vous attendait à ces dates, sans vous voir arriver ; les nuits restent dues. Si c’est une erreur, appelez la réception.',
    cancelledText:
      'Ce séjour est annulé ; ses nuits sont de nouveau libres. Vous n’avez rien à payer.',
    cancelledLateText:
      'Ce séjour est annulé ; ses nuits sont de nouveau libres. L’annulation n’était plus sans frais : {amount} restent dus sur son prix ; ce qui manque encore se règle avec la réception. Une question ? Appelez la réception : {phone}.',
    /** Instead of `cancelledLateText`, once nothing is missing. */
    cancelledKeptText:
      'Ce séjour est annulé ; ses nuits sont de nouveau libres. L’annulation n’était plus sans frais : la maison garde {amount} de son prix. Une question ? Appelez la réception : {phone}.',
    heldText: 'Cette réservation n’est pas terminée.',
    payingText:
      'Si vous venez de payer, la banque nous répond dans un instant : rechargez cette page, ou attendez l’e-mail de confirmation. Sinon, vous pouvez reprendre.',
    resume: 'Reprendre la réservation',
    calendar: 'Ajouter à mon agenda',
    /** In the guest's calendar. */
    reception: 'Réception : {phone}',
    move: 'Changer de dates',
    moveText: 'Le nouveau séjour se fait dans la même suite, au même prix par nuit.',
    moveButton: 'Prendre ces dates',
    back: 'Revenir au séjour',
    cancel: 'Annuler ce séjour',
    cancelText: 'Les nuits sont aussitôt libres pour d’autres. C’est sans frais et définitif.',
    cancelPaid: '{amount} sont rendus sur votre carte ; la banque le fait en quelques jours.',
    cancelButton: 'Oui, annuler',
    tooLate:
      'Moins de {hours, plural, one {# heure} other {# heures}} avant l’arrivée, un séjour ne se change plus en ligne. Appelez la réception, {reception, select, always {jour et nuit} other {de {opens} à {closes}}} : {phone}.',
    noneTitle: 'Aucune réservation ici',
    noneText:
      'Ce lien n’ouvre aucun séjour : il est incomplet, un lien plus récent l’a remplacé, ou la réservation commencée a été abandonnée.',
    away: 'La maison ne répond pas pour l’instant. Rechargez la page dans un moment.',
  },
} as const;
