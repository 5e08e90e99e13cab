export const bookingForm = {
  title: 'Request a night',
  checkIn: 'Arrival',
  checkOut: 'Departure',
  adults: 'Adults',
  children: 'Children',
  request: 'Write to reception',
  note: 'Choose a suite and dates: the night is reserved at the end, and cancelled free of charge as long as arrival is not close.',
} as const;
