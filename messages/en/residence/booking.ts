export const booking = {
  meta: {
    title: 'Book a night at the Residence',
    description:
      'Choose a suite and dates, give your details, confirm: a night at the Residence is booked in three steps and paid by card or on site.',
  },
  title: 'Book a night',
  stepsLabel: 'Booking steps',
  steps: {
    rooms: {
      title: 'Choose the suite',
      text: 'A suite, a day to arrive, a day to leave. Nights that are taken show at once; yours are kept for {minutes, plural, one {# minute} other {# minutes}} while you finish.',
    },
    details: {
      title: 'Your details',
      text: 'A name, an address, a telephone number, and your wishes if you have any: a cot, a late arrival, a dog.',
    },
    confirmation: {
      title: 'Confirmation',
      text: 'The total, card or payment on site, then a number. An email comes with it, and a link to change everything.',
    },
  },
  dates: {
    /** Beside the day of arrival, and that of departure. */
    arriveFrom: 'from {time}',
    leaveBefore: 'before {time}',
    checkIn: 'Arrival from {time}',
    checkOut: 'Departure by {time}',
    nights: '{count, plural, one {# night} other {# nights}}',
    title: 'Your dates',
    pickIn: 'Choose the day you arrive.',
    pickOut: 'Arrival: {date}. Now choose the day you leave.',
    span: 'From {from} to {to}',
    /** The dates that a stay would leave. */
    instead: 'Instead of {from} to {to}, {price}',
    again: 'Choose other dates',
    months: 'Change month',
    previous: 'Previous month',
    next: 'Next month',
    free: 'free',
    taken: 'taken',
    closed: 'closed',
    outOnly: 'departure possible',
    arrival: 'arrival',
    departure: 'departure',
    yours: 'your stay',
  },
  /** Beside its number. */
  number: 'Booking',
  suite: 'Suite',
  guests: 'Guests',
  most: '{count, plural, one {# guest at most in this suite} other {# guests at most in this suite, children included}}',
  /** More were chosen before, of another suite. */
  fewer: 'This suite takes fewer guests: their number has been lowered.',
  next: 'Continue',
  hold: 'These nights are kept for you until {time}, Paris time.',
  yields:
    'They are yours as soon as you book or begin to pay. Until then, a guest with a confirmed email address comes first.',
  holdEnded:
    'The time is up: these nights are no longer kept. They are still yours if nobody has taken them when you confirm.',
  change: 'Change suite or dates',
  changeGuest: 'Change your details',
  optional: 'optional',
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
  faults: {
    firstName: 'Give your first name.',
    lastName: 'Give your surname.',
    email: 'Give an email address: the confirmation is sent to it.',
    phone:
      'Give a number where you can be reached on the day you arrive: at least six digits, no letters.',
    address: 'Give your street and its number.',
    city: 'Give your town or city.',
    postcode: 'This postcode is too long.',
    country: 'Give your country.',
    requests: 'This text is too long: at most 1,000 characters.',
  },
  payment: {
    title: 'Payment',
    card: 'Bank card',
    property: 'Pay on site',
    cardText: 'Demonstration: no card is read or charged.',
    providerText:
      'You pay the total in dollars on the secure page of our payment provider. The nights are yours as soon as the bank has answered.',
    paid: 'Paid by card',
    returned: 'Returned',
    back: 'Returned to the card',
    due: 'To pay on site',
    settled: 'Paid on site',
    surplus: 'To be handed back to you on site',
    handedBack: 'Handed back on site',
    cancellation: 'Cost of the cancellation',
    /** Instead of `due`, of a stay that was cancelled. */
    owed: 'Still owed to the house',
    propertyText: 'You pay at reception, when you arrive or when you leave.',
    nameOnCard: 'Name as shown on the card',
    cardNumber: 'Card number',
    expiry: 'Expiry date (MM/YY)',
    cvc: 'Security code',
    text: 'By card, or at reception. The price is in dollars, taxes included; breakfast comes with it.',
  },
  summary: {
    title: 'Summary',
    text: 'Read it through, choose how to pay, then confirm.',
    name: 'In the name of',
    nightly: '{nights} at {price}',
    total: 'Total',
    adults: '{count, plural, one {# adult} other {# adults}}',
    children: '{count, plural, one {# child} other {# children}}',
    free: 'Free cancellation until {date} at {time}, Paris time.',
    notFree: 'Arrival is too close for free cancellation: once confirmed, the nights are due.',
    /** Instead of `notFree`, of a stay that is confirmed. */
    noLongerFree: 'Cancellation is no longer free: the nights are due.',
  },
  confirmation: {
    title: 'Your stay is booked',
    text: 'Booking {number}. An email confirms it; its link opens this page, where you can change dates or cancel.',
    textFixed: 'Booking {number}. An email confirms it; its link opens this page.',
    terms:
      'By confirming, you accept the terms of sale, the privacy policy and the cancellation terms above.',
    button: 'Book with obligation to pay',
  },
  notices: {
    datesMissing: 'Choose a day to arrive and a day to leave.',
    order: 'The departure has to follow the arrival by at least one night.',
    past: 'That day has passed, by the clocks of Paris.',
    tooLateToday: 'In Paris it is too late to book tonight online: please call reception.',
    tooFar:
      'That date is too far off: bookings open {months, plural, one {# month} other {# months}} ahead, no more.',
    tooShort:
      'At those dates a stay is longer: at least {shortest, plural, one {# night} other {# nights}}.',
    tooLong:
      'A stay lasts at most {longest, plural, one {# night} other {# nights}}. For longer, write to reception.',
    closed: 'The Residence is closed during one of these nights.',
    noAdult: 'At least one adult has to be among the guests.',
    tooManyGuests:
      'This suite has not enough places for everybody: book two, or a larger one where there is one.',
    taken:
      'One of these nights is taken, or is being booked. If it is by you, the confirmation e-mail leads to your stay; if not, choose other dates or another suite.',
    failed: 'Nothing was booked: the house does not answer. Try again in a moment.',
    tooMany: 'Too many requests at once. Try again {wait}.',
    /** The page below says that an e-mail confirms it. */
    moved: 'These are your dates now.',
    cancelled: 'Your stay is cancelled, free of charge. An email confirms it.',
    late: 'It is too late to do this here free of charge: please call reception.',
    again: 'This way to pay is not possible here. Choose another one.',
    changed:
      'Your choice has changed meanwhile, in another tab. This is what is held: read it again, then confirm.',
  },
  states: {
    held: 'Being booked',
    booked: 'Booked',
    cancelled: 'Cancelled',
    noShow: 'Did not arrive',
  },
  credit:
    'If you fall for the bed, order the {bed} from your arrival once your nights are paid (from your departure otherwise), and by {until}: once this email address is confirmed under “My data”, {amount} is taken off at payment, your nights at €{creditEuros, number} to the dollar.',
  creditedTitle: 'Your nights, credited',
  creditedText:
    'You slept in this bed before ordering it: the house gives you back {amount}, the price of your nights from {from} to {to}, by the means of payment of the order, once it is paid.',
  manage: {
    title: 'Your stay',
    over: 'This stay is over. Thank you for coming.',
    noShowText:
      'The house expected you on these dates and did not see you arrive; the nights remain due. If this is a mistake, call reception.',
    cancelledText: 'This stay is cancelled; its nights are free again. You have nothing to pay.',
    cancelledLateText:
      'This stay is cancelled; its nights are free again. Cancelling it was no longer free: {amount} of its price are due; what is still missing is settled with reception. A question? Call reception: {phone}.',
    /** Instead of `cancelledLateText`, once nothing is missing. */
    cancelledKeptText:
      'This stay is cancelled; its nights are free again. Cancelling it was no longer free: the house keeps {amount} of its price. A question? Call reception: {phone}.',
    heldText: 'This booking is not finished.',
    payingText:
      'If you have just paid, the bank answers us in a moment: reload this page, or wait for the confirmation by e-mail. If not, you can go on with the booking.',
    resume: 'Resume booking',
    calendar: 'Add to my calendar',
    /** In the guest's calendar. */
    reception: 'Reception: {phone}',
    move: 'Change dates',
    moveText: 'The new stay is in the same suite, at the same price per night.',
    moveButton: 'Take these dates',
    back: 'Back to the stay',
    cancel: 'Cancel this stay',
    cancelText: 'The nights are free for others at once. It costs nothing and cannot be undone.',
    cancelPaid: '{amount} goes back to your card; the bank takes a few days.',
    cancelButton: 'Yes, cancel',
    tooLate:
      'Within {hours, plural, one {# hour} other {# hours}} of arrival, a stay can no longer be changed online. Call reception, {reception, select, always {day or night} other {from {opens} to {closes}}}: {phone}.',
    noneTitle: 'No booking here',
    noneText:
      'This link opens no stay: it is incomplete, a newer link has replaced it, or a booking that was begun was given up.',
    away: 'The house does not answer right now. Reload the page in a moment.',
  },
} as const;
