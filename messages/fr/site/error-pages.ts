export const notFound = {
  meta: {
    title: 'Page introuvable',
    description:
      'Cette adresse ne mène à aucune page de la maison. L’accueil et la galerie conduisent aux vingt pièces et à leurs histoires.',
  },
  title: 'Page introuvable',
  description:
    'La page demandée n’existe pas, ou n’existe plus. Vérifiez l’adresse, ou repartez de l’accueil.',
  home: 'Retour à l’accueil',
  gallery: 'Retour à la galerie',
  bed: 'Lit non trouvé',
  story: 'Histoire non trouvée',
  chair: 'Fauteuil non trouvé',
  table: 'Table non trouvée',
  mirror: 'Miroir non trouvé',
  wardrobe: 'Armoire non trouvée',
  pieceText: 'Aucune pièce de la maison ne porte ce nom.',
  storyText: 'Aucune histoire ne se trouve à cette adresse.',
} as const;

/** For a form of a page that was opened before a release which no longer has it. */
export const expiredPage = {
  meta: {
    title: 'Page mise à jour',
    description:
      'La boutique a été mise à jour depuis l’ouverture de la page : ce qui a été envoyé n’a pas été pris en compte et reste à renvoyer.',
  },
  title: 'La page a changé',
  text: 'La boutique a été mise à jour depuis que vous avez ouvert la page : votre demande n’a pas été prise en compte. Revenez en arrière, copiez ce que vous avez écrit, rechargez la page, puis recommencez.',
} as const;

export const errorPage = {
  heading: 'Unexpected Application Error!',
  text: 'Cette page n’a pas pu s’afficher. La panne est souvent passagère : réessayez.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
} as const;
