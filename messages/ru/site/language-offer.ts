/** Shown on pages of another language to whom reads this one, and fetched only then. */
export const languageOffer = {
  text: 'Эта страница есть на русском языке.',
  follow: 'Читать по-русски',
  refuse: 'Больше не предлагать русский',
} as const;
