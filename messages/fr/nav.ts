export const nav = {
  skip: 'Aller au contenu',
  label: 'Navigation principale',
  home: 'Accueil',
  collections: 'Collections',
  gallery: 'Galerie',
  contact: 'Contact',
  /** The spec's « Book Now » button. */
  book: 'Mon Panier',
  count: '{count, plural, one {# pièce dans le panier} other {# pièces dans le panier}}',
  open: 'Ouvrir le menu',
  close: 'Fermer le menu',
  menu: 'Menu',
  theme: 'Changer de thème : clair ou sombre',
  language: 'Langue',
  back: 'Retour',
  backToGallery: 'Retour à la galerie',
  breadcrumb: 'Fil d’Ariane',
} as const;
