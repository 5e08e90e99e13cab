/** The search page, and the search that opens over any page. */
export const search = {
  meta: {
    title: 'Rechercher dans la maison',
    description:
      'Chercher une pièce, une option, une histoire ou une réponse dans la boutique Théogonie, en un mot ou en une question.',
  },
  title: 'Rechercher',
  field: 'Une pièce, une option, une question',
  submit: 'Chercher',
  /** What was typed follows, in quotation marks; it follows `none` too. */
  found: '{count, plural, one {# résultat pour} other {# résultats pour}}',
  nearest: 'Voici les {count, number} plus proches ; un mot de plus resserre la recherche.',
  cut: 'La recherche tient compte des {max, number} premiers caractères.',
  none: 'Aucun résultat pour',
  noneText: 'Essayez un mot plus court, ou le nom d’un dieu. La maison répond aussi par écrit.',
  write: 'Écrire à la maison',
  suggestions: 'Les pièces par où l’on commence',
  often: 'Par exemple',
  examples: [
    'fauteuil massant',
    'lit à coffre-fort',
    'lumière de nuit',
    'recharge sans fil',
    'délai de livraison',
  ],
  all: 'Tous les résultats',
  close: 'Fermer la recherche',
  kinds: {
    piece: 'Pièce',
    option: 'Option',
    story: 'Histoire',
    question: 'Question',
    page: 'Page',
  },
} as const;
