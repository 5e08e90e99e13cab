export const story = {
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
  configurator: 'Compose at the atelier',
  configuratorText:
    'A composition made after this story, apart from the catalogue: a base, and what you choose to add to it.',
  base: 'Base: {name}',
  total: 'Total',
  included: 'Delivery and installation included',
  includedNote: 'when you buy directly; in a basket, delivery is charged only once.',
  order: 'Buy',
  drawing: '{name}, elevation',
  readingTime: '{minutes, plural, one {# minute’s read} other {# minutes’ read}}',
} as const;
