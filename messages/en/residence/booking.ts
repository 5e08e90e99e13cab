export const booking = {
  title: 'Book a night',
  steps: {
    rooms: {
      title: 'Choose Room',
      text: 'Start from the bed you have in mind: each suite bears the name of its own. The number of guests and the floor area are shown on its card.',
    },
    details: {
      title: 'Guest Details',
      text: 'A name, an email address, a telephone number, and your wishes if you have any: a cot, a late arrival, a dog.',
    },
    confirmation: {
      title: 'Confirmation',
      text: 'Reception replies in writing, with the dates, the price and the conditions. Nothing is booked until you have accepted that reply.',
    },
  },
  dates: {
    checkIn: 'Arrival from {time}',
    checkOut: 'Departure by {time}',
    nights: '{count, plural, one {# night} other {# nights}}',
  },
  guestInfo: {
    firstName: 'First name',
    lastName: 'Surname',
    email: 'Email address',
    phone: 'Telephone',
    address: 'Address',
    city: 'Town or city',
    zipCode: 'Postcode',
    country: 'Country',
    specialRequests: 'Special requests',
  },
  payment: {
    title: 'Payment',
    card: 'Bank card',
    property: 'Pay on site',
    nameOnCard: 'Name as shown on the card',
    cardNumber: 'Card number',
    expiry: 'Expiry date (MM/YY)',
    cvc: 'Security code',
    text: 'This site asks for no card for a night’s stay. You pay at the Residence, or by card through a link that reception sends with its reply.',
  },
  summary: {
    title: 'Summary',
    text: 'The reply from reception sets out the suite, the dates, the number of nights and of guests, then the total in dollars.',
  },
  confirmation: {
    title: 'Your night is reserved',
    text: 'A message from reception confirms it. Keep it: it carries the name of your suite and the number to call if you are running late.',
    terms:
      'To confirm a night, you must have read and accepted the terms of sale, the privacy policy and the cancellation terms enclosed with the reply.',
  },
} as const;
