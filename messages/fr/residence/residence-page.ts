export const residencePage = {
  meta: {
    title: 'La Résidence : six suites devant la mer',
    description:
      'Dormir dans un lit Théogonie avant de le choisir : six suites au Cap d’Antibes, leurs prix par nuit, les dates libres et la réservation en ligne.',
  },
  suiteDescription:
    '{name} : {area, number} m², {guests, plural, one {# voyageur} other {# voyageurs}}, le {bed}, {price} la nuit, taxes comprises. Dates libres et réservation en ligne.',
  title: 'La Résidence',
  intro:
    'Une maison devant la mer, au Cap d’Antibes. Six suites, cinq lits : vous choisissez le vôtre, vous y dormez, et vous repartez sans avoir rien promis.',
  suites: 'Six suites, chacune avec son lit',
  see: 'Voir la suite',
  book: 'Réserver une nuit',
  taxes: 'TVA de {vat} % et taxe de séjour comprises',
  facts: {
    title: 'En bref',
    guests: 'Voyageurs',
    area: 'Surface',
    bed: 'Lit',
    price: 'Prix',
    stay: 'Durée',
    amenities: 'Dans la suite',
  },
  bedTitle: 'Le lit qui vous y attend',
  bedText:
    '{bed} : l’exemplaire de la maison, avec ses réglages et son silence. S’il vous convainc, il se commande comme les autres : à votre taille, dans votre finition.',
  bedLink: 'Voir ce lit',
  storyLink: 'Lire son histoire',
  rulesTitle: 'Avant de réserver',
  rules: {
    length:
      'Un séjour dure de {shortest, number} à {longest, plural, one {# nuit} other {# nuits}}, et se réserve jusqu’à {months, plural, one {# mois} other {# mois}} à l’avance.',
    season:
      'Du {from} au {to}, on arrive pour {count, plural, one {# nuit} other {# nuits}} au moins.',
    closed: 'La Résidence est fermée du {from} au {to}.',
    hours: 'La suite est prête à partir de {checkIn} et se libère avant {checkOut}.',
    free: 'Annuler ou changer de dates ne coûte rien jusqu’à {hours, plural, one {# heure} other {# heures}} avant l’arrivée. Ensuite, les nuits sont dues.',
    law: 'Un hébergement réservé pour une date précise n’ouvre pas de droit de rétractation (article L. 221-28, 12° du code de la consommation).',
  },
  sample:
    'Suites, tarifs, adresse et services sont des exemples : aucune chambre n’existe encore, et personne ne vous attend.',
  others: 'Les autres suites',
} as const;
