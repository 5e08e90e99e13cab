/** Shown on pages of another language to whom reads this one, and fetched only then. */
export const languageOffer = {
  text: 'This page is available in English.',
  follow: 'Read in English',
  refuse: 'Stop suggesting English',
} as const;
