export const delivery = {
  /** What the basket pays once, beside the button that adds to it: around the sum, in a browser, too. */
  basketFee: {
    before: '+ €',
    after: ' delivery, once per basket',
    afterBriefly: ' delivery',
  },
  dates: {
    installed: 'Installed in your home:',
    elsewhere: 'Deliver elsewhere',
    notServed: 'We do not deliver to this address yet.',
  },
  planned: 'Planned installation',
  plannedFor: 'Planned installation: {dates} ({place})',
  customs:
    'Price without French VAT. Customs duties and import taxes are added to it and are yours to pay.',
  customsIn:
    '{countries}: the price charged is without French VAT; customs duties and import taxes are added to it and remain payable by the buyer.',
  /** Behind a total, where there is no French VAT in it. */
  taxFree: 'without French VAT',
  /** The button of the form behind `dates.elsewhere`. */
  apply: 'Work out the price',
  /** On a payment page whose price is that of another destination than the one chosen since. */
  chosenSince: 'This price is for delivery here: {signed}. Since then you have chosen: {chosen}.',
  chosenApply: 'Work out the price: {chosen}',
  offerPlace: 'Place of delivery: {place}.',
  contact: 'Write to us about a special delivery',
  today: 'For an order placed today. We then agree the day with you.',
  country: 'Country',
  postcode: 'Postcode',
  otherCountry: 'Another country',
  abroadText: 'For another country we draw up a quote, transport included.',
  abroadLink: 'Request a quote for another country',
  badPostcode: 'This postcode does not match the country.',
  tooFar: 'We have no dates for this period yet.',
} as const;
