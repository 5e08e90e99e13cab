export const bookingForm = {
  title: 'Ask for a night',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  adults: 'Adults',
  children: 'Children',
  request: 'Write to reception',
  note: 'Asking commits you to nothing: reception replies with what is available, and the price.',
} as const;
