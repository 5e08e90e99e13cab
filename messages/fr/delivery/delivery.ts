export const delivery = {
  /** What the basket pays once, beside the button that adds to it: around the sum, in a browser, too. */
  basketFee: {
    before: '+ ',
    after: ' € de livraison, une fois par panier',
    afterBriefly: ' € de livraison',
  },
  dates: {
    installed: 'Installation chez vous :',
    elsewhere: 'Livrer ailleurs',
    notServed: 'Nous ne livrons pas encore à cette adresse.',
  },
  planned: 'Installation prévue',
  plannedFor: 'Installation prévue : {dates} ({place})',
  customs:
    'Prix hors TVA française. Les droits de douane et taxes d’importation s’y ajoutent et restent à votre charge.',
  customsIn:
    '{countries} : le prix demandé est sans la TVA française ; les droits de douane et taxes d’importation s’y ajoutent et restent à la charge de l’acheteur.',
  /** Behind a total, where there is no French VAT in it. */
  taxFree: 'hors TVA française',
  /** The button of the form behind `dates.elsewhere`. */
  apply: 'Calculer le prix',
  /** On a payment page whose price is that of another destination than the one chosen since. */
  chosenSince:
    'Ce prix vaut pour une livraison ici : {signed}. Vous avez choisi depuis : {chosen}.',
  chosenApply: 'Calculer le prix : {chosen}',
  offerPlace: 'Lieu de livraison : {place}.',
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
