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
    'A numbered single piece, made to order after this story: a base, and what you choose to add to it. The picture and the 3D view show the catalogue piece, whose form and size the composition takes.',
  sheet: 'Data and what’s included',
  base: 'Base: {name}',
  total: 'Total',
  included: 'Delivery and installation included',
  includedNote: 'when you buy directly; in a basket, delivery is charged only once.',
  order: 'Buy',
} as const;
