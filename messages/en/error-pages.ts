export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'This address leads to no page of this site. The home page and the gallery will take you to the twenty pieces and their stories.',
  },
  title: 'Page not found',
  description:
    'The page you asked for does not exist, or no longer does. Check the address, or start again from the home page.',
  home: 'Back to home',
  gallery: 'Back to the gallery',
  bed: 'Bed not found',
  story: 'Story not found',
  chair: 'Armchair not found',
  table: 'Table not found',
  mirror: 'Mirror not found',
  wardrobe: 'Wardrobe not found',
  pieceText: 'There is no piece of that name.',
  storyText: 'There is no story at this address.',
} as const;

export const errorPage = {
  heading: 'Unexpected Application Error!',
  text: 'This page could not be displayed. The fault usually passes: please try again.',
  retry: 'Try again',
  home: 'Back to home',
} as const;
