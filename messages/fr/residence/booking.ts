export const booking = {
  title: 'Réserver une nuit',
  steps: {
    rooms: {
      title: 'Choisir la suite',
      text: 'Partez du lit qui vous tente : chaque suite porte le nom du sien. Le nombre de voyageurs et la surface figurent sur sa fiche.',
    },
    details: {
      title: 'Vos coordonnées',
      text: 'Un nom, une adresse e-mail, un téléphone, et vos souhaits s’il y en a : un lit d’enfant, une arrivée tardive, un chien.',
    },
    confirmation: {
      title: 'Confirmation',
      text: 'La réception répond par écrit, avec les dates, le prix et les conditions. Rien n’est réservé avant que vous ayez accepté cette réponse.',
    },
  },
  dates: {
    checkIn: 'Arrivée à partir de {time}',
    checkOut: 'Départ avant {time}',
    nights: '{count, plural, one {# nuit} other {# nuits}}',
  },
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
  payment: {
    title: 'Paiement',
    card: 'Carte bancaire',
    property: 'Paiement sur place',
    nameOnCard: 'Nom figurant sur la carte',
    cardNumber: 'Numéro de carte',
    expiry: 'Expiration (MM/AA)',
    cvc: 'Cryptogramme',
    text: 'Ce site ne demande aucune carte pour une nuit. Vous réglez à la Résidence, ou par carte sur un lien que la réception vous envoie avec sa réponse.',
  },
  summary: {
    title: 'Récapitulatif',
    text: 'La réponse de la réception reprend la suite, les dates, le nombre de nuits et de voyageurs, puis le total en dollars.',
  },
  confirmation: {
    title: 'Votre nuit est retenue',
    text: 'Un message de la réception en fait foi. Gardez-le : il porte le nom de votre suite et le numéro à appeler en cas de retard.',
    terms:
      'Confirmer une nuit suppose d’avoir lu et accepté les conditions générales, la politique de confidentialité et les conditions d’annulation jointes à la réponse.',
  },
} as const;
