/** Words of the mails about stays at the Résidence; `{…}` are facts put in when a mail leaves. */
export const bookingMails = {
  bookingConfirmed: {
    subject: 'Your night at the Residence, {number}',
    title: 'Your night is reserved',
    text: [
      '{suite} awaits you. This message confirms booking {number}; keep it. The attached file puts it in your calendar.',
    ],
    button: 'See my stay',
    notes: [
      'This link is yours: whoever has it can change or cancel the stay.',
      'A question? Call reception, day or night, on {phone} and give the number {number}.',
    ],
  },
  bookingMoved: {
    subject: 'New dates for your stay {number}',
    title: 'Your dates are changed',
    text: [
      'Here is stay {number} as it now stands. The attached file replaces the previous one in your calendar.',
    ],
    button: 'See my stay',
    notes: [
      'This link is yours: whoever has it can change or cancel the stay.',
      'A question? Call reception, day or night, on {phone} and give the number {number}.',
    ],
  },
  bookingCancelled: {
    subject: 'Your stay {number} is cancelled',
    title: 'Your stay is cancelled',
    text: [
      'Booking {number} is cancelled and its nights are free. You have nothing to pay, and what was paid by card is returned to you. The attached file removes it from your calendar.',
    ],
    button: 'Choose other dates',
    notes: ['A question? Call reception, day or night, on {phone} and give the number {number}.'],
  },
  bookingPaidTooLate: {
    subject: 'Your payment for stay {number} is being returned',
    title: 'Your payment is being returned',
    text: [
      'Your payment arrived when these nights were no longer kept for you: it books nothing, and the bank returns all of it to the same card within a few days. Another suite may be free on the same dates.',
    ],
    button: 'See the free suites',
    notes: ['A question? Call reception, day or night, on {phone} and give the number {number}.'],
  },
  bookingReminder: {
    subject: 'Tomorrow at the Residence, {number}',
    title: 'See you tomorrow',
    text: [
      '{suite} is ready tomorrow from {checkIn}. Somebody will welcome you, whatever the hour.',
    ],
    button: 'See my stay',
    notes: ['A question? Call reception, day or night, on {phone} and give the number {number}.'],
  },
  rows: {
    number: 'Booking',
    suite: 'Suite',
    address: 'Address',
  },
} as const;
