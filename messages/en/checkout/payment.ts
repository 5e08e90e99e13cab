export const payment = {
  meta: {
    title: 'Complete your order',
    description:
      'A summary of your Théogonie order, with your payment method and the number of instalments.',
  },
  title: 'Payment',
  defaultProduct: 'Premium Purchase',
  severalPieces: 'Théogonie Basket',
  summary: 'Your order',
  collection: 'Mythological Collection',
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  /** What nights at the Résidence take off, as a row of sums. */
  nights: 'Nights spent at the Residence',
  /** The same below the sums of the cart. */
  nightsInCart: 'Your nights at the Residence will be taken off at payment: {amount}.',
  free: 'Free',
  installation: 'Installation',
  included: 'Included',
  total: 'Total',
  taxIncluded: 'incl. VAT',
  vat: 'including VAT ({rate})',
  guarantee: 'Guaranteed for {years, plural, one {# year} other {# years}}',
  leadTime: 'Delivered within {weeks}',
  method: 'Payment method',
  methods: {
    'apple-pay': 'Apple Pay',
    card: 'Bank card',
    paypal: 'PayPal',
    transfer: 'Bank transfer',
  },
  methodTexts: {
    'apple-pay': 'You will confirm on your device, on the payment page.',
    card: 'Visa, Mastercard, CB',
    paypal: 'You will sign in to PayPal, on the payment page.',
    transfer:
      'From your bank, within {days, number} days. The workshop starts once the sum has arrived.',
  },
  card: {
    legend: 'Bank card',
    number: 'Card number',
    numberPlaceholder: '1234 5678 9012 3456',
    expiry: 'Expiry date',
    expiryPlaceholder: 'MM/YY',
    cvv: 'CVV',
    cvvPlaceholder: '123',
    name: 'Name on card',
    namePlaceholder: 'Full name',
    note: 'These fields show what you will be asked for. They are neither read, nor sent, nor kept: the card is entered on the secure payment page.',
  },
  /** What a company may add, for its invoice. */
  company: {
    title: 'For a company',
    text: 'The invoice will be made out to the company, at this address. With a VAT number, the law requires both.',
    vatNumber: 'VAT number',
    reference: 'Your reference',
    note: 'optional, shown on the invoice',
    name: 'Company name',
    street: 'Number and street',
    postcode: 'Postcode',
    city: 'Town',
    country: 'Country',
  },
  /** What a bank transfer needs: no provider asks who pays. */
  transfer: {
    title: 'Invoice and delivery',
    text: 'Name and address are for the invoice, the installation and the emails about the order: no provider will ask for them later.',
    name: 'Your name, or company',
    email: 'Email address',
    phone: 'Telephone',
    optional: 'optional',
    street: 'Number and street',
    postcode: 'Postcode',
    city: 'Town',
    place: 'Country of delivery: {country}.',
    once: 'It pays the whole order, or the deposit and then the balance.',
    order: 'Order with an obligation to pay – {total}',
    orderDeposit: 'Order with an obligation to pay – {total}, of which a deposit of {deposit}',
  },
  /** On the fields of a form that was refused. */
  faults: {
    title: 'Fields to correct',
    vatNumber: 'Check the letters and digits of the VAT number, or leave it empty.',
    company: 'Give the name of the company.',
    billingStreet: 'Give the company’s number and street.',
    billingCity: 'Give the company’s town.',
    billingCountry: 'Choose the company’s country.',
    name: 'Give your name.',
    email: 'Give an email address, such as name@example.com.',
    phone: 'Give a telephone number of at least six digits, without letters, or leave it empty.',
    street: 'Give the number and street.',
    city: 'Give the town.',
    postcode: 'Give the postcode as it is written in that country ({country}: {example}).',
    postcodeAbroad: 'Give the postcode as it is written in that country ({country}).',
    billingPostcode:
      'Give the company’s postcode as it is written in that country ({country}: {example}).',
    billingPostcodeAbroad:
      'Give the company’s postcode as it is written in that country ({country}).',
    elsewhere:
      'Choose this place in the summary first: another price, or another delivery, applies there.',
  },
  /** An order of the same pieces that waits for its transfer. */
  alike: {
    order: 'See order {number}',
    besides: 'Order a second time by transfer',
  },
  atProvider:
    'You enter your card or account on the secure page of the payment provider, never here.',
  split: 'Payment in instalments',
  splits: {
    1: 'In full',
    3: '3 payments, no fees',
    12: '12 instalments',
    24: '24 instalments',
  },
  /** A part now, the rest before the delivery. */
  deposit: {
    title: 'Deposit of {percent} with the order',
    text: '{deposit} now, {balance} before delivery',
    pay: 'Pay the deposit: {deposit}',
  },
  perMonth: 'about {amount} a month',
  example:
    'Representative example: credit of {amount} repaid in {count, number} monthly instalments{split, select, equal { of {monthly}} other {, {equal, number} of {monthly} and a last one of {last}}}. Fixed APR: {rate}; fixed borrowing rate: {borrowingRate}. Total cost of the credit: {cost}. Total amount payable: {due}, which is the amount of the credit with no interest or fees. Lender: {lender}.',
  sampleLender: '{name}, a fictitious company named as an example',
  estimate: 'Estimate, subject to an offer from a credit partner.',
  creditCost: 'The cost of the credit is borne by Théogonie.',
  lenderDecides:
    'The lender considers your application and may refuse it. You have fourteen days to withdraw from the credit.',
  creditWarning: 'Warning! Credit costs money and must be repaid!',
  pay: 'Complete payment – {total}',
  before: {
    terms: 'Confirming on the payment page places an order with an obligation to pay.',
    termsLink: 'Terms of sale',
    withdrawal:
      'You may withdraw for {days, plural, one {# day} other {# days}} after delivery, without giving a reason and at no cost.',
    withdrawalLink: 'Right of withdrawal',
  },
  newTab: 'opens in a new tab',
  secure: 'Payment secured by SSL. Your data is protected.',
  paid: 'Already paid: order {number}',
  /** Instead of `paid`, while its bank transfer has not come. */
  awaited: 'Order {number}: transfer awaited',
  toOrder: 'Follow the order',
  again: 'Order a second time',
  againText:
    'A second order is one more purchase, at today’s prices. You will see it before you pay.',
  pieceFirst:
    'An order starts on the page of the piece, where the house confirms its options and its price.',
  unknownPiece: 'None of our pieces has this name, so nothing can be ordered here.',
  unknownName:
    'None of our pieces has this name: the name and the price come from the address of this page.',
  toPiece: 'Choose {name}',
  toCollections: 'See the collections',
  noProduct: 'No product selected',
  noProductText: 'Choose a piece first; it will appear here.',
  home: 'Back to home',
  replacedPrice:
    'The price given does not match the catalogue; the catalogue price applies: {price}.',
  tokenForged: 'This price was not set by us',
  tokenForgedText: 'The address of the page has been altered or cut short. Nothing was ordered.',
  tokenExpired: 'This price is no longer held',
  tokenExpiredText:
    'A price is held for {hours, plural, one {# hour} other {# hours}}. Go back to the piece and it will be calculated again.',
  backToPiece: 'Back to the piece',
  backToCart: 'Back to the basket',
  quantity: '{count, number} ×',
} as const;

export const paymentSuccess = {
  meta: {
    title: 'Payment successful',
    description:
      'Your Théogonie order has been recorded; a confirmation email is on its way to you.',
  },
  title: 'Payment Successful!',
  text: 'Your order has gone through. You will receive a confirmation email shortly.',
  reference: 'Transaction reference',
  home: 'Back to home',
  cart: {
    title: 'Your basket is still waiting',
    text: 'It still holds: {list}. If you have just paid for it, you can empty it.',
    view: 'View basket',
  },
} as const;

export const checkoutDemo = {
  meta: {
    title: 'Demonstration payment',
    description: 'A demonstration page of the Théogonie shop: no payment whatsoever is taken here.',
  },
  eyebrow: 'Demonstration',
  title: 'Nothing will be charged',
  text: 'The shop is not connected to any payment service. This page stands in for one: it asks for no card and takes no money.',
  amount: 'Demonstration amount',
  confirm: 'Simulate a successful payment',
  back: 'Back to payment',
} as const;
