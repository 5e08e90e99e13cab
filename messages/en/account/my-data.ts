/** The page where visitors see, take out and erase what is held on them. */
export const myData = {
  meta: {
    title: 'My data',
    description:
      'See what the shop holds on you, download it, close your sessions, manage the newsletter, erase it all: no form to print.',
  },
  title: 'My data',
  intro:
    'Address, sessions, basket, wishlist, saved configurations, messages, orders and invoices, quotes, stays, appointments, withdrawals: you can download them as one file, and erase whatever the law does not require us to keep.',
  notices: {
    opened: 'Your session is open on this device. Your basket and wishlist are waiting.',
    linkSent:
      'If this address is known here, a link is on its way to it. It is valid for ten minutes.',
    badLink: 'This link has already been used, or is no longer valid.',
    sessionEnded: 'The session is closed.',
    letterOn: 'Very well: the newsletter will reach you, a few times a year.',
    letterOff: 'Done: you will no longer receive the newsletter.',
    erased:
      'Your data has been erased. Only declarations of withdrawal and the accounting records of your orders remain, if there are any.',
    tooMany: 'Too many requests. Try again {wait}.',
    failed: 'The request did not succeed. Please try again.',
  },
  ask: {
    title: 'Confirm that the address is yours',
    text: 'We send a single-use link to your address. Open it on the device you want to use.',
    known: 'This device uses the address {email}, not yet confirmed.',
    email: 'Email address',
    send: 'Send me a link',
  },
  /** On a device whose session ended because another one proved the address. */
  elsewhere: {
    title: 'Your address was confirmed on another device',
    text: 'It was probably you. Your basket and wishlist are untouched. The address had only been typed on this device, so it has to be confirmed here too: one link by email, and everything opens.',
    intent: '“{name}” is waiting for you too.',
  },
  leave: { question: 'Not you?', button: 'Leave this session' },
  sessions: {
    title: 'Your sessions',
    text: 'One line per device. Close any session you do not recognise.',
    entry: 'Opened on {opened}, valid until {expires}',
    here: 'this device',
    end: 'Close',
    endLabel: 'Close the session opened on {opened}',
  },
  letter: {
    title: 'The newsletter',
    none: 'You do not receive it.',
    asked: 'You have asked for it; it has yet to be confirmed.',
    sent: 'You receive it, a few times a year.',
    start: 'Receive it',
    stop: 'Stop receiving it',
  },
  download: {
    title: 'Download your data',
    text: 'A {format} file that you, or another service, can read.',
    button: 'Download',
  },
  stays: {
    title: 'Your stays at the Residence',
    text: 'Each line opens the page of a stay.',
  },
  hours: {
    title: 'Your hours with the house',
    text: 'Each line opens the page of an appointment.',
  },
  erase: {
    title: 'Erase everything',
    text: 'Address, basket, wishlist, saved configurations, messages and sessions vanish at once, for good. The law has us keep contracts and accounts for {contractYears, plural, one {# year} other {# years}}: declarations of withdrawal and invoiced orders therefore remain, with your name and postal address, but without email or telephone once they have been delivered or refunded. In an order without an invoice, nothing leads to you any more. A stay to come keeps your details until departure. An appointment to come is cancelled.',
    sure: 'I want to erase everything the shop holds on me.',
    button: 'Erase now',
  },
} as const;

/** Where the link of an access mail leads. */
export const accessPage = {
  meta: {
    title: 'Open my session',
    description:
      'One button, and your basket, wishlist and data open on this device, through the single-use link you received by email.',
  },
  title: 'One click to go',
  text: 'Click the button to open your session on this device. The first time, any other device on which the address had only been typed will need a link of its own.',
  button: 'Open my session',
  bad: 'This link has already been used, or has expired: it is valid for ten minutes.',
  again: 'Ask for another link',
} as const;

/** Where the link that confirms the letter leads. */
export const newsletterPage = {
  meta: {
    title: 'Confirm the newsletter',
    description:
      'The last step before you receive the newsletter: confirm that the address is yours. Without it nothing is sent.',
  },
  title: 'The newsletter',
  text: 'Confirm that you would like to receive the newsletter, a few times a year. Every issue carries an unsubscribe link.',
  button: 'I confirm',
  bad: 'This link has already been used, or has expired: it is valid for seven days.',
} as const;

/** Where the link that ends the letter leads. */
export const unsubscribePage = {
  meta: {
    title: 'Unsubscribe from the newsletter',
    description:
      'One button to stop receiving the newsletter. Your basket and your wishlist stay as they are.',
  },
  title: 'Unsubscribe from the newsletter',
  text: 'Click the button to stop receiving it. Your basket and your wishlist stay as they are.',
  button: 'Unsubscribe me',
  bad: 'This link is no longer valid. You can also unsubscribe on the page “My data”.',
} as const;
