/** Configurations of one category, side by side. */
export const compare = {
  meta: {
    title: 'Mobili a confronto, fianco a fianco',
    description:
      'Fino a quattro configurazioni della stessa categoria, fianco a fianco: prezzo, misure in scala, peso, materiali, funzioni, consegna e garanzia.',
  },
  title: 'Confronto',
  intro:
    'Tutti i pezzi sono disegnati nella stessa scala, sulla stessa linea del pavimento. Le righe in cui non differiscono dicono «Uguale».',
  /** The control on the page of a piece and on its card. */
  control: 'Confronta',
  table: 'Tabella di confronto',
  scale: 'In scala',
  scaleText: 'La linea d’oro è a {metres} m dal pavimento.',
  drawing: '{name}, di fronte: {width} × {height} cm',
  capabilities: 'Funzioni',
  composition: 'Composizione dell’atelier',
  onlyEdition: 'Edizione unica',
  unknown: 'Non precisato',
  isSame: 'Uguale',
  onlyDifferences: 'Solo le differenze',
  allRows: 'Tutte le righe',
  same: 'Queste configurazioni non differiscono in nulla.',
  remove: 'Togli',
  removeNamed: 'Togli dal confronto: {name}',
  addAnother: 'Aggiungi al confronto',
  empty: 'Ancora nulla da confrontare',
  emptyText:
    'Scegli «Confronta» su due pezzi della stessa categoria: li ritrovi qui, fianco a fianco.',
  browse: 'Vedi le collezioni',
  leftOut: {
    unknown: 'L’indirizzo indica una configurazione che non esiste: non è mostrata.',
    repeated: 'Una configurazione era indicata più volte; è mostrata una volta sola.',
    otherCategory: 'Si confrontano solo i pezzi della stessa categoria del primo.',
    tooMany: 'Si confrontano al massimo quattro configurazioni; le altre non sono mostrate.',
  },
} as const;

/** The list of what is to be compared, at the bottom of the window. */
export const compareTray = {
  label: 'Pezzi a confronto',
  title: 'Da confrontare',
  open: 'Confronta',
  clear: 'Svuota',
  emptied: 'La lista da confrontare è vuota',
} as const;
