export const nav = {
  skip: 'Vai al contenuto',
  label: 'Navigazione principale',
  home: 'Home',
  collections: 'Collezioni',
  gallery: 'Galleria',
  contact: 'Contatti',
  /** The spec's « Book Now » button. */
  book: 'Il mio carrello',
  count: 'pezzi nel carrello: {count}',
  open: 'Apri il menu',
  close: 'Chiudi il menu',
  menu: 'Menu',
  theme: 'Cambia tema: chiaro o scuro',
  language: 'Lingua',
  back: 'Indietro',
  backToGallery: 'Torna alla galleria',
  breadcrumb: 'Percorso',
} as const;
