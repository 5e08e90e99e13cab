/** Shown on pages of another language to whom reads this one, and fetched only then. */
export const languageOffer = {
  text: 'Questa pagina è disponibile in italiano.',
  follow: 'Leggi in italiano',
  refuse: 'Non proporre più l’italiano',
} as const;
