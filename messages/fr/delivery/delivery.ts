export const delivery = {
  installed: 'Installation chez vous :',
  elsewhere: 'Livrer ailleurs',
  planned: 'Installation prévue',
  plannedFor: 'Installation prévue : {dates} ({place})',
  notServed: 'Nous ne livrons pas encore à cette adresse.',
  contact: 'Écrivez-nous pour une livraison sur mesure',
  today: 'Pour une commande passée aujourd’hui. Nous convenons ensuite du jour avec vous.',
  country: 'Pays',
  postcode: 'Code postal',
  badPostcode: 'Ce code postal n’est pas de ce pays.',
  tooFar: 'Nous n’avons pas encore de dates pour cette période.',
} as const;
