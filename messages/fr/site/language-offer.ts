/** Shown on pages of another language to whom reads this one, and fetched only then. */
export const languageOffer = {
  text: 'Cette page existe en français.',
  follow: 'Lire en français',
  refuse: 'Ne plus proposer le français',
} as const;
