export const appointmentMails = {
  appointmentConfirmed: {
    subject: 'Il tuo appuntamento con la maison, {number}',
    title: 'Appuntamento confermato',
    text: [
      'Parlerai con {adviser}. Questo messaggio conferma l’appuntamento {number}; conservalo. Il file allegato lo aggiunge al calendario.',
    ],
    button: 'Vedi l’appuntamento',
    notes: [
      'Questo link è tuo: chi lo possiede può cambiare o annullare l’appuntamento.',
      'Una domanda? Chiama la maison al {phone}, indicando il numero {number}.',
    ],
  },
  appointmentMoved: {
    subject: 'Nuovo orario per il tuo appuntamento {number}',
    title: 'Il tuo appuntamento è stato spostato',
    text: [
      'Ecco l’appuntamento {number} com’è adesso. Il file allegato sostituisce il precedente nel calendario.',
    ],
    button: 'Vedi l’appuntamento',
    notes: [
      'Questo link è tuo: chi lo possiede può cambiare o annullare l’appuntamento.',
      'Una domanda? Chiama la maison al {phone}, indicando il numero {number}.',
    ],
  },
  appointmentCancelled: {
    subject: 'Il tuo appuntamento {number} è annullato',
    title: 'Il tuo appuntamento è annullato',
    text: ['L’appuntamento {number} è annullato. Il file allegato lo toglie dal calendario.'],
    button: 'Scegli un altro orario',
    notes: ['Una domanda? Chiama la maison al {phone}, indicando il numero {number}.'],
  },
  appointmentLink: {
    subject: 'Il link della videochiamata, {number}',
    title: 'Il link della videochiamata',
    text: ['Ecco dove trovi {adviser} all’ora stabilita. Si apre in un browser.'],
    button: 'Apri la videochiamata',
    notes: [
      'Il link all’appuntamento è tuo: chi lo possiede può cambiarlo o annullarlo.',
      'Una domanda? Chiama la maison al {phone}, indicando il numero {number}.',
    ],
  },
  appointmentReminder: {
    subject: 'Il tuo appuntamento si avvicina, {number}',
    title: 'Il tuo appuntamento si avvicina',
    text: [
      'Parlerai con {adviser} nel giorno e all’ora indicati qui. Un imprevisto? Con il pulsante qui sotto puoi cambiare l’ora o annullare.',
    ],
    button: 'Vedi l’appuntamento',
    notes: ['Una domanda? Chiama la maison al {phone}, indicando il numero {number}.'],
  },
  /** Of another appointment at the same hour with the same address. */
  twin: 'Un altro appuntamento, {number}, è preso alla stessa ora con il tuo indirizzo. Se uno solo basta, annulla uno dei due, ciascuno dal link della sua e-mail. Se non hai preso tu questo, è questo da annullare.',
  /** Of the link that stands beside the button. */
  openVideo: 'Apri la videochiamata',
  seeAppointment: 'Vedi l’appuntamento',
} as const;
