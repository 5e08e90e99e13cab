export const notFound = {
  meta: {
    title: 'Page introuvable',
    description:
      'Cette adresse ne mène à aucune page de la maison. L’accueil et la galerie conduisent aux vingt pièces et à leurs histoires.',
  },
  title: 'Cette porte n’ouvre sur rien',
  description:
    'La page demandée n’existe pas, ou n’existe plus. Vérifiez l’adresse, ou repartez de l’accueil : les dieux y sont tous.',
  home: 'Retour à l’accueil',
  gallery: 'Retour à la galerie',
  bed: 'Lit non trouvé',
  story: 'Histoire non trouvée',
  chair: 'Fauteuil non trouvé',
  table: 'Table non trouvée',
  mirror: 'Miroir non trouvé',
  wardrobe: 'Armoire non trouvée',
  pieceText: 'Aucune pièce de la maison ne répond à ce nom.',
  storyText: 'Nul récit n’a été écrit à cette adresse.',
} as const;

export const errorPage = {
  heading: 'Unexpected Application Error!',
  text: 'Un incident nous empêche d’afficher cette page. Il est passager le plus souvent : un nouvel essai suffit.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
} as const;
