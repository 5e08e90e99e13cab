export const delivery = {
  dates: {
    installed: 'Installation chez vous :',
    elsewhere: 'Livrer ailleurs',
    notServed: 'Nous ne livrons pas encore à cette adresse.',
  },
  planned: 'Installation prévue',
  plannedFor: 'Installation prévue : {dates} ({place})',
  customs:
    'Les droits de douane et taxes d’importation s’ajoutent au prix et restent à votre charge.',
  customsIn:
    '{countries} : les droits de douane et taxes d’importation s’ajoutent au prix et restent à la charge de l’acheteur.',
  contact: 'Écrivez-nous pour une livraison sur mesure',
  today: 'Pour une commande passée aujourd’hui. Nous convenons ensuite du jour avec vous.',
  country: 'Pays',
  postcode: 'Code postal',
  otherCountry: 'Autre pays',
  abroadText: 'Vers un autre pays, la maison établit un devis, transport compris.',
  abroadLink: 'Demander un devis pour un autre pays',
  badPostcode: 'Ce code postal ne correspond pas au pays choisi.',
  tooFar: 'Nous n’avons pas encore de dates pour cette période.',
} as const;
