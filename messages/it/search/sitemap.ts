export const sitemapPage = {
  meta: {
    title: 'Mappa del sito',
    description:
      'Tutte le pagine della boutique Théogonie: pezzi, storie, galleria, servizio e testi legali.',
  },
  title: 'Mappa del sito',
  intro: 'Tutte le pagine della boutique.',
  groups: {
    main: 'Pagine principali',
    gallery: 'Galleria',
    bed: 'Letti',
    chair: 'Poltrone',
    table: 'Tavolini',
    mirror: 'Specchi',
    wardrobe: 'Armadi',
    legal: 'Testi legali e pagamento',
  },
  piece: '{name}: il pezzo',
  story: '{name}: la storia',
  counters: { pages: 'pagine', categories: 'categorie', products: 'pezzi', stories: 'storie' },
  machines: 'Per i motori di ricerca',
  payment: 'Pagamento',
  paymentSuccess: 'Pagamento riuscito',
} as const;
