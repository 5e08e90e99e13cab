/** The page that asks for a quote for a country without deliveries. */
export const abroad = {
  meta: {
    title: 'Quote for another country',
    description:
      'Ask for a quote for a country the shop does not deliver to yet: the pieces are filled in already, only the country and town are missing.',
  },
  title: 'Quote for another country',
  /** Behind `delivery.abroadText`. */
  text: 'Tell us the country and the town; we answer in writing.',
  place: 'Country and town of delivery',
} as const;
