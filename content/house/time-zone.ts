/** The clocks of the house: its days, hours and years begin and end by them. */
export const houseZone = 'Europe/Paris';
