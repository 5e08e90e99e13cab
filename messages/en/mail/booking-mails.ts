/** Words of the mails about stays at the Résidence; `{…}` are facts put in when a mail leaves. */
export const bookingMails = {
  bookingConfirmed: {
    subject: 'Your stay at the Residence, {number}',
    title: 'Your stay is booked',
    text: [
      'Your suite is waiting for you: {suite}. This message confirms booking {number}; keep it. The attached file puts it in your calendar.',
    ],
    button: 'See my stay',
    notes: [
      'This link is yours: whoever has it can change or cancel the stay.',
      'A question? Call reception, {reception, select, always {day or night} other {from {opens} to {closes}}}, on {phone} quoting the number {number}.',
    ],
  },
  bookingMoved: {
    subject: 'New dates for your stay {number}',
    title: 'Your dates have been changed',
    text: [
      'Here is stay {number} as it now stands. The attached file replaces the previous one in your calendar.',
    ],
    button: 'See my stay',
    notes: [
      'This link is yours: whoever has it can change or cancel the stay.',
      'A question? Call reception, {reception, select, always {day or night} other {from {opens} to {closes}}}, on {phone} quoting the number {number}.',
    ],
  },
  bookingCancelled: {
    subject: 'Your stay {number} is cancelled',
    title: 'Your stay is cancelled',
    text: [
      'Booking {number} is cancelled and its nights have been released. You have nothing to pay, and what was paid by card is returned to you. The attached file removes it from your calendar.',
    ],
    button: 'Choose other dates',
    notes: [
      'A question? Call reception, {reception, select, always {day or night} other {from {opens} to {closes}}}, on {phone} quoting the number {number}.',
    ],
  },
  bookingKept: {
    subject: 'Your cancelled stay {number}: what the house keeps',
    title: 'What the house keeps of your stay',
    text: [
      'Booking {number} is cancelled. Cancelling it was no longer free: the house now keeps {amount} of its price. What was paid above that is returned to you.',
    ],
    button: 'See my stay',
    notes: [
      'A question? Call reception, {reception, select, always {day or night} other {from {opens} to {closes}}}, on {phone} quoting the number {number}.',
    ],
  },
  bookingPaidTooLate: {
    subject: 'Your payment for stay {number} is being returned',
    title: 'Your payment is being returned',
    text: [
      'Your payment arrived when these nights were no longer kept for you: nothing has been booked, and the bank returns all of it to the same card within a few days. Another suite may be available on the same dates.',
    ],
    button: 'See available suites',
    notes: [
      'A question? Call reception, {reception, select, always {day or night} other {from {opens} to {closes}}}, on {phone} quoting the number {number}.',
    ],
  },
  bookingReminder: {
    subject: 'Tomorrow at the Residence, {number}',
    title: 'See you tomorrow',
    text: [
      'Your suite is ready tomorrow from {checkIn}: {suite}. Somebody will welcome you, {reception, select, always {whatever the hour} other {from {opens} to {closes}}}.',
    ],
    button: 'See my stay',
    notes: [
      'A question? Call reception, {reception, select, always {day or night} other {from {opens} to {closes}}}, on {phone} quoting the number {number}.',
    ],
  },
  /** Text of `bookingCancelled` where nothing was paid, and nothing is due. */
  cancelledUnpaid: [
    'Booking {number} is cancelled and its nights have been released. You have nothing to pay. The attached file removes it from your calendar.',
  ],
  /** The same, where the house keeps something. */
  cancelledLate: [
    'Booking {number} is cancelled and its nights have been released. Cancelling it was no longer free: {amount} of its price are due. What was paid above that is returned to you; what is still missing is settled with reception, who will tell you how. The attached file removes it from your calendar.',
  ],
  /** The same, where nothing of that was paid. */
  cancelledOwed: [
    'Booking {number} is cancelled and its nights have been released. Cancelling it was no longer free: {amount} of its price are due, to be settled with reception, who will tell you how. The attached file removes it from your calendar.',
  ],
  /** The same, where nothing of that is missing. */
  cancelledPaid: [
    'Booking {number} is cancelled and its nights have been released. Cancelling it was no longer free: the house keeps {amount} of its price. What was paid above that is returned to you. The attached file removes it from your calendar.',
  ],
  /** Text of `bookingKept` where the house keeps nothing any more. */
  keptNothing: [
    'Booking {number} is cancelled. The house no longer keeps any of its price: you have nothing to pay, and what was paid is returned to you.',
  ],
  /** Text of `bookingKept` where nothing was paid. */
  keptUnpaid: [
    'Booking {number} is cancelled. Cancelling it was no longer free: {amount} of its price are due now. They are settled with reception, who will tell you how.',
  ],
  /** Follows the text of `bookingKept` while something is missing. */
  keptOwed: 'What is still missing is settled with reception, who will tell you how.',
  rows: {
    suite: 'Suite',
    address: 'Address',
  },
} as const;
