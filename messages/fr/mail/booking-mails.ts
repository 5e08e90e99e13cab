/** Words of the mails about stays at the Résidence; `{…}` are facts put in when a mail leaves. */
export const bookingMails = {
  bookingConfirmed: {
    subject: 'Votre séjour à la Résidence, {number}',
    title: 'Votre séjour est réservé',
    text: [
      'Votre suite vous attend : {suite}. Ce message confirme la réservation {number} ; gardez-le. Le fichier joint la met dans votre agenda.',
    ],
    button: 'Voir mon séjour',
    notes: [
      'Ce lien est à vous : qui l’a peut changer ou annuler le séjour.',
      'Une question ? Appelez la réception, {reception, select, always {jour et nuit} other {de {opens} à {closes}}}, au {phone}, en donnant le numéro {number}.',
    ],
  },
  bookingMoved: {
    subject: 'Nouvelles dates pour votre séjour {number}',
    title: 'Vos dates sont modifiées',
    text: [
      'Voici le séjour {number} tel qu’il est désormais. Le fichier joint remplace le précédent dans votre agenda.',
    ],
    button: 'Voir mon séjour',
    notes: [
      'Ce lien est à vous : qui l’a peut changer ou annuler le séjour.',
      'Une question ? Appelez la réception, {reception, select, always {jour et nuit} other {de {opens} à {closes}}}, au {phone}, en donnant le numéro {number}.',
    ],
  },
  bookingCancelled: {
    subject: 'Votre séjour {number} est annulé',
    title: 'Votre séjour est annulé',
    text: [
      'La réservation {number} est annulée et ses nuits sont libres. Vous n’avez rien à payer, et ce qui a été payé par carte vous est rendu. Le fichier joint la retire de votre agenda.',
    ],
    button: 'Choisir d’autres dates',
    notes: [
      'Une question ? Appelez la réception, {reception, select, always {jour et nuit} other {de {opens} à {closes}}}, au {phone}, en donnant le numéro {number}.',
    ],
  },
  bookingKept: {
    subject: 'Votre séjour annulé {number} : ce que la maison garde',
    title: 'Ce que la maison garde de votre séjour',
    text: [
      'La réservation {number} est annulée. L’annulation n’était plus sans frais : la maison garde maintenant {amount} de son prix. Ce qui a été payé au-dessus vous est rendu.',
    ],
    button: 'Voir mon séjour',
    notes: [
      'Une question ? Appelez la réception, {reception, select, always {jour et nuit} other {de {opens} à {closes}}}, au {phone}, en donnant le numéro {number}.',
    ],
  },
  bookingPaidTooLate: {
    subject: 'Votre paiement pour le séjour {number} vous est rendu',
    title: 'Votre paiement vous est rendu',
    text: [
      'Votre paiement est arrivé alors que ces nuits n’étaient plus gardées pour vous : il ne réserve rien, et la banque vous le rend en entier, sur la même carte, en quelques jours. Une autre suite est peut-être libre aux mêmes dates.',
    ],
    button: 'Voir les suites libres',
    notes: [
      'Une question ? Appelez la réception, {reception, select, always {jour et nuit} other {de {opens} à {closes}}}, au {phone}, en donnant le numéro {number}.',
    ],
  },
  bookingReminder: {
    subject: 'Demain à la Résidence, {number}',
    title: 'À demain',
    text: [
      'Votre suite est prête demain à partir de {checkIn} : {suite}. Quelqu’un vous accueille, {reception, select, always {quelle que soit l’heure} other {de {opens} à {closes}}}.',
    ],
    button: 'Voir mon séjour',
    notes: [
      'Une question ? Appelez la réception, {reception, select, always {jour et nuit} other {de {opens} à {closes}}}, au {phone}, en donnant le numéro {number}.',
    ],
  },
  /** Text of `bookingCancelled` where nothing was paid, and nothing is due. */
  cancelledUnpaid: [
    'La réservation {number} est annulée et ses nuits sont libres. Vous n’avez rien à payer. Le fichier joint la retire de votre agenda.',
  ],
  /** The same, where the house keeps something. */
  cancelledLate: [
    'La réservation {number} est annulée et ses nuits sont libres. L’annulation n’était plus sans frais : {amount} restent dus sur son prix. Ce qui a été payé au-dessus vous est rendu ; ce qui manque encore se règle avec la réception, qui vous dit comment. Le fichier joint la retire de votre agenda.',
  ],
  /** The same, where nothing of that was paid. */
  cancelledOwed: [
    'La réservation {number} est annulée et ses nuits sont libres. L’annulation n’était plus sans frais : {amount} restent dus sur son prix ; ils se règlent avec la réception, qui vous dit comment. Le fichier joint la retire de votre agenda.',
  ],
  /** The same, where nothing of that is missing. */
  cancelledPaid: [
    'La réservation {number} est annulée et ses nuits sont libres. L’annulation n’était plus sans frais : la maison garde {amount} de son prix. Ce qui a été payé au-dessus vous est rendu. Le fichier joint la retire de votre agenda.',
  ],
  /** Text of `bookingKept` where the house keeps nothing any more. */
  keptNothing: [
    'La réservation {number} est annulée. La maison ne garde plus rien de son prix : vous n’avez rien à payer, et ce qui a été payé vous est rendu.',
  ],
  /** Text of `bookingKept` where nothing was paid. */
  keptUnpaid: [
    'La réservation {number} est annulée. L’annulation n’était plus sans frais : {amount} de son prix sont dus maintenant. Ils se règlent avec la réception, qui vous dit comment.',
  ],
  /** Follows the text of `bookingKept` while something is missing. */
  keptOwed: 'Ce qui manque encore se règle avec la réception, qui vous dit comment.',
  rows: {
    suite: 'Suite',
    address: 'Adresse',
  },
} as const;
