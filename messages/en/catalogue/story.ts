export const story = {
  /** Title of the page, where the name of the piece finds room. */
  title: '{title}: {name}',
  chapters: {
    introduction: 'Prelude',
    loveStory: 'The Divine Love Story',
    divineGift: 'The Divine Gift',
    modernConnection: 'The Modern Connection',
    invitation: 'Divine Invitation',
  },
  details: {
    bed: 'View the bed',
    chair: 'View the armchair',
    table: 'View the table',
    mirror: 'View the mirror',
    wardrobe: 'View the wardrobe',
  },
  addToCart: 'Add to Basket',
  buy: 'Buy Now',
  configurator: 'Design your own piece',
  configuratorText:
    'A one-off, numbered piece, made to order after this story: a base, and whatever you choose to add. The picture shows the form the atelier gives it and follows your choices; its size is that of the catalogue piece, shown in the 3D view.',
  /** Before the names of the options that show. */
  pictured: 'In the picture: the base',
  notPictured: '{option}: not seen in the picture.',
  sheet: 'Data and what’s included',
  base: 'Base: {name}',
  total: 'Total',
  taxIncluded: 'Price in France, VAT included.',
  included: 'Delivery and installation included',
  includedNote: 'when you buy directly; in a basket, delivery is charged only once.',
  order: 'Buy',
} as const;
