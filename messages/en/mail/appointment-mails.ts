export const appointmentMails = {
  appointmentConfirmed: {
    subject: 'Your hour with the house, {number}',
    title: 'It is noted',
    text: [
      '{adviser} is expecting you. This message confirms appointment {number}; keep it. The attached file puts it in your calendar.',
    ],
    button: 'See my appointment',
    notes: [
      'This link is yours: whoever has it can change or cancel the appointment.',
      'A question? Call the house on {phone} and give the number {number}.',
    ],
  },
  appointmentMoved: {
    subject: 'A new time for your appointment {number}',
    title: 'The hour is changed',
    text: [
      'This is appointment {number} as it now stands. The attached file replaces the earlier one in your calendar.',
    ],
    button: 'See my appointment',
    notes: [
      'This link is yours: whoever has it can change or cancel the appointment.',
      'A question? Call the house on {phone} and give the number {number}.',
    ],
  },
  appointmentCancelled: {
    subject: 'Your appointment {number} is cancelled',
    title: 'Your appointment is cancelled',
    text: ['Appointment {number} is cancelled. The attached file takes it out of your calendar.'],
    button: 'Choose another hour',
    notes: ['A question? Call the house on {phone} and give the number {number}.'],
  },
  appointmentLink: {
    subject: 'The link of your video, {number}',
    title: 'The link of your video',
    text: ['This is where you meet {adviser} at the agreed time. It opens in a browser.'],
    button: 'See my appointment',
    notes: [
      'This link is yours: whoever has it can change or cancel the appointment.',
      'A question? Call the house on {phone} and give the number {number}.',
    ],
  },
  appointmentReminder: {
    subject: 'Tomorrow with the house, {number}',
    title: 'See you tomorrow',
    text: [
      '{adviser} meets you tomorrow. Something in the way? The link below changes or cancels the hour.',
    ],
    button: 'See my appointment',
    notes: ['A question? Call the house on {phone} and give the number {number}.'],
  },
} as const;
