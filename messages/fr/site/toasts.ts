/** Refusals, by the code an action gives. */
export const errors = {
  emailRequired: {
    title: 'Email requis',
    text: 'Veuillez vous abonner à la newsletter pour utiliser le panier',
  },
  emailRequiredWishlist: {
    title: 'Email requis',
    text: 'Veuillez vous abonner à la newsletter pour utiliser la wishlist',
  },
  invalidEmail: { title: 'Erreur', text: 'Cette adresse e-mail n’est pas valide.' },
  alreadySubscribed: {
    title: 'Déjà inscrit',
    text: 'Cette adresse email est déjà inscrite à notre newsletter',
  },
  subscribeFailed: { title: 'Erreur', text: 'Impossible de vous inscrire. Veuillez réessayer.' },
  badPostcode: { title: 'Code postal', text: 'Ce code postal ne correspond pas au pays choisi.' },
  cartLoadFailed: { title: 'Erreur', text: 'Impossible de charger le panier' },
  cartAddFailed: { title: 'Erreur', text: "Impossible d'ajouter l'article au panier" },
  cartLimit: {
    title: 'Limite atteinte',
    text: 'Un panier contient au plus 100 articles différents, en 99 exemplaires chacun.',
  },
  cartRemoveFailed: { title: 'Erreur', text: "Impossible de supprimer l'article" },
  cartQuantityFailed: { title: 'Erreur', text: 'Impossible de mettre à jour la quantité' },
  quantityInvalid: {
    title: 'Quantité inchangée',
    text: 'Une quantité est un nombre entier, de 1 à 99.',
  },
  cartClearFailed: { title: 'Erreur', text: 'Impossible de vider le panier' },
  wishlistLoadFailed: { title: 'Erreur', text: 'Impossible de charger la liste de souhaits' },
  wishlistAddFailed: { title: 'Erreur', text: "Impossible d'ajouter l'article à la wishlist" },
  wishlistRemoveFailed: { title: 'Erreur', text: "Impossible de supprimer l'article" },
  alreadyListed: {
    title: 'Déjà en liste',
    text: 'Cet article est déjà dans votre liste de souhaits',
  },
  checkoutFailed: {
    title: 'Erreur',
    text: 'Impossible de préparer le paiement. Veuillez réessayer.',
  },
  offerFailed: { title: 'Erreur', text: 'Impossible d’établir le devis. Veuillez réessayer.' },
  offerTooHigh: {
    title: 'Total trop élevé',
    text: 'Le total dépasse le plafond d’un devis en ligne. Écrivez-nous depuis la page Contact : la maison établira ce devis elle-même.',
  },
  messageInvalid: {
    title: 'Erreur',
    text: 'Vérifiez le nom, l’adresse e-mail, l’objet et le message : l’un d’eux est vide, trop long ou incorrect.',
  },
  messageFailed: {
    title: 'Erreur',
    text: 'Impossible d’envoyer votre message. Veuillez réessayer.',
  },
  expiredPage: {
    title: 'Page mise à jour',
    text: 'Rechargez la page, puis recommencez : la boutique a été mise à jour depuis que vous l’avez ouverte.',
  },
  badVatNumber: {
    title: 'Numéro de TVA',
    text: 'Ce numéro de TVA n’est pas valable. Vérifiez ses lettres et ses chiffres, ou laissez le champ vide.',
  },
  badBilling: {
    title: 'Société',
    text: 'Pour une facture de société, indiquez sa raison sociale, sa rue, sa ville et son pays.',
  },
  badTransferBuyer: {
    title: 'Coordonnées',
    text: 'Pour un virement, indiquez votre nom, votre adresse e-mail et l’adresse de livraison complète. Un téléphone, si vous en donnez un, compte au moins six chiffres.',
  },
  addressElsewhere: {
    title: 'Lieu de livraison',
    text: 'Un autre prix, ou une autre livraison, vaut à cette adresse. Choisissez d’abord ce lieu dans le récapitulatif, puis commandez.',
  },
  transferWaits: {
    title: 'Une commande attend déjà',
    text: 'Vous avez commandé ces pièces il y a peu, et leur virement est attendu. Pour cette commande-là, il n’y a rien à refaire ; une seconde s’y ajouterait.',
  },
  wayNotOffered: {
    title: 'Moyen de paiement',
    text: 'Ce moyen de paiement n’est pas proposé pour cette commande. Choisissez-en un autre.',
  },
  paymentArriving: {
    title: 'Paiement en cours',
    text: 'Un paiement vient d’être fait pour cette commande. Sa confirmation arrive : rechargez la page dans un instant.',
  },
  paymentFailed: {
    title: 'Erreur',
    text: 'Impossible d’ouvrir la page de paiement. Votre commande est conservée : réessayez dans quelques instants.',
  },
  tooMany: { title: 'Trop de demandes', text: 'Réessayez {wait}.' },
  compareFull: {
    title: 'Comparaison complète',
    text: 'Quatre configurations au plus se comparent à la fois.',
  },
  compareMixed: {
    title: 'Autre catégorie',
    text: 'Seules les pièces d’une même catégorie se comparent.',
  },
  noNetwork: { title: 'Pas de réseau', text: 'Réessayez dès qu’il reviendra.' },
  noAnswer: { title: 'La boutique ne répond pas', text: 'Réessayez, ou rechargez la page.' },
} as const;

/** Successes, by the code an action gives. */
export const done = {
  subscribed: {
    title: 'Inscription réussie !',
    text: 'Bienvenue parmi nous. Votre panier et votre liste de souhaits sont maintenant disponibles.',
  },
  added: { title: 'Ajouté au panier', text: '' },
  quantitySet: { title: 'Quantité mise à jour', text: '' },
  removed: { title: 'Article supprimé', text: '' },
  cleared: { title: 'Panier vidé', text: '' },
  listed: { title: 'Ajouté à la wishlist', text: '' },
  unlisted: { title: 'Retiré de la wishlist', text: '' },
  messageSent: { title: 'Message envoyé', text: '' },
  left: {
    title: 'Session quittée',
    text: 'Panier et souhaits ne sont plus visibles sur cet appareil. Un lien envoyé à l’adresse les rouvrira.',
  },
} as const;

/** The frame the toasts stand in. */
export const toaster = {
  label: 'Notifications',
  close: 'Close toast',
  added: 'Voir le panier',
  listed: 'Voir la liste de souhaits',
  undo: 'Annuler',
  restart: 'Recommencer avec celle-ci',
} as const;
