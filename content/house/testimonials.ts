/** Three sample reviews; words under `testimonials.entries`. Ratings from 1 to 5. */
export const testimonials = [
  { id: 'helene', rating: 5 },
  { id: 'matteo', rating: 5 },
  { id: 'claire', rating: 4 },
] as const;
