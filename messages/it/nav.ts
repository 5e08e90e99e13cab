export const nav = {
  skip: 'Vai al contenuto',
  label: 'Navigazione principale',
  home: 'Home',
  collections: 'Collezioni',
  gallery: 'Galleria',
  contact: 'Contatti',
  /** The spec's « Book Now » button. */
  book: 'Il mio carrello',
  count: '{count, plural, one {# pezzo nel carrello} other {# pezzi nel carrello}}',
  open: 'Apri il menu',
  close: 'Chiudi il menu',
  menu: 'Menu',
  theme: 'Cambia tema: chiaro o scuro',
  language: 'Lingua',
  back: 'Indietro',
  backToGallery: 'Torna alla galleria',
  breadcrumb: 'Percorso',
} as const;
