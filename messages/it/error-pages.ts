export const notFound = {
  meta: {
    title: 'Pagina non trovata',
    description:
      'Questo indirizzo non porta a nessuna pagina della maison. La home e la galleria conducono ai venti pezzi e alle loro storie.',
  },
  title: 'Questa porta non dà su nulla',
  description:
    'La pagina richiesta non esiste, o non esiste più. Si può verificare l’indirizzo, o ripartire dalla home: gli dèi sono tutti lì.',
  home: 'Tornare alla home',
  gallery: 'Tornare alla galleria',
  bed: 'Letto non trovato',
  story: 'Storia non trovata',
  chair: 'Poltrona non trovata',
  table: 'Tavolino non trovato',
  mirror: 'Specchio non trovato',
  wardrobe: 'Armadio non trovato',
  pieceText: 'Nessun pezzo della maison risponde a questo nome.',
  storyText: 'Nessun racconto è scritto a questo indirizzo.',
} as const;

export const errorPage = {
  heading: 'Errore imprevisto dell’applicazione!',
  text: 'Un incidente ci impedisce di mostrare questa pagina. Il più delle volte è passeggero: basta riprovare.',
  retry: 'Riprovare',
  home: 'Tornare alla home',
} as const;
