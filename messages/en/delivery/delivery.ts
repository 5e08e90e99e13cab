export const delivery = {
  dates: {
    installed: 'Installed in your home:',
    elsewhere: 'Deliver elsewhere',
    notServed: 'We do not deliver to this address yet.',
  },
  planned: 'Planned installation',
  plannedFor: 'Planned installation: {dates} ({place})',
  customs: 'Customs duties and import taxes are added to the price and are yours to pay.',
  customsIn:
    '{countries}: customs duties and import taxes are added to the price and remain payable by the buyer.',
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
