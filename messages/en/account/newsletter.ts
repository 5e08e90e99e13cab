import { fieldFaults } from '@/messages/en/site/fields';

export const newsletter = {
  section: {
    eyebrow: 'The newsletter',
    title: 'News, a few times a year',
    text: 'Your address opens a basket and a wishlist. Tick the box and it will also receive our newsletter: a walnut log just in, a piece newly born, a date at the Residence.',
  },
  gate: {
    title: 'Join the Elite to Continue',
    text: 'Subscribe to our newsletter to unlock the basket and the wishlist',
    note: 'Your email is enough; the newsletter is optional.',
  },
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
  submitting: 'Signing up…',
  privacy: {
    text: 'This address is the key to your basket and your wishlist.',
    link: 'Read the privacy policy',
  },
  close: 'Close',
  linkSent:
    'An access link has been sent to this address. It is valid for ten minutes and opens your basket and wishlist on this device.',
} as const;
