export const bookingForm = {
  title: 'Richiedere una notte',
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  adults: 'Adulti',
  children: 'Bambini',
  request: 'Scrivere alla reception',
  note: 'Una richiesta non impegna a nulla: la reception risponde con disponibilità e prezzo.',
} as const;
