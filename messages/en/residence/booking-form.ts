export const bookingForm = {
  title: 'Request a night',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  adults: 'Adults',
  children: 'Children',
  request: 'Write to reception',
  note: 'A request commits you to nothing: reception replies with availability and the price.',
} as const;
