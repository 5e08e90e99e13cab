export const nav = {
  skip: 'Passare al contenuto',
  label: 'Navigazione principale',
  home: 'Home',
  collections: 'Collezioni',
  gallery: 'Galleria',
  contact: 'Contatti',
  /** The spec's « Book Now » button. */
  book: 'Il mio carrello',
  count: 'pezzi nel carrello: {count}',
  open: 'Aprire il menu',
  close: 'Chiudere il menu',
  menu: 'Menu',
  theme: 'Cambiare tema: giorno o notte',
  language: 'Lingua',
  back: 'Indietro',
  backToGallery: 'Tornare alla galleria',
  breadcrumb: 'Percorso',
} as const;
