export const bookingForm = {
  title: 'Request a night',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  adults: 'Adults',
  children: 'Children',
  request: 'Write to reception',
  note: 'Choose a suite and dates: the night is yours once you confirm. You can cancel it free of charge, within the time given below.',
} as const;
