/** The pages of orders. */
export const orders = {
  meta: {
    title: 'Your orders',
    description:
      'Your Théogonie orders: status, dates, delivery, invoice and right of withdrawal, for whoever has confirmed their email address.',
  },
  title: 'Your orders',
  intro: 'Every order placed with this address, the latest first.',
  prove: 'To see your orders, first open the link we send to your address.',
  none: 'No order has been placed with this address yet.',
  away: 'Your orders cannot be shown at the moment. Try again in a few minutes.',
  unknown: 'This order does not exist, or is not yours',
  unknownText:
    'Check the number. An order opens from its email, or once you have confirmed the address it was placed with.',
  order: 'Order {number}',
  placed: 'Placed on {date}',
  total: 'Total',
  /** Of its sums: what was given back so far. */
  returned: 'Refunded',
  state: 'Status',
  history: 'Progress',
  pieces: 'Pieces',
  invoice: 'Invoice',
  invoiceLink: 'View the invoice',
  invoicePdf: 'Download the invoice as PDF',
  pay: 'Pay now',
  withdraw: 'Withdraw from the contract here',
  withdrawText: 'You may withdraw from the contract until the end of day {days} after delivery.',
  deliveryOn: 'Delivery agreed for {date}',
  deliveredOn: 'Delivered on {date}',
  contact: 'Delivery',
  recipient: 'For',
  postalAddress: 'To',
  phone: 'Telephone',
  all: 'All your orders',
  states: {
    awaiting: 'Awaiting payment',
    awaitingTransfer: 'Awaiting the transfer',
    paid: 'Paid',
    workshop: 'In the workshop',
    ready: 'Ready',
    agreed: 'Delivery agreed',
    delivered: 'Delivered',
    differs: 'To be checked',
    expired: 'Payment expired',
    cancelled: 'Cancelled',
    withdrawn: 'Withdrawn',
    refunded: 'Refunded',
  },
  /** What happens next, by state. */
  next: {
    awaiting:
      'Your order has been received; the workshop starts as soon as the payment is confirmed.',
    awaitingTransfer:
      'Your order has been received. The workshop starts as soon as your transfer has arrived.',
    paid: 'The payment is confirmed. The workshop takes your order on within two working days.',
    workshop:
      'The workshop is at work on it. We will call you once it is ready, to agree a day for the delivery.',
    ready: 'It is ready. We will call you to agree a day for the delivery.',
    agreed: 'Two people deliver it and install it in the room of your choice.',
    delivered: 'It is with you. May it serve you well, night and day.',
    differs:
      'A payment received for this order needs to be checked. Nothing is lost: someone from the house will call or write to you, and there is no need to pay again.',
    expired: 'The time to pay has passed; nothing was charged. You can place the order again.',
    cancelled: 'It is cancelled; nothing is due.',
    withdrawn:
      'Your withdrawal has been received. We will collect what is already with you, and refund you.',
    refunded: 'The refund is on its way, by the means you paid with.',
  },
  /** Instead of `next`, while a declaration of withdrawal waits for the house. */
  declared:
    'Your declaration of withdrawal arrived on {date}, under the number {reference}. Someone from the house will write to you; we will refund you within fourteen days of it. Was it not you, or have you changed your mind? Write to us, quoting this number.',
  /** For whoever has the number of an order and nothing that proves it to be theirs. */
  ask: {
    title: 'We will send you a link',
    text: 'This order opens for whoever placed it. Enter the email address of the order: a link goes there at once and leads back here.',
  },
  /** For whoever sees an order by the link of its mail: what is personal is left out. */
  person: {
    title: 'Address, telephone and invoice',
    text: 'They are shown only on the device that placed the order, or to whoever opens a link asked for here: the link in the emails about the order, which may be passed on, does not show them. Enter the email address of the order: another link goes there, and shows them.',
  },
  /** Of an order that is paid in two parts. */
  deposit: {
    state: 'Deposit received',
    next: 'We have received your deposit, and your order is confirmed. The workshop takes it on within two working days; the balance of {balance} is to be paid before delivery.',
    ready:
      'It is ready. As soon as the balance of {balance} is paid, we agree a delivery day with you.',
    depositDue: 'Deposit to be paid',
    depositPaid: 'Deposit paid',
    balanceDue: 'Balance before delivery',
    balancePaid: 'Balance paid',
    /** Of a balance of which a part has come. */
    balanceCame: 'Received of the balance',
    balanceMissing: 'Still to be paid',
    pay: 'Pay the balance',
    note: 'Also by the link that we send you by e-mail.',
    /** Instead of `amountDiffers`. */
    differs:
      'The amount received, {received}, does not match the deposit, {due}. Nothing is lost: someone from the house will call or write to you, and there is no need to pay again.',
  },
  /** The page where the balance is paid. */
  balance: {
    title: 'Balance of order {number}',
    text: 'We have received your deposit of {deposit}. {balance} remains to be paid before delivery.',
    pay: 'Pay the balance: {balance}',
    payRest: 'Pay the rest: {balance}',
    /** Pressed where the page showed another sum. */
    changed: 'The sum due has changed since this page was opened: {balance} is left to pay.',
    none: 'Nothing to pay',
    noneText: 'The balance of this order is paid, or it is no longer to be delivered.',
    unknown: 'This link opens no order',
    unknownText:
      'It was cut short, or it has expired. Open your order from its confirmation e-mail, or write to us.',
  },
  /** How it is paid instead, while it waits for its payment. */
  otherwise: {
    card: 'Pay by card: {sum}',
    cardText:
      'Instead of the bank transfer, if you have not sent it yet. The order gets another number; a transfer that arrives all the same is returned to you.',
    transfer: 'Pay by bank transfer',
    transferText:
      'Instead of the card. The order gets another number, and the page that asked for the card is closed.',
    replacedBy: 'It is replaced by the order {number}.',
  },
  /** Where a bank transfer goes: the house’s own account. */
  transfer: {
    title: 'Your transfer',
    text: 'Make it from your bank, at once or in several parts, with the payment reference below: it tells us which order the sum belongs to.',
    holder: 'Account holder',
    amount: 'Amount',
    reference: 'Reference to give',
    until: 'No later than',
    code: 'Code of the transfer',
    codeText: 'Many banking apps read this code and fill in the transfer for you.',
    late: 'After that day the order is cancelled and nothing is due. A sum that arrives later is not lost: write to us.',
    away: 'The house will give you its bank details: write to us with the number of the order.',
    or: 'Or by bank transfer',
    alone: 'By bank transfer',
    balance:
      'From your bank, with the payment reference below. The house confirms the sum when it arrives and writes to you.',
    /** Once a part of the first sum has come, and of the balance. */
    part: 'Part of your transfer has arrived: {received} received, {missing} to come. The workshop starts as soon as the sum is complete.',
    partState: 'Transfer received in part',
    partText: 'Transfer the rest to the same account, with the same payment reference.',
    /** Instead of `late`. */
    partLate: 'You cannot send it by then? Write to us: what has arrived is not lost.',
    balancePart: '{received} of the balance has arrived, {missing} is still to come.',
    /** Of a sum that the house has accepted though it was short. */
    rest: '{received} has arrived; {missing} is left to pay by bank transfer.',
  },
  noInvoice: {
    title: 'No invoice yet',
    text: 'This order has no invoice: it is issued once the payment is confirmed.',
  },
  /** The page of credit notes (« avoirs »), and the link to it. */
  credit: {
    link: 'View the credit note',
    name: 'Credit note',
    title: 'Credit note {number}',
    issued: 'Issued on {date}',
    of: 'For invoice {invoice} of {date}',
    kinds: {
      whole: 'Refund of the order',
      part: 'Refund of part of the order',
      delivery: 'Refund of the delivery',
    },
    total: 'Total refunded',
    attached: 'Credit note {number} is attached to this message.',
    none: 'No credit note',
    noneText: 'Nothing has been refunded on the invoice of this order.',
  },
  backToOrder: 'View the order',
  paidWith: 'Paid with',
  /** What an order was paid with, as the provider reports it. */
  paidWithKinds: {
    card: 'Bank card',
    apple_pay: 'Apple Pay',
    google_pay: 'Google Pay',
    paypal: 'PayPal',
    klarna: 'Klarna',
    alma: 'Alma',
    link: 'Link',
    transfer: 'Bank transfer',
    cheque: 'Cheque',
    other: 'Another means of payment',
  },
  /** Instead of `next.differs`, where what is held is another sum than the total. */
  amountDiffers:
    'The amount received, {received}, does not match the order, {due}. Nothing is lost: someone from the house will call or write to you, and there is no need to pay again.',
  /** Likewise, where the address given with the payment is in another country; `{place}` is that of the price. */
  addressDiffers:
    'The delivery address given with the payment is not in the country of the price: {place}. Nothing is lost: write to us with an address in that country and the order goes ahead, or ask for a refund and order again at the other country’s price.',
  write: 'Write to us',
  /** The page after the payment, where the words of a payment that succeeded would not be true. */
  afterPayment: {
    differs: 'Something needs to be checked',
    pending: {
      title: 'Thank you, the confirmation is on its way',
      text: 'Our payment provider is still confirming your payment. An email will reach you as soon as it has; the page of the order says so too.',
    },
    unknown: {
      title: 'No order at this address',
      text: 'The address of the page was changed or cut short, or has expired. If you have paid, nothing is lost: the order is recorded, and its confirmation reaches you by email. In doubt? Write to us and we will find it.',
    },
    away: {
      title: 'The order cannot be shown',
      text: 'The shop is unavailable for a moment. If you have paid, nothing is lost: reload the page in a few minutes.',
    },
    contact: 'Write to us',
  },
  /** Instead of `next.awaiting`, once the offer of an order is closed. */
  offerClosed:
    'It can no longer be paid, and nothing is due: its quote has expired, was withdrawn, or is already paid with another order.',
  /** Of a demonstration, which no provider confirms: on its pages and in its mails. */
  demonstration: 'Demonstration order: nothing is charged, and nothing will be delivered.',
  notes: {
    placed: 'Order placed',
    replaced: 'Replaced by another way to pay',
    paymentPending: 'Payment being confirmed',
    paymentFailed: 'Payment declined',
    amountDiffers: 'Amount differs from the order',
    addressDiffers: 'Delivery address in another country',
    partlyRefunded: 'Part of the price refunded',
    balanceAsked: 'Balance requested',
    balancePaid: 'Balance paid',
    balanceDiffers: 'Amount other than the balance',
    transferPart: 'Part of the transfer has arrived',
  },
} as const;

