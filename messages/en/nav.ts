export const nav = {
  skip: 'Skip to content',
  label: 'Main navigation',
  home: 'Home',
  collections: 'Collections',
  gallery: 'Gallery',
  contact: 'Contact',
  /** The spec's "Book Now" button: it opens the basket. */
  book: 'Book Now',
  count: '{count, plural, one {# piece in the basket} other {# pieces in the basket}}',
  open: 'Open menu',
  close: 'Close menu',
  menu: 'Menu',
  theme: 'Switch theme: light or dark',
  language: 'Language',
  back: 'Back',
  backToGallery: 'Back to the gallery',
  breadcrumb: 'Breadcrumb',
} as const;
