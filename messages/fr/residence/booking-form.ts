export const bookingForm = {
  title: 'Demander une nuit',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  adults: 'Adultes',
  children: 'Enfants',
  request: 'Écrire à la réception',
  note: 'Une demande n’engage à rien : la réception vous répond avec les disponibilités et le prix.',
} as const;
