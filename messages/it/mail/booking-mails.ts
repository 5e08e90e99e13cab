/** Words of the mails about stays at the Résidence; `{…}` are facts put in when a mail leaves. */
export const bookingMails = {
  bookingConfirmed: {
    subject: 'Il tuo soggiorno alla Residenza, {number}',
    title: 'Il tuo soggiorno è prenotato',
    text: [
      'La tua suite ti aspetta: {suite}. Questo messaggio conferma la prenotazione {number}; conservalo. Il file allegato la aggiunge al calendario.',
    ],
    button: 'Vedi il soggiorno',
    notes: [
      'Questo link è tuo: chi lo possiede può cambiare o annullare il soggiorno.',
      'Una domanda? Chiama la reception, {reception, select, always {giorno e notte} other {dalle {opens} alle {closes}}}, al {phone}, indicando il numero {number}.',
    ],
  },
  bookingMoved: {
    subject: 'Nuove date per il tuo soggiorno {number}',
    title: 'Le tue date sono state modificate',
    text: [
      'Ecco il soggiorno {number} com’è ora. Il file allegato sostituisce il precedente nel calendario.',
    ],
    button: 'Vedi il soggiorno',
    notes: [
      'Questo link è tuo: chi lo possiede può cambiare o annullare il soggiorno.',
      'Una domanda? Chiama la reception, {reception, select, always {giorno e notte} other {dalle {opens} alle {closes}}}, al {phone}, indicando il numero {number}.',
    ],
  },
  bookingCancelled: {
    subject: 'Il tuo soggiorno {number} è annullato',
    title: 'Il tuo soggiorno è annullato',
    text: [
      'La prenotazione {number} è annullata e le sue notti sono di nuovo libere. Non devi pagare nulla, e ciò che è stato pagato con carta ti viene restituito. Il file allegato la toglie dal calendario.',
    ],
    button: 'Scegli altre date',
    notes: [
      'Una domanda? Chiama la reception, {reception, select, always {giorno e notte} other {dalle {opens} alle {closes}}}, al {phone}, indicando il numero {number}.',
    ],
  },
  bookingKept: {
    subject: 'Il tuo soggiorno annullato {number}: che cosa trattiene la maison',
    title: 'Che cosa trattiene la maison del tuo soggiorno',
    text: [
      'La prenotazione {number} è annullata. L’annullamento non era più gratuito: del suo prezzo la maison trattiene ora {amount}. Ciò che è stato pagato in più ti viene restituito.',
    ],
    button: 'Vedi il soggiorno',
    notes: [
      'Una domanda? Chiama la reception, {reception, select, always {giorno e notte} other {dalle {opens} alle {closes}}}, al {phone}, indicando il numero {number}.',
    ],
  },
  bookingPaidTooLate: {
    subject: 'Il pagamento per il soggiorno {number} ti viene restituito',
    title: 'Il pagamento ti viene restituito',
    text: [
      'Il pagamento è arrivato quando queste notti non erano più riservate a te: non è stato prenotato nulla, e la banca lo restituisce per intero sulla stessa carta, in pochi giorni. Forse un’altra suite è libera nelle stesse date.',
    ],
    button: 'Vedi le suite libere',
    notes: [
      'Una domanda? Chiama la reception, {reception, select, always {giorno e notte} other {dalle {opens} alle {closes}}}, al {phone}, indicando il numero {number}.',
    ],
  },
  bookingReminder: {
    subject: 'Domani alla Residenza, {number}',
    title: 'A domani',
    text: [
      'La tua suite è pronta domani dalle {checkIn}: {suite}. Qualcuno ti accoglierà {reception, select, always {a qualsiasi ora} other {dalle {opens} alle {closes}}}.',
    ],
    button: 'Vedi il soggiorno',
    notes: [
      'Una domanda? Chiama la reception, {reception, select, always {giorno e notte} other {dalle {opens} alle {closes}}}, al {phone}, indicando il numero {number}.',
    ],
  },
  /** Text of `bookingCancelled` where nothing was paid, and nothing is due. */
  cancelledUnpaid: [
    'La prenotazione {number} è annullata e le sue notti sono di nuovo libere. Non devi pagare nulla. Il file allegato la toglie dal calendario.',
  ],
  /** The same, where the house keeps something. */
  cancelledLate: [
    'La prenotazione {number} è annullata e le sue notti sono di nuovo libere. L’annullamento non era più gratuito: del suo prezzo sono dovuti {amount}. Ciò che è stato pagato in più ti viene restituito; ciò che manca ancora si paga alla reception, che ti dirà come. Il file allegato la toglie dal calendario.',
  ],
  /** The same, where nothing of that was paid. */
  cancelledOwed: [
    'La prenotazione {number} è annullata e le sue notti sono di nuovo libere. L’annullamento non era più gratuito: del suo prezzo sono dovuti {amount}, da pagare alla reception, che ti dirà come. Il file allegato la toglie dal calendario.',
  ],
  /** The same, where nothing of that is missing. */
  cancelledPaid: [
    'La prenotazione {number} è annullata e le sue notti sono di nuovo libere. L’annullamento non era più gratuito: del suo prezzo la maison trattiene {amount}. Ciò che è stato pagato in più ti viene restituito. Il file allegato la toglie dal calendario.',
  ],
  /** Text of `bookingKept` where the house keeps nothing any more. */
  keptNothing: [
    'La prenotazione {number} è annullata. Del suo prezzo la maison non trattiene più nulla: non devi pagare nulla, e ciò che è stato pagato ti viene restituito.',
  ],
  /** Text of `bookingKept` where nothing was paid. */
  keptUnpaid: [
    'La prenotazione {number} è annullata. L’annullamento non era più gratuito: del suo prezzo sono dovuti ora {amount}. Si pagano alla reception, che ti dirà come.',
  ],
  /** Follows the text of `bookingKept` while something is missing. */
  keptOwed: 'Ciò che manca ancora si paga alla reception, che ti dirà come.',
  rows: {
    suite: 'Suite',
    address: 'Indirizzo',
  },
} as const;
