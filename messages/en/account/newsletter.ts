import { fieldFaults } from '@/messages/en/site/fields';

export const newsletter = {
  email: {
    label: 'Email address',
    placeholder: 'you@example.com',
    fault: fieldFaults.email,
  },
  name: {
    label: 'Full name',
    optional: 'optional',
  },
  consent:
    'I would like to receive the newsletter, a few times a year. Every issue carries an unsubscribe link.',
  submit: 'Sign up',
  submitting: 'One moment…',
  privacy: {
    text: 'This address is the key to your basket and your wishlist.',
    link: 'Read the privacy policy',
  },
  linkSent:
    'An access link has been sent to this address. It is valid for ten minutes and opens your basket and wishlist on this device.',
} as const;

/** The invitation on the pages of the shop. */
export const newsletterSection = {
  eyebrow: 'The newsletter',
  title: 'News, a few times a year',
  text: 'Your address opens a basket and a wishlist. Tick the box and it will also receive our newsletter: a walnut log just in, a piece newly born, a date at the Residence.',
} as const;

/** The dialog that asks for an address before the first add to a cart or wishlist. */
export const newsletterGate = {
  title: 'Join the Elite to Continue',
  text: 'Basket and wishlist are kept under this address: you find them here, and elsewhere through a link.',
  note: 'No password, no account. The newsletter is optional.',
  /** The button, by what was asked for. */
  submit: { cart: 'Add to basket', wishlist: 'Add to wishlist', kept: 'Continue and name it' },
  close: 'Close',
} as const;
