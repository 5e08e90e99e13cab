export const sitemapPage = {
  meta: {
    title: 'Plan du site',
    description:
      'Toutes les pages de la boutique Théogonie : pièces, histoires, galerie, service et textes.',
  },
  title: 'Plan du site',
  intro: 'Toutes les pages de la boutique.',
  groups: {
    main: 'Pages principales',
    gallery: 'Galerie',
    bed: 'Lits',
    chair: 'Fauteuils',
    table: 'Tables',
    mirror: 'Miroirs',
    wardrobe: 'Armoires',
    legal: 'Textes légaux et paiement',
  },
  piece: '{name} : la pièce',
  story: '{name} : l’histoire',
  counters: { pages: 'pages', categories: 'catégories', products: 'pièces', stories: 'histoires' },
  machines: 'Pour les moteurs de recherche',
  payment: 'Paiement',
  paymentSuccess: 'Paiement réussi',
} as const;
