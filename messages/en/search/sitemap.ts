export const sitemapPage = {
  meta: {
    title: 'Site map',
    description:
      'Every page of the Théogonie shop: pieces, stories, gallery, customer services and legal texts.',
  },
  title: 'Site map',
  intro: 'Every page of the shop.',
  groups: {
    main: 'Main pages',
    gallery: 'Gallery',
    bed: 'Beds',
    chair: 'Armchairs',
    table: 'Tables',
    mirror: 'Mirrors',
    wardrobe: 'Wardrobes',
    legal: 'Legal texts and payment',
  },
  piece: '{name}: the piece',
  story: '{name}: the story',
  counters: { pages: 'pages', categories: 'categories', products: 'pieces', stories: 'stories' },
  machines: 'For search engines',
  payment: 'Payment',
  paymentSuccess: 'Payment successful',
} as const;
