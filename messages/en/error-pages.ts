export const notFound = {
  meta: {
    title: 'Page not found',
    description:
      'This address leads to no page of the house. The home page and the gallery will take you to the twenty pieces and their stories.',
  },
  title: 'This door opens on nothing',
  description:
    'The page you asked for does not exist, or no longer does. Check the address, or start again from home: the gods are all there.',
  home: 'Back to home',
  gallery: 'Back to the gallery',
  bed: 'Bed not found',
  story: 'Story not found',
  chair: 'Armchair not found',
  table: 'Table not found',
  mirror: 'Mirror not found',
  wardrobe: 'Wardrobe not found',
  pieceText: 'No piece of the house answers to that name.',
  storyText: 'No tale was ever written at this address.',
} as const;

export const errorPage = {
  heading: 'Unexpected Application Error!',
  text: 'A fault is keeping us from showing this page. It is usually a passing one: another try is often enough.',
  retry: 'Try again',
  home: 'Back to home',
} as const;
