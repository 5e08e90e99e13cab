/** The pages of orders. */
export const orders = {
  meta: {
    title: 'Your orders',
    description:
      'Your Théogonie orders: status, dates, delivery, invoice and right of withdrawal, for whoever has proved their e-mail address.',
  },
  title: 'Your orders',
  intro: 'Every order placed with this address, the latest first.',
  prove: 'To see your orders, first open the link we send to your address.',
  proveLink: 'Get a link',
  none: 'No order has been placed with this address yet.',
  away: 'Your orders cannot be shown at the moment. Try again in a few minutes.',
  unknown: 'This order does not exist, or is not yours',
  unknownText:
    'Check the number. An order opens from its e-mail, or once you have proved the address it was placed with.',
  order: 'Order {number}',
  placed: 'Placed on {date}',
  total: 'Total',
  state: 'Status',
  history: 'Progress',
  pieces: 'Pieces',
  parcels: 'Parcels',
  invoice: 'Invoice',
  invoiceLink: 'View the invoice',
  pay: 'Pay now',
  withdraw: 'Withdraw from the contract here',
  withdrawText: 'You may withdraw from the contract until the end of day {days} after delivery.',
  deliveryOn: 'Delivery agreed for {date}',
  contact: 'Delivery',
  all: 'All your orders',
  states: {
    awaiting: 'Awaiting payment',
    paid: 'Paid',
    workshop: 'In the workshop',
    ready: 'Ready',
    agreed: 'Delivery agreed',
    delivered: 'Delivered',
    differs: 'Amount to be checked',
    expired: 'Payment expired',
    cancelled: 'Cancelled',
    withdrawn: 'Withdrawn',
    refunded: 'Refunded',
  },
  /** What happens next, by state. */
  next: {
    awaiting:
      'It is written down and waits for you: the workshop starts as soon as the payment is confirmed.',
    paid: 'The payment is confirmed. The workshop takes it on within two working days.',
    workshop:
      'The workshop is at work on it. We will write to you to agree a day for the delivery.',
    ready: 'It is ready. We will call you to agree a day for the delivery.',
    agreed: 'Two people deliver it and install it in the room of your choice.',
    delivered: 'It is with you. May its nights and days be gentle.',
    differs: 'The amount received is not that of the order. We will write to you.',
    expired: 'The time to pay has passed; nothing was charged. You can place the order again.',
    cancelled: 'It is cancelled; nothing is due.',
    withdrawn:
      'Your withdrawal has been received. We will agree a day for the collection, then refund you.',
    refunded: 'The refund is on its way, by the means you paid with.',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'It can no longer be paid, and nothing is due: its quote has expired, was withdrawn, or is already paid with another order.',
  notes: {
    placed: 'Order placed',
    paymentPending: 'Payment being confirmed',
    paymentFailed: 'Payment declined',
    amountDiffers: 'Amount differs from the order',
    partlyRefunded: 'Part of the price refunded',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'Invoice {number}',
  issued: 'Issued on {date}',
  seller: 'Seller',
  buyer: 'Customer',
  line: 'Description',
  quantity: 'Quantity',
  unit: 'Unit price incl. VAT',
  sum: 'Total incl. VAT',
  net: 'Total excl. VAT',
  vat: 'VAT {rate}',
  due: 'Total incl. VAT',
  paid: 'Paid on {date}',
  delivery: 'Delivery',
  print: 'Print this page, or save it as a PDF from your browser.',
  legal:
    '{legalName}, {registration}, VAT number {vat}. No discount for early payment. No late-payment penalties: this invoice is settled.',
} as const;
