export const bookingForm = {
  title: 'Richiedi una notte',
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  adults: 'Adulti',
  children: 'Bambini',
  request: 'Scrivi alla reception',
  note: 'Una richiesta non impegna a nulla: la reception risponde con disponibilità e prezzo.',
} as const;
