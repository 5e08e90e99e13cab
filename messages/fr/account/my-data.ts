/** The page where visitors see, take out and erase what is held on them. */
export const myData = {
  meta: {
    title: 'Mes données',
    description:
      'Voir ce que la boutique garde sur vous, le télécharger, fermer vos sessions, gérer la newsletter, tout effacer : sans formulaire à imprimer.',
  },
  title: 'Mes données',
  intro:
    'Adresse, sessions, panier, souhaits, configurations gardées, messages, commandes et factures, devis, séjours, rendez-vous, rétractations : vous pouvez les télécharger en un fichier, et effacer vous-même ce que la loi n’oblige pas à garder.',
  notices: {
    opened: 'Votre session est ouverte sur cet appareil. Panier et souhaits vous attendent.',
    linkSent:
      'Si cette adresse est connue ici, un lien vient de lui être envoyé. Il est valable dix minutes.',
    badLink: 'Ce lien a déjà servi, ou n’est plus valable.',
    sessionEnded: 'La session est fermée.',
    letterOn: 'C’est entendu : vous recevrez la newsletter, quelques fois par an.',
    letterOff: 'C’est fait : vous ne recevrez plus la newsletter.',
    erased:
      'Vos données sont effacées. Ne restent, s’il y en a, que les déclarations de rétractation et les pièces comptables de vos commandes.',
    tooMany: 'Trop de demandes. Réessayez {wait}.',
    failed: 'La demande n’a pas abouti. Veuillez réessayer.',
  },
  ask: {
    title: 'Confirmer que l’adresse est la vôtre',
    text: 'Nous envoyons un lien à usage unique à votre adresse. Ouvrez-le sur l’appareil que vous voulez utiliser.',
    known: 'Cet appareil utilise l’adresse {email}, non encore confirmée.',
    email: 'Adresse e-mail',
    send: 'Recevoir un lien',
  },
  /** On a device whose session ended because another one proved the address. */
  elsewhere: {
    title: 'Votre adresse a été confirmée sur un autre appareil',
    text: 'C’était sans doute vous. Panier et souhaits sont intacts. Comme l’adresse avait seulement été saisie sur cet appareil, elle reste à confirmer ici : un lien par e-mail, et tout s’ouvre ici.',
    intent: '« {name} » vous attend aussi.',
  },
  leave: { question: 'Ce n’est pas vous ?', button: 'Quitter cette session' },
  sessions: {
    title: 'Vos sessions',
    text: 'Une ligne par appareil. Fermez les sessions que vous ne reconnaissez pas.',
    entry: 'Ouverte le {opened}, valable jusqu’au {expires}',
    here: 'cet appareil',
    end: 'Fermer',
    endLabel: 'Fermer la session ouverte le {opened}',
  },
  letter: {
    title: 'La newsletter',
    none: 'Vous ne la recevez pas.',
    asked: 'Vous l’avez demandée ; il reste à la confirmer.',
    sent: 'Vous la recevez, quelques fois par an.',
    start: 'La recevoir',
    stop: 'Ne plus la recevoir',
  },
  download: {
    title: 'Télécharger vos données',
    text: 'Un fichier {format}, lisible par vous comme par un autre service.',
    button: 'Télécharger',
  },
  stays: {
    title: 'Vos séjours à la Résidence',
    text: 'Chaque ligne ouvre la page d’un séjour.',
  },
  hours: {
    title: 'Vos heures avec la maison',
    text: 'Chaque ligne ouvre la page d’un rendez-vous.',
  },
  erase: {
    title: 'Tout effacer',
    text: 'Adresse, panier, souhaits, configurations gardées, messages et sessions disparaissent aussitôt, sans retour possible. La loi oblige à garder les contrats et les comptes pendant {contractYears, plural, one {# an} other {# ans}} : restent donc les déclarations de rétractation et les commandes facturées, avec votre nom et votre adresse postale, mais sans e-mail ni téléphone. D’une commande sans facture, plus rien ne mène à vous. Un séjour à venir garde vos coordonnées jusqu’au départ. Un rendez-vous à venir est annulé.',
    sure: 'Je veux effacer tout ce que la boutique garde sur moi.',
    button: 'Effacer maintenant',
  },
} as const;

/** Where the link of an access mail leads. */
export const accessPage = {
  meta: {
    title: 'Ouvrir ma session',
    description:
      'Un bouton, et votre panier, vos souhaits et vos données s’ouvrent sur cet appareil, par le lien à usage unique reçu par e-mail.',
  },
  title: 'Plus qu’un clic',
  text: 'Cliquez sur le bouton pour ouvrir votre session sur cet appareil. La première fois, un appareil où l’adresse avait seulement été saisie devra ouvrir un lien à son tour.',
  button: 'Ouvrir ma session',
  bad: 'Ce lien a déjà servi, ou a expiré : il est valable dix minutes.',
  again: 'Demander un autre lien',
} as const;

/** Where the link that confirms the letter leads. */
export const newsletterPage = {
  meta: {
    title: 'Confirmer la newsletter',
    description:
      'Dernière étape avant de recevoir la newsletter : confirmer que l’adresse est la vôtre. Sans cette confirmation, rien ne sera envoyé.',
  },
  title: 'La newsletter',
  text: 'Confirmez que vous souhaitez recevoir la newsletter, quelques fois par an. Chaque envoi contient un lien de désinscription.',
  button: 'Je confirme',
  bad: 'Ce lien a déjà servi, ou a expiré : il est valable sept jours.',
} as const;

/** Where the link that ends the letter leads. */
export const unsubscribePage = {
  meta: {
    title: 'Se désinscrire de la newsletter',
    description:
      'Un bouton pour ne plus recevoir la newsletter. Votre panier et votre liste de souhaits restent comme ils sont.',
  },
  title: 'Se désinscrire de la newsletter',
  text: 'Cliquez sur le bouton pour ne plus la recevoir. Votre panier et vos souhaits restent comme ils sont.',
  button: 'Me désinscrire',
  bad: 'Ce lien n’est plus valable. La page « Mes données » permet aussi de se désinscrire.',
} as const;
