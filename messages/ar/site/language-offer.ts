/** Shown on pages of another language to whom reads this one, and fetched only then. */
export const languageOffer = {
  text: 'هذه الصفحة متاحة بالعربية.',
  follow: 'اقرأها بالعربية',
  refuse: 'لا تقترح العربية بعد الآن',
} as const;
