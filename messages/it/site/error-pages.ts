export const notFound = {
  meta: {
    title: 'Pagina non trovata',
    description:
      'Questo indirizzo non porta a nessuna pagina della maison. La home e la galleria conducono ai venti pezzi e alle loro storie.',
  },
  title: 'Pagina non trovata',
  description:
    'La pagina richiesta non esiste, o non esiste più. Verifica l’indirizzo o riparti dalla home.',
  home: 'Torna alla home',
  gallery: 'Torna alla galleria',
  bed: 'Letto non trovato',
  story: 'Storia non trovata',
  chair: 'Poltrona non trovata',
  table: 'Tavolino non trovato',
  mirror: 'Specchio non trovato',
  wardrobe: 'Armadio non trovato',
  pieceText: 'Nessun pezzo della maison ha questo nome.',
  storyText: 'A questo indirizzo non c’è nessuna storia.',
} as const;

/** For a form of a page that was opened before a release which no longer has it. */
export const expiredPage = {
  meta: {
    title: 'Pagina aggiornata',
    description:
      'La boutique è stata aggiornata dopo l’apertura della pagina: quanto inviato non è stato registrato e va inviato di nuovo.',
  },
  title: 'Questa pagina è stata aggiornata',
  text: 'La boutique è stata aggiornata dopo l’apertura della pagina: la richiesta non è stata registrata. Torna indietro, copia ciò che hai scritto, ricarica la pagina e riprova.',
} as const;

export const errorPage = {
  heading: 'Errore imprevisto dell’applicazione!',
  text: 'Un problema ci impedisce di mostrare questa pagina. Il più delle volte è passeggero: basta riprovare.',
  retry: 'Riprova',
  home: 'Torna alla home',
} as const;
