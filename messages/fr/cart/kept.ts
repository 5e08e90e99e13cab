/** Configurations that visitors have named. */
export const kept = {
  meta: {
    title: 'Mes configurations gardées',
    description:
      'Les configurations que vous avez nommées : leurs options, leur prix du jour, à ouvrir, à comparer, à partager ou à mettre au panier.',
  },
  title: 'Configurations gardées',
  intro:
    'Chaque configuration garde le nom que vous lui donnez. Le prix affiché est celui du jour.',
  /** The button on the page of a piece. */
  control: 'Garder cette configuration',
  /** On other pages, the way here. */
  link: 'Voir vos configurations gardées',
  add: {
    title: 'Garder cette configuration',
    text: 'Donnez-lui un nom qui vous parle, « Ma chambre » par exemple. Vous la retrouverez ici, et sur vos autres appareils une fois votre adresse confirmée.',
    name: 'Nom',
    nameNote: '60 caractères au plus',
    keep: 'Garder',
  },
  priceToday: 'Prix du jour',
  open: 'Ouvrir',
  tick: 'À comparer',
  compare: 'Comparer les pièces cochées',
  rename: 'Renommer',
  save: 'Enregistrer',
  remove: 'Retirer',
  /** What a screen reader is told of a button: what it does, and to which configuration. */
  named: '{act} : {name}',
  noLongerMade: 'Ce que l’atelier ne fabrique plus',
  unavailable: 'Cette configuration n’est plus fabriquée.',
  empty: 'Rien de gardé pour l’instant',
  emptyText:
    'Choisissez une pièce et ses options, puis « Garder cette configuration » : elle vous attendra ici.',
  browse: 'Voir les collections',
  locked: 'Votre adresse garde vos configurations',
  lockedText:
    'Une adresse suffit, comme pour le panier. Si elle est déjà connue ici, un lien lui est envoyé : il rouvre, sur cet appareil, ce que vous avez gardé. La newsletter est facultative.',
  submit: 'Continuer',
  /** On the page of personal data. */
  dataText: 'Les configurations que vous avez nommées, à ouvrir, à renommer ou à retirer.',
  notices: {
    kept: 'Votre configuration est gardée.',
    renamed: 'Le nom est modifié.',
    removed: 'La configuration est retirée.',
    nameless: 'Donnez un nom de 1 à 60 caractères visibles.',
    taken: 'Cette configuration est déjà gardée sous ce nom.',
    full: 'Cinquante configurations sont gardées, c’est le maximum. Retirez-en une d’abord.',
    notMade: 'Cette configuration n’est pas fabriquée ; elle ne peut pas être gardée.',
    gone: 'Cette configuration n’est plus dans votre liste.',
    tooMany: 'Trop de demandes. Réessayez {wait}.',
    failed: 'La demande n’a pas abouti. Veuillez réessayer.',
  },
} as const;
