export const appointmentMails = {
  appointmentConfirmed: {
    subject: 'Your hour with the house, {number}',
    title: 'Your appointment is booked',
    text: [
      'You will speak with {adviser}. This message confirms appointment {number}; keep it. The attached file puts it in your calendar.',
    ],
    button: 'See my appointment',
    notes: [
      'This link is yours: whoever has it can change or cancel the appointment.',
      'A question? Call the house on {phone} quoting the number {number}.',
    ],
  },
  appointmentMoved: {
    subject: 'A new time for your appointment {number}',
    title: 'Your appointment has been moved',
    text: [
      'This is appointment {number} as it now stands. The attached file replaces the earlier one in your calendar.',
    ],
    button: 'See my appointment',
    notes: [
      'This link is yours: whoever has it can change or cancel the appointment.',
      'A question? Call the house on {phone} quoting the number {number}.',
    ],
  },
  appointmentCancelled: {
    subject: 'Your appointment {number} is cancelled',
    title: 'Your appointment is cancelled',
    text: ['Appointment {number} is cancelled. The attached file takes it out of your calendar.'],
    button: 'Choose another time',
    notes: ['A question? Call the house on {phone} quoting the number {number}.'],
  },
  appointmentLink: {
    subject: 'Your video link, {number}',
    title: 'Your video link',
    text: ['This is where you meet {adviser} at the agreed time. It opens in a browser.'],
    button: 'Open the video call',
    notes: [
      'The link to the appointment is yours: whoever has it can change or cancel it.',
      'A question? Call the house on {phone} quoting the number {number}.',
    ],
  },
  appointmentReminder: {
    subject: 'Your appointment is coming up, {number}',
    title: 'Your appointment is coming up',
    text: [
      '{adviser} looks forward to speaking with you, on the day and at the time given here. Has something come up? Use the button below to change or cancel.',
    ],
    button: 'See my appointment',
    notes: ['A question? Call the house on {phone} quoting the number {number}.'],
  },
  /** Of another appointment at the same hour with the same address. */
  twin: 'Another appointment, {number}, is booked at the same hour with your address. If one is enough, cancel one of the two, each by the link in its own e-mail. If it was not you who booked this one, it is the one to cancel.',
  /** Of the link that stands beside the button. */
  openVideo: 'Open the video call',
  seeAppointment: 'See my appointment',
} as const;
