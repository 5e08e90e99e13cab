export const hero = {
  title: 'First there was wood; then the gods were born',
  tagline:
    'Twenty pieces of smart furniture, from the bed of Zeus to the wardrobe of Iris. Each owes its shape to a Greek god; the essentials work without a network.',
  buyNow: 'Buy Now',
  explore: 'Explore the Collection',
  scrollDown: 'Scroll to our heritage',
} as const;
