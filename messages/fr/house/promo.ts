export const promo = {
  eyebrow: 'Partenariat',
  title: 'Nyx Literie, le matelas de la Nuit',
  text: 'Hésiode fait de Nyx la mère du Sommeil et de la tribu des Songes. Les matelassiers qui ont pris son nom travaillent aux mesures de nos lits, et vous laissent le temps d’en juger les yeux fermés.',
  claims: {
    trial: '100 nuits d’essai',
    warranty: '10 ans de garantie',
    delivery: 'Livraison et retours offerts',
  },
  claimsText: {
    trial: 'Un trimestre de sommeil, et quelques nuits de grâce.',
    warranty: 'Mousses, coutil et coutures sont couverts.',
    delivery: 'Le matelas monte à l’étage et repart sans frais s’il déçoit.',
  },
  discover: 'Voir les lits',
  close: 'Fermer',
  note: 'Offre limitée au matelas. Nyx Literie est une marque fictive, citée en exemple.',
} as const;
