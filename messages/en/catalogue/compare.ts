/** Configurations of one category, side by side. */
export const compare = {
  meta: {
    title: 'Compare furniture side by side',
    description:
      'Up to four configurations of one category, side by side: price, dimensions to scale, weight, materials, functions, delivery time and guarantee.',
  },
  title: 'Compare',
  intro:
    'Every piece is drawn to the same scale, on the same floor line. Rows in which they do not differ say “The same”.',
  /** The control on the page of a piece and on its card. */
  control: 'Compare',
  table: 'Comparison table',
  scale: 'To scale',
  scaleText: 'The gold line is {metres} m above the floor.',
  drawing: '{name}, from the front: {width} × {height} cm',
  capabilities: 'Functions',
  composition: 'Atelier composition',
  onlyEdition: 'Single edition',
  unknown: 'Not specified',
  isSame: 'The same',
  onlyDifferences: 'Differences only',
  allRows: 'All rows',
  same: 'These configurations do not differ at all.',
  remove: 'Remove',
  removeNamed: 'Remove from the comparison: {name}',
  addAnother: 'Add to the comparison',
  empty: 'Nothing to compare yet',
  emptyText:
    'Choose “Compare” on two pieces of the same category: you will find them here, side by side.',
  browse: 'See the collections',
  leftOut: {
    unknown: 'The address names a configuration that does not exist; it is left out.',
    repeated: 'A configuration was named more than once; it is shown once.',
    otherCategory: 'Only pieces of the same category as the first are compared.',
    tooMany: 'Four configurations at most are compared; the others are not shown.',
  },
} as const;

/** The list of what is to be compared, at the bottom of the window. */
export const compareTray = {
  label: 'Comparison',
  title: 'To compare',
  open: 'Compare',
  clear: 'Clear',
  emptied: 'The list to compare is empty',
} as const;
