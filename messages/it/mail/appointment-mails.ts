export const appointmentMails = {
  appointmentConfirmed: {
    subject: 'La tua ora con la maison, {number}',
    title: 'È annotato',
    text: [
      '{adviser} ti aspetta. Questo messaggio conferma l’appuntamento {number}; conservalo. Il file allegato lo aggiunge al calendario.',
    ],
    button: 'Vedi il mio appuntamento',
    notes: [
      'Questo link è tuo: chi lo possiede può cambiare o annullare l’appuntamento.',
      'Una domanda? Chiama la maison al {phone}, indicando il numero {number}.',
    ],
  },
  appointmentMoved: {
    subject: 'Nuova ora per il tuo appuntamento {number}',
    title: 'L’ora è cambiata',
    text: [
      'Ecco l’appuntamento {number} com’è adesso. Il file allegato sostituisce il precedente nel calendario.',
    ],
    button: 'Vedi il mio appuntamento',
    notes: [
      'Questo link è tuo: chi lo possiede può cambiare o annullare l’appuntamento.',
      'Una domanda? Chiama la maison al {phone}, indicando il numero {number}.',
    ],
  },
  appointmentCancelled: {
    subject: 'Il tuo appuntamento {number} è annullato',
    title: 'Il tuo appuntamento è annullato',
    text: ['L’appuntamento {number} è annullato. Il file allegato lo toglie dal calendario.'],
    button: 'Scegli un’altra ora',
    notes: ['Una domanda? Chiama la maison al {phone}, indicando il numero {number}.'],
  },
  appointmentLink: {
    subject: 'Il link del tuo video, {number}',
    title: 'Il link del tuo video',
    text: ['Ecco dove trovi {adviser} all’ora stabilita. Si apre in un browser.'],
    button: 'Vedi il mio appuntamento',
    notes: [
      'Questo link è tuo: chi lo possiede può cambiare o annullare l’appuntamento.',
      'Una domanda? Chiama la maison al {phone}, indicando il numero {number}.',
    ],
  },
  appointmentReminder: {
    subject: 'Domani con la maison, {number}',
    title: 'A domani',
    text: [
      '{adviser} ti incontra domani. Un imprevisto? Il link qui sotto cambia o annulla l’ora.',
    ],
    button: 'Vedi il mio appuntamento',
    notes: ['Una domanda? Chiama la maison al {phone}, indicando il numero {number}.'],
  },
} as const;
