export const bookingForm = {
  title: 'Richiedi una notte',
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  adults: 'Adulti',
  children: 'Bambini',
  request: 'Scrivi alla reception',
  note: 'Scegli una suite e le date: la notte è tua appena confermi. Si annulla senza spese, entro il termine indicato più sotto.',
} as const;
