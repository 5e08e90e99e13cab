/** The page of an offer (« devis »). */
export const offer = {
  meta: {
    title: 'Your quote',
    description:
      'Your Théogonie quote: pieces, options, prices held for thirty days, delivery and lead time, to print or to accept online.',
  },
  title: 'Quote {number}',
  issued: 'Issued on {date}',
  validUntil: 'Valid until {until}',
  seller: 'Seller',
  buyer: 'Prepared for',
  terms: 'Terms',
  deliveryIncluded: 'Delivery and installation included',
  firm: 'The prices are held up to and including {until}. This quote is free of charge and binds you to nothing until you accept it.',
  legal:
    '{legalName}, share capital {capital}, {registration}, VAT number {vat}. Company and contact details are examples.',
  next: 'What comes next',
  states: {
    open: 'Accepting it takes you to the payment page, at the prices of this quote. Nothing is ordered before that.',
    accepted: 'This quote has been accepted, and the order is confirmed.',
    revoked:
      'We have withdrawn this quote; it can no longer be accepted. Write to us and we will reply.',
    expired:
      'This quote has expired. Request a new one: it will list the same pieces, at today’s prices.',
  },
  /** Of one from before some options excluded each other, or before something went. */
  unmakeable: {
    excludes:
      'This quote has two options that take the same place, of which only one can be made: it cannot be ordered here. Write to us which one you want, and the house will send you the quote that fits.',
    gone: 'This quote includes a piece or an option that the house no longer makes: it cannot be ordered here. Write to us, and the house will send you the quote that fits.',
  },
  ordered: 'Order {number}',
  accept: 'Accept this quote',
  renew: 'Request a new quote',
  contact: 'Write to us',
  paper: 'On paper',
  print: 'Print the quote',
  mail: {
    title: 'Receive it by email',
    text: 'We send the lines of the quote and the link to this page to that address. It is used for nothing else.',
    email: 'Email address',
    send: 'Send the quote',
  },
  notices: {
    sent: 'The quote is on its way to the address you gave.',
    tooMany: 'Too many requests. Try again {wait}.',
    failed: 'The request did not go through. Please try again.',
  },
  away: 'Your quote cannot be shown at the moment. Try again in a few minutes.',
  forged: 'This address leads to no quote',
  forgedText:
    'It has been altered or cut short, or the quote is no longer kept. Use the whole link from the email, or request a quote from a piece.',
  pieces: 'See the pieces',
  closed: 'This quote can no longer be paid',
  closedText:
    'It has expired, it was withdrawn, its order is already paid, or the house no longer makes one of its pieces. The page of the quote says which.',
  back: 'Back to the quote',
} as const;
