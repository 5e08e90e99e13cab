/** The page that asks for a quote for a country without deliveries. */
export const abroad = {
  meta: {
    title: 'Preventivo per un altro paese',
    description:
      'Chiedere un preventivo per un paese in cui il negozio non consegna ancora: i pezzi sono già indicati, mancano solo il paese e la città.',
  },
  title: 'Preventivo per un altro paese',
  /** Behind `delivery.abroadText`. */
  text: 'Indica il paese e la città; rispondiamo per iscritto.',
  place: 'Paese e città di consegna',
} as const;
