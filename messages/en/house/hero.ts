export const hero = {
  title: 'First there was wood; then the gods were born',
  tagline:
    'Twenty pieces of smart furniture, from the bed of Zeus to the wardrobe of Iris: each takes its shape from a Greek god and keeps time with the hours of your home.',
  buyNow: 'Buy Now',
  explore: 'Explore the Collection',
  scrollDown: 'Scroll to our heritage',
} as const;
