export const bookingForm = {
  title: 'Demander une nuit',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  adults: 'Adultes',
  children: 'Enfants',
  request: 'Écrire à la réception',
  note: 'Choisissez une suite et des dates : la nuit est retenue à la fin, et s’annule sans frais tant que l’arrivée n’est pas toute proche.',
} as const;
