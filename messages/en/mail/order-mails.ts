/** Words of the mails about orders; `{…}` are facts put in when a mail leaves. */
export const orderMails = {
  orderConfirmed: {
    subject: 'Your order {number} is confirmed',
    title: 'Your order is confirmed',
    text: [
      'Thank you. We have received your payment, and your order {number} is confirmed. The workshop takes it on within two working days; then we agree the day of the installation with you. This message confirms the contract; please keep it.',
    ],
    button: 'View the order',
    notes: ['A question? Write to {email} or call {phone}, quoting your order number.'],
  },
  workshopPhotos: {
    subject: 'Your order {number} in the workshop',
    title: 'In the workshop',
    text: ['The workshop is at work on your order {number}. Here is how far it has come.'],
    button: 'View the order',
    notes: ['A question? Write to {email} or call {phone}, quoting your order number.'],
  },
  readyPhotos: {
    subject: 'Your order {number} is ready',
    title: 'Your order is ready',
    text: [
      'Every piece of your order {number} is finished. Here they are, as the workshop has just completed them. We will call you to agree the day of the installation.',
    ],
    button: 'View the order',
    notes: ['A question? Write to {email} or call {phone}, quoting your order number.'],
  },
  /** Instead of `orderConfirmed`, where a deposit was paid. */
  depositReceived: {
    subject: 'Your order {number} is confirmed',
    title: 'Your deposit has arrived',
    text: [
      'Thank you. We have received your deposit of {deposit}, and your order {number} is confirmed. The workshop takes it on within two working days. The balance of {balance} is to be paid before delivery: we will write to you. This message confirms the contract; please keep it.',
    ],
    button: 'View the order',
    notes: ['A question? Write to {email} or call {phone}, quoting your order number.'],
  },
  transferDue: {
    subject: 'Your order {number}: your transfer of {amount}',
    title: 'Your order is waiting for your transfer',
    text: [
      'Your order {number} has been received. Please transfer {amount} no later than {date}, quoting your order number. The workshop starts as soon as the sum has arrived; you will then receive the confirmation of the order and its invoice.',
    ],
    button: 'View the order',
    notes: ['A question? Write to {email} or call {phone}, quoting your order number.'],
  },
  /** What `transferDue` and its reminder add where the sum is the deposit. */
  transferIsDeposit:
    'This is the deposit on an order of {total}; the balance of {balance} is to be paid before delivery.',
  /** Instead of `transferDue`, later. */
  transferReminder: {
    subject: 'Reminder: the transfer for your order {number}',
    title: 'Your transfer has not arrived yet',
    text: [
      'We have not yet received the transfer of {amount} for your order {number}. We will wait for it until {date}; after that day the order is cancelled and nothing is due.',
    ],
    button: 'View the order',
    notes: ['Already sent, or a question? Write to {email} or call {phone}.'],
  },
  /** Instead of `amountDiffers`, where a part of the transfer has come. */
  transferPart: {
    subject: 'Your order {number}: {missing} still to come',
    title: 'Part of your transfer has arrived',
    text: [
      'We have received {received} by bank transfer for order {number}; {missing} is still to come. Please transfer the rest to the same account, quoting your order number. The workshop starts as soon as the sum is complete.',
    ],
    button: 'View the order',
    notes: ['Already sent the rest, or a question? Write to {email} or call {phone}.'],
  },
  /** Instead of `orderCancelled`, where no bank transfer has come. */
  transferLate: {
    subject: 'Your order {number} is cancelled',
    title: 'Your transfer has not arrived',
    text: [
      'We waited until {date} for the transfer for order {number}, but none has arrived. It is cancelled, and nothing is due.',
    ],
    button: 'View the order',
    notes: [
      'Did you send your transfer all the same? Write to {email} or call {phone}: we will restore the order, or send the sum back.',
    ],
  },
  balanceDue: {
    subject: 'Balance of your order {number}: {balance}',
    title: 'The balance of your order is due',
    text: [
      '{balance} remains to be paid for your order {number}, whose deposit of {deposit} we have received. We will deliver as soon as the balance has arrived.',
    ],
    button: 'Pay the balance',
    notes: ['Already paid, or a question? Write to {email} or call {phone}.'],
  },
  /** Instead of `balanceDue`, later. */
  balanceReminder: {
    subject: 'Reminder: balance of your order {number}',
    title: 'The balance of your order',
    text: [
      'We have not yet received the balance of {balance} for your order {number}. We will deliver as soon as it has arrived.',
    ],
    button: 'Pay the balance',
    notes: ['Already paid, or a question? Write to {email} or call {phone}.'],
  },
  /** Instead of `balanceDue` and its reminders, where a part has come by bank transfer. */
  balancePart: {
    subject: 'Balance of your order {number}: {missing} still to come',
    title: 'Part of the balance has arrived',
    text: [
      'We have received {received} of the balance of your order {number}; {missing} is still to come. We will deliver as soon as the sum is complete.',
    ],
    button: 'Pay the balance',
    notes: ['Already sent the rest, or a question? Write to {email} or call {phone}.'],
  },
  balancePaid: {
    subject: 'We have received the balance of your order {number}',
    title: 'Your order is paid in full',
    text: [
      'We have received the balance of {balance} for your order {number}. With the deposit it is paid in full; its invoice deducts the deposit.',
    ],
    button: 'View the order',
    notes: ['A question? Write to {email} or call {phone}.'],
  },
  deliveryAgreed: {
    subject: 'Delivery of your order {number}: {date}',
    title: 'The day of delivery is set',
    text: ['As agreed with you, we will deliver your order {number} on {date}.'],
    button: 'View the order',
    notes: [
      'Does the day no longer suit you? Write to {email} or call {phone}, and we will find another.',
    ],
  },
  /** Of another day than a mail has said before. */
  deliveryMoved: {
    title: 'The day of delivery has changed',
    text: 'It replaces the day announced before, {told}.',
  },
  orderDelivered: {
    subject: 'Your order {number} has been delivered',
    title: 'Your order has arrived',
    text: [
      'Your order {number} was delivered to you on {date}. We wish it a long life in your home.',
      'Should you change your mind, you may withdraw up to and including {until}, without giving a reason and at no cost.',
    ],
    button: 'View the order',
    notes: ['A question, an adjustment, a mark? Write to {email} or call {phone}.'],
  },
  orderCancelled: {
    subject: 'Your order {number} is cancelled',
    title: 'Your order is cancelled',
    text: [
      'Order {number} is cancelled. We have received no payment, and there is nothing you need to do.',
    ],
    button: 'View the order',
    notes: ['You did not ask for this? Write to {email} or call {phone}.'],
  },
  orderRefunded: {
    subject: 'Refund of your order {number}',
    title: 'Your refund is on its way',
    text: [
      'We are refunding you {amount} for order {number}.',
      'It will reach you within a few days, by the means you paid with and at no cost to you.',
    ],
    button: 'View the order',
    notes: ['Should it be late, write to {email} or call {phone}.'],
  },
  refundTransferred: {
    subject: 'Refund of your order {number}',
    title: 'Your refund has been sent',
    text: [
      'We have refunded you {amount} for order {number}, by bank transfer.',
      'The transfer has been made, at no cost to you; depending on your bank, it appears in your account within a few days.',
    ],
    button: 'View the order',
    notes: ['Should it be late, write to {email} or call {phone}.'],
  },
  refundedPart: 'This is part of the price of the order, which is {total}.',
  /** Of the last of several refunds, after which nothing is left. */
  refundedLast: 'With it, all that you paid for this order has been returned to you.',
  /** Instead of the part, of money that came beyond the invoice: it has no credit note. */
  refundedSurplus: 'This sum had not been invoiced: your invoice stays as it is.',
  /** The same, where it goes back with money that has one. */
  refundedBeyond:
    'Of this sum, {credited} had been invoiced: the credit note is for that. The rest, {surplus}, had not.',
  amountDiffers: {
    subject: 'Your order {number}: an amount to be checked',
    title: 'The amount received does not match the order',
    text: [
      'We have received {received} for order {number}, whose total is {due}.',
      'Nothing is lost: the order and the sum are both recorded. Someone from the house will call or write to you to agree what happens next. Until then there is nothing you need to do; please do not pay a second time.',
    ],
    button: 'View the order',
    notes: [
      'Would you rather contact us? Write to {email} or call {phone}, quoting your order number.',
    ],
  },
  /** Instead of `amountDiffers`, where the deposit was awaited. */
  depositDiffers: {
    subject: 'Your order {number}: an amount to be checked',
    title: 'The amount received does not match the deposit',
    text: [
      'We have received {received} for order {number}, whose deposit is {due}.',
      'Nothing is lost: the order and the sum are both recorded. Someone from the house will call or write to you to agree what happens next. Until then there is nothing you need to do; please do not pay a second time.',
    ],
    button: 'View the order',
    notes: [
      'Would you rather contact us? Write to {email} or call {phone}, quoting your order number.',
    ],
  },
  /** Instead of `amountDiffers`, where what is held is the total: it has come once more. */
  paymentToCheck: {
    subject: 'Your order {number}: a payment to be checked',
    title: 'A payment needs to be checked',
    text: [
      'A payment of {received} has arrived for order {number}, although we were no longer expecting one.',
      'Nothing is lost: the sum is recorded. Someone from the house will call or write to you to agree what happens next. Until then there is nothing you need to do; please do not pay again.',
    ],
    button: 'View the order',
    notes: [
      'Would you rather contact us? Write to {email} or call {phone}, quoting your order number.',
    ],
  },
  /** Instead of `amountDiffers`, where the address given with the payment is in another country. */
  addressDiffers: {
    subject: 'Your order {number}: an address to check',
    title: 'The delivery address is in another country',
    text: [
      'We have received your payment of {received} for order {number}. The delivery address given with it is not in the country that the price was worked out for: {place}.',
      'Nothing is lost: the order and the sum are recorded. Reply with an address in that country and the order goes ahead, or ask for a refund: you can then order again at the other country’s price.',
    ],
    button: 'View the order',
    notes: [
      'Would you rather reach us? Write to {email} or call {phone}, quoting your order number.',
    ],
  },
  number: 'Order number',
  date: 'Date of the order',
  unitPrice: 'Unit price',
  leadTime: '{min, number} to {max, plural, one {# week} other {# weeks}}',
  vat: 'including VAT ({rate})',
  online:
    'The simplest way is the online declaration, where your order number is already filled in:',
  termsOfTheDay:
    'This order is governed by the terms of sale in force on {date}, attached to this message.',
  /** What the attached files are called, in letters that every system has. */
  files: { terms: 'terms', withdrawal: 'withdrawal' },
  seller: 'The seller',
  mattress: 'The mattress of your bed is yours to try for {nights, number} nights: until {until}.',
  next: {
    title: 'What happens now',
    byDate: 'By {date}',
    workshop: 'The workshop takes your order on.',
    whenReady: 'As soon as everything is ready',
    call: 'We call you to agree the day of the installation.',
    install: 'We deliver, assemble and put everything in place, then take the packaging away.',
    untilDate: 'Until {date}',
    prepare:
      'Please check that doors, lift and turns of the stairs leave room; a photograph is enough for us to advise you.',
    mind: 'You may change your mind, without giving a reason and at no cost.',
  },
  photo: 'Photograph from the workshop, {position} of {count}',
  attached:
    'You may withdraw for {days} days after the delivery. This right in full and the model form are attached to this message; please keep them with it.',
  adviser: '{name}, your contact at the house',
  event: 'Théogonie: delivery of order {number}',
} as const;
