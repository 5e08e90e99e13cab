/** The page where visitors see, take out and erase what is held on them. */
export const myData = {
  meta: {
    title: 'Mes données',
    description:
      'Voir ce que la boutique garde sur vous, le télécharger, fermer vos sessions, choisir la lettre, tout effacer : sans formulaire à imprimer.',
  },
  title: 'Mes données',
  intro:
    'Tout ce que la boutique sait de vous tient sur cette page. Vous pouvez l’emporter ou l’effacer, sans demander à personne.',
  notices: {
    opened: 'Votre session est ouverte sur cet appareil. Panier et souhaits vous attendent.',
    linkSent:
      'Si cette adresse est connue ici, un lien vient de lui être envoyé. Il est valable dix minutes.',
    badLink: 'Ce lien a déjà servi, ou n’est plus valable.',
    sessionEnded: 'La session est fermée.',
    letterOn: 'C’est entendu : la lettre vous parviendra, quelques fois par an.',
    letterOff: 'C’est fait : vous ne recevrez plus la lettre.',
    erased: 'Tout est effacé. Il ne reste ici plus rien de vous.',
    tooMany: 'Trop de demandes. Réessayez dans {wait}.',
    failed: 'La demande n’a pas abouti. Veuillez réessayer.',
  },
  ask: {
    title: 'Confirmer que l’adresse est la vôtre',
    text: 'Nous envoyons un lien à usage unique vers votre boîte. Il s’ouvre sur l’appareil où vous voulez entrer.',
    known: 'Cet appareil utilise l’adresse {email}, non encore confirmée.',
    email: 'Adresse e-mail',
    send: 'Recevoir un lien',
  },
  sessions: {
    title: 'Vos sessions',
    text: 'Un appareil, une ligne. Fermez celles que vous ne reconnaissez pas.',
    entry: 'Ouverte le {opened}, valable jusqu’au {expires}',
    here: 'cet appareil',
    end: 'Fermer',
    endLabel: 'Fermer la session ouverte le {opened}',
  },
  letter: {
    title: 'La lettre de la maison',
    none: 'Vous ne la recevez pas.',
    asked: 'Vous l’avez demandée ; il reste à la confirmer.',
    sent: 'Vous la recevez, quelques fois par an.',
    start: 'La recevoir',
    stop: 'Ne plus la recevoir',
  },
  download: {
    title: 'Emporter vos données',
    text: 'Un fichier JSON, lisible par vous comme par un autre service : adresse, sessions, panier, souhaits, messages, rétractations.',
    button: 'Télécharger',
  },
  erase: {
    title: 'Tout effacer',
    text: 'Adresse, panier, souhaits, messages et sessions disparaissent aussitôt, sans retour possible. Seules restent les déclarations de rétractation, que la loi fait garder avec le contrat.',
    sure: 'Je veux effacer tout ce que la boutique garde sur moi.',
    button: 'Effacer maintenant',
  },
} as const;

/** Where the link of an access mail leads. */
export const accessPage = {
  meta: {
    title: 'Ouvrir ma session',
    description:
      'Un bouton, et votre panier, vos souhaits et vos données s’ouvrent sur cet appareil, par le lien à usage unique reçu dans votre boîte.',
  },
  title: 'Plus qu’un clic',
  text: 'Cliquez sur le bouton pour ouvrir votre session sur cet appareil. Les sessions ouvertes avec votre adresse sans confirmation seront fermées.',
  button: 'Ouvrir ma session',
  bad: 'Ce lien a déjà servi, ou ses dix minutes sont passées.',
  again: 'Demander un autre lien',
} as const;

/** Where the link that confirms the letter leads. */
export const letterPage = {
  meta: {
    title: 'Confirmer la lettre',
    description:
      'Dernier geste avant de recevoir la lettre de la maison : confirmer que la boîte est la vôtre. Sans ce geste, rien ne sera envoyé.',
  },
  title: 'La lettre de la maison',
  text: 'Confirmez que vous souhaitez recevoir la lettre, quelques fois par an. Un lien pour la quitter figure dans chaque envoi.',
  button: 'Je confirme',
  bad: 'Ce lien a déjà servi, ou ses sept jours sont passés.',
} as const;

/** Where the link that ends the letter leads. */
export const unsubscribePage = {
  meta: {
    title: 'Quitter la lettre',
    description:
      'Un bouton pour ne plus recevoir la lettre de la maison. Votre panier et votre liste de souhaits restent comme ils sont.',
  },
  title: 'Quitter la lettre',
  text: 'Cliquez sur le bouton pour ne plus la recevoir. Votre panier et vos souhaits restent comme ils sont.',
  button: 'Me désinscrire',
  bad: 'Ce lien n’est plus valable. La page « Mes données » permet aussi de quitter la lettre.',
} as const;
