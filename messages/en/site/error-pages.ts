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

/** For a form of a page that was opened before a release which no longer has it. */
export const expiredPage = {
  meta: {
    title: 'Page updated',
    description:
      'The shop was updated after this page was opened: what was sent has not been taken into account and has to be sent again.',
  },
  title: 'This page has been updated',
  text: 'The shop was updated after you opened the page, so your request was not taken into account. Go back, copy what you wrote, reload the page, then try again.',
} as const;

export const errorPage = {
  heading: 'Unexpected Application Error!',
  text: 'This page could not be displayed. The fault usually passes: please try again.',
  retry: 'Try again',
  home: 'Back to home',
} as const;