/** The page of an invoice. */
export const invoice = {
  title: 'Invoice {number}',
  issued: 'Issued on {date}',
  seller: 'Seller',
  buyer: 'Customer',
  /** Who receives the delivery, where the invoice is for another name or address. */
  deliverTo: 'Deliver to',
  buyerVat: 'VAT number: {number}',
  reference: 'Your reference: {reference}',
  line: 'Description',
  quantity: 'Quantity',
  unit: 'Unit price excl. VAT',
  rate: 'VAT',
  /** Under the name of a line on a phone. */
  netUnit: '{price} excl. VAT, VAT {rate}',
  delivered: 'Delivered on {date}',
  toDeliverOn: 'To be delivered on {date}',
  toDeliver: 'To be delivered',
  sum: 'Total incl. VAT',
  net: 'Total excl. VAT',
  vat: 'VAT {rate}',
  due: 'Total incl. VAT',
  /** For an export. */
  exempt: 'Exempt from VAT: export, article 262, I of the French tax code (CGI).',
  paid: 'Paid on {date}',
  partlyPaid: 'Paid in part on {date}',
  delivery: 'Delivery',
  print: 'Print this page, or save it as a PDF from your browser.',
  lineNet: 'Amount excl. VAT',
  unnamed: 'Customer of order {number}',
  /** Of the sums, what was paid and what is left to pay. */
  settled: 'Already paid',
  toPay: 'Balance due',
  refunded: 'Refunded on {date}',
  /** Where a name has letters that no font of the PDF has. */
  unwritten:
    'In the PDF, “?” stands for a letter that its fonts lack: the whole text is in its structured data.',
  goods: 'Nature of the supply: goods.',
  discount: 'No discount for early payment.',
  noPenalties: 'No late-payment penalties: this invoice is settled.',
  /** Between companies. */
  penalties:
    'Late-payment penalties: the ECB refinancing rate plus {points} points (article L. 441-10 of the French commercial code).',
  recovery:
    'Fixed compensation for recovery costs if payment is late: {amount} (article D. 441-5 of the French commercial code).',
  legal: '{legalName}, share capital {capital}, {registration}, VAT number {vat}.',
  /** Of an export, for the customs broker. */
  broker: {
    heading: 'HS heading {heading}',
    weight: 'gross weight {weight}',
    terms: 'Terms of delivery: {terms}, at the delivery address, {place}.',
    total: 'Total gross weight: {weight}.',
  },
  /** Of a demonstration, on every page of its papers. */
  sample: 'Specimen without accounting value: demonstration order, nothing is owed or delivered.',
  /** Of a deposit, and of the final invoice that deducts it. */
  deposit: {
    title: 'Deposit invoice {number}',
    line: 'Deposit of {percent} on the order',
    total: 'Deposit',
    rest: 'Total of the order: {total}. Balance to be paid before delivery: {balance}.',
    deducted: 'Less deposit, invoice {number} of {date}',
    deductedVat: 'of which VAT already invoiced',
    balance: 'Balance',
    balanceVat: 'of which VAT on the balance',
    credited: 'Credit note {number} of {date} on the deposit, given back',
    creditedVat: 'of which VAT given back',
    afterCredits: 'Total after credit notes',
    balancePaid: 'Balance paid on {date}',
  },
  pdf: 'Download as PDF',
  /** In the mail that brings it. */
  attached: 'Invoice {number} is attached to this message.',
} as const;
