/** The search page, and the search that opens over any page. */
export const search = {
  meta: {
    title: 'Search the house',
    description:
      'Look for a piece, an option, a story or an answer in the Théogonie shop, in a single word or with a whole question.',
  },
  title: 'Search',
  field: 'A piece, an option, a question',
  submit: 'Search',
  found: '{count, plural, one {# result for} other {# results for}}',
  nearest: 'These are the {count, number} closest; one more word narrows the search.',
  cut: 'The search looks at the first {max, number} characters.',
  none: 'No results for',
  noneText: 'Try a shorter word, or the name of a god. The house also answers in writing.',
  write: 'Write to the house',
  suggestions: 'Pieces to begin with',
  often: 'For example',
  examples: [
    'massage chair',
    'bed with a safe',
    'night light',
    'wireless charging',
    'delivery time',
  ],
  all: 'All results',
  close: 'Close the search',
  kinds: { piece: 'Piece', option: 'Option', story: 'Story', question: 'Question', page: 'Page' },
} as const;
