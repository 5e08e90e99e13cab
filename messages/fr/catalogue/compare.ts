/** Configurations of one category, side by side. */
export const compare = {
  meta: {
    title: 'Comparer des meubles côte à côte',
    description:
      'Jusqu’à quatre configurations d’une même catégorie, côte à côte : prix, dimensions à l’échelle, poids, matériaux, fonctions, délai et garantie.',
  },
  title: 'Comparer',
  intro:
    'Toutes les pièces sont dessinées à la même échelle, sur la même ligne de sol. Les lignes où rien ne les distingue portent la mention « Identique ».',
  /** The control on the page of a piece and on its card. */
  control: 'Comparer',
  table: 'Tableau comparatif',
  scale: 'À l’échelle',
  scaleText: 'Le trait d’or est à {metres} m du sol.',
  drawing: '{name}, de face : {width} × {height} cm',
  capabilities: 'Fonctions',
  composition: 'Composition de l’atelier',
  onlyEdition: 'Édition unique',
  unknown: 'Non précisé',
  isSame: 'Identique',
  onlyDifferences: 'Les différences seulement',
  allRows: 'Toutes les lignes',
  same: 'Ces configurations ne diffèrent en rien.',
  remove: 'Retirer',
  removeNamed: 'Retirer de la comparaison : {name}',
  addAnother: 'Ajouter à la comparaison',
  empty: 'Rien à comparer pour l’instant',
  emptyText:
    'Choisissez « Comparer » sur deux pièces d’une même catégorie : elles se retrouveront ici, côte à côte.',
  browse: 'Voir les collections',
  leftOut: {
    unknown: 'L’adresse nomme une configuration qui n’existe pas ; elle est laissée de côté.',
    repeated: 'Une configuration était nommée plusieurs fois ; elle n’est affichée qu’une fois.',
    otherCategory: 'Seules les pièces de la même catégorie que la première sont comparées.',
    tooMany: 'Quatre configurations au plus sont comparées ; les suivantes ne sont pas affichées.',
  },
} as const;

/** The list of what is to be compared, at the bottom of the window. */
export const compareTray = {
  label: 'Comparaison',
  title: 'À comparer',
  open: 'Comparer',
  clear: 'Vider',
  emptied: 'La comparaison est vide',
} as const;
