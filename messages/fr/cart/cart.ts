export const cart = {
  meta: {
    title: 'Panier et liste de souhaits',
    description:
      'Votre panier et votre liste de souhaits chez Théogonie, liés à votre adresse e-mail.',
  },
  title: 'Panier et souhaits',
  /** What the two tabs say. */
  view: {
    tabs: 'Panier ou liste de souhaits',
    lines: 'Lignes du panier',
    removeShort: 'Supprimer',
    clear: 'Vider le panier',
    summary: 'Récapitulatif',
    subtotal: 'Sous-total',
    delivery: 'Livraison',
    total: 'Total',
    taxIncluded: 'Prix TTC. La livraison est comptée une fois, quel que soit le nombre de pièces.',
    checkout: 'Procéder au Paiement',
    buyDirectly: 'Acheter directement, livraison comprise',
    offer: 'Demander un devis',
    addShort: 'Ajouter au panier',
    removeWishShort: 'Retirer',
  },
  /** Instead of `taxIncluded`, outside the Union. */
  taxFree:
    'Prix hors TVA française. La livraison est comptée une fois, quel que soit le nombre de pièces.',
  /** What the two tabs say with values that only a browser knows. */
  sentences: {
    cartTab: 'Mon Panier ({pieces, number})',
    wishlistTab: 'Liste de Souhaits ({count, number})',
    quantityOf: 'Quantité de {name}',
    increase: 'Un de plus : {name}',
    decrease: 'Un de moins : {name}',
    remove: 'Supprimer {name}',
    changed: '{name} : quantité {quantity, number}. Total : {total}.',
    unitPrice: '{price} l’unité',
    addWish: 'Ajouter au panier : {name}',
    removeWish: 'Retirer {name} de la liste',
  },
  emptyCart: 'Votre panier est vide',
  emptyCartText:
    'Les pièces que vous ajouterez vous attendront ici, sur cet appareil comme sur les autres.',
  emptyWishlist: 'Votre liste de souhaits est vide',
  emptyWishlistText: 'Touchez le cœur d’une pièce pour la retrouver ici.',
  gallery: 'Parcourir la galerie',
  quantity: 'Quantité',
  noOptions: 'Sans option',
  priceChanged: 'Le prix est passé de {before} à {now} depuis votre ajout.',
  unavailable: 'Cette configuration n’est plus fabriquée ; elle ne sera pas commandée.',
  wishWithoutOptions: 'Les options choisies ne sont plus proposées.',
  most: 'Au plus {count, number} par ligne',
  waiting: 'Il ne manque que votre adresse',
  waitingText: {
    cart: '« {name} » rejoindra votre panier dès que vous l’aurez donnée.',
    wishlist: '« {name} » rejoindra votre liste de souhaits dès que vous l’aurez donnée.',
    kept: '« {name} » attend un nom : donnez votre adresse, puis nommez votre configuration.',
  },
  ended: 'Votre session a pris fin',
  endedText:
    'L’adresse a été confirmée par e-mail sur un autre appareil, ou la session a expiré. Redonnez-la ici : un lien vous rendra panier et souhaits sur cet appareil.',
  locked: 'Votre e-mail ouvre le panier',
  lockedText:
    'Une adresse suffit : elle garde votre panier et votre liste de souhaits. La newsletter est facultative.',
  notice: 'Message',
} as const;
