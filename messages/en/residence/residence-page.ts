export const residencePage = {
  meta: {
    title: 'The Residence: six suites by the sea',
    description:
      'Sleep in a Théogonie bed before you choose it: six suites on Cap d’Antibes, their prices per night, free dates and booking online.',
  },
  suiteDescription:
    '{name}: {area, number} m², {guests, plural, one {# guest} other {# guests}}, the {bed}, {price} a night, taxes included. Free dates and booking online.',
  title: 'The Residence',
  intro:
    'A house by the sea, on Cap d’Antibes. Six suites, five beds: you choose yours, you sleep in it, and you leave having promised nothing.',
  suites: 'Six suites, each with its bed',
  see: 'See the suite',
  book: 'Book a night',
  taxes: '{vat}% VAT and tourist tax included',
  facts: {
    title: 'At a glance',
    guests: 'Guests',
    area: 'Floor area',
    bed: 'Bed',
    price: 'Price',
    stay: 'Length of stay',
    amenities: 'In the suite',
  },
  bedTitle: 'The bed that awaits you there',
  bedText:
    '{bed}: the house’s own, with its settings and its silence. If the night has convinced you, it is ordered like any other: in your size, in your finish.',
  bedLink: 'See this bed',
  storyLink: 'Read its story',
  rulesTitle: 'Before you book',
  rules: {
    length:
      'A stay lasts from {shortest, number} to {longest, plural, one {# night} other {# nights}}, and is booked up to {months, plural, one {# month} other {# months}} ahead.',
    season:
      'From {from} to {to}, stays are for at least {count, plural, one {# night} other {# nights}}.',
    closed: 'The Residence is closed from {from} to {to}.',
    hours: 'The suite is ready from {checkIn} and is vacated by {checkOut}.',
    free: 'Cancelling or changing dates costs nothing until {hours, plural, one {# hour} other {# hours}} before arrival. After that, the nights are due.',
    law: 'Lodging booked for a given date carries no right of withdrawal (article L. 221-28, 12° of the French consumer code).',
  },
  sample:
    'Suites, rates, address and services are examples: no room exists yet, and nobody is expecting you.',
  others: 'The other suites',
} as const;
