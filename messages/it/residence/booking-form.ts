export const bookingForm = {
  title: 'Richiedi una notte',
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  adults: 'Adulti',
  children: 'Bambini',
  request: 'Scrivi alla reception',
  note: 'Scegli una suite e le date: la notte è prenotata alla fine, e si annulla senza spese finché l’arrivo non è vicino.',
} as const;
