/** Words of the mails; `{…}` are facts put in when a mail leaves. */
export const mails = {
  access: {
    subject: 'Your access link',
    title: 'A link to let you in',
    text: [
      'Someone, most likely you, has entered this address on our site. It is already known there.',
      'To find your basket, your wishlist, your orders and your data on this device, open the link below and click the button on the page.',
    ],
    button: 'Open my session',
    notes: [
      'The link is valid for ten minutes and works once.',
      'Was this not you? Ignore this message: nobody gets in without the link.',
    ],
  },
  newsletter: {
    subject: 'Confirm your newsletter subscription',
    title: 'One last step',
    text: [
      'You ticked the box for our newsletter. Confirm that this address is yours and you will receive it, a few times a year.',
    ],
    button: 'Receive the newsletter',
    notes: [
      'The link is valid for seven days. Unless you confirm, nothing will be sent to you.',
      'Not your request? There is nothing you need to do.',
    ],
  },
  welcome: {
    subject: 'Welcome to the newsletter',
    title: 'Your subscription is confirmed',
    text: [
      'You will hear from us a few times a year: a new walnut log, a new piece, a date at the Residence.',
    ],
    button: 'See the collections',
    notes: ['To stop receiving the newsletter, one click is enough:'],
  },
  withdrawal: {
    subject: 'Acknowledgement of your withdrawal {reference}',
    title: 'Your withdrawal has been received',
    text: [
      'We received your declaration of withdrawal on {date} at {time}, Paris time. This message is your acknowledgement of receipt; please keep it.',
      'Your declaration: “I give notice that I withdraw from the contract named below.” Name: {name}. Order: {order}. Email address: {email}. Number of the declaration: {reference}.',
    ],
    button: 'Read what happens next',
    notes: [
      'We will refund you within fourteen days of this declaration. If the piece is already with you, we will propose a day for collection.',
    ],
  },
  receipt: {
    subject: 'Acknowledgement of your withdrawal {reference}',
    title: 'Your withdrawal has been received',
    text: [
      'On {date} at {time}, Paris time we received a declaration of withdrawal that gives this address. Its number: {reference}.',
      'The button below shows it as we received it. Print that page or save it: it is your acknowledgement of receipt.',
    ],
    button: 'View the declaration',
    notes: [
      'We will refund you within fourteen days of this declaration. If the piece is already with you, we will propose a day for collection.',
      'Was this not you? Write to us with its number.',
    ],
  },
  offer: {
    subject: 'Your quote {number}',
    title: 'Your quote',
    text: [
      'Here is quote {number}, requested on our site. Its prices are held up to and including {until}.',
    ],
    button: 'See the quote',
    notes: [
      'On its page you can print it and accept it. A quote binds you to nothing until it is accepted.',
      'Not your request? There is nothing you need to do.',
    ],
  },
  /** Instead of what `offer` says first, where the house has written the offer. */
  offerByHand:
    'Here is quote {number}, which the house has drawn up for you. Its prices are held up to and including {until}.',
  reply: {
    subject: 'Re: {subject}',
    title: 'Your message',
    text: ['Dear {name},'],
    button: 'Write to the house',
    notes: ['A reply to this message reaches us directly.'],
  },
  declarations: 'Declarations received for this address: {count}',
  declaredAt: 'on {date} at {time}, Paris time',
  leave: 'Unsubscribe',
  linkHint: 'If the button does not respond, copy this address into your browser:',
  row: '{label}: {value}',
  signature: 'The Théogonie team',
  sample: 'Company and contact details are given as examples.',
} as const;
