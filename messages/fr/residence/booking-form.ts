export const bookingForm = {
  title: 'Demander une nuit',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  adults: 'Adultes',
  children: 'Enfants',
  request: 'Écrire à la réception',
  note: 'Choisissez une suite et des dates : la nuit est retenue dès que vous confirmez. Elle s’annule sans frais, dans le délai indiqué plus bas.',
} as const;
