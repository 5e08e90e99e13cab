export const contact = {
  meta: {
    title: 'Contact, quotes and reception at the Residence',
    description:
      'Write to us, ask for a quote, reach reception at the Residence: address, telephone numbers, map, six common questions.',
  },
  title: 'Write to us',
  intro:
    'A measurement to check, a staircase that worries you, a night at the Residence: tell us just as you would across a counter. We read everything and reply in writing.',
  english: 'Read this page in English',
  addressTitle: 'Our address in Paris',
  phoneTitle: 'Telephone',
  emailTitle: 'Email',
  hoursTitle: 'Reception at the Residence',
  hours:
    '{reception, select, always {Reception open 24 hours a day} other {Reception open from {opens} to {closes}}}, every day',
  sample:
    'The address, numbers and email addresses are examples until the company is formed: only messages sent with the form are read.',
  map: {
    title: 'How to find us',
    frame: {
      load: 'Show the map',
      note: 'The map comes from OpenStreetMap and loads only once you have clicked. Your browser then talks to that service directly.',
      title: 'OpenStreetMap map of the area around our address in Paris',
    },
    open: 'Open in OpenStreetMap',
  },
  form: {
    title: 'Your message',
    name: 'Name',
    email: 'Email address',
    phone: 'Telephone',
    optional: 'optional',
    subject: 'Subject',
    message: 'Message',
    send: 'Send the message',
    sending: 'Sending…',
    sentTitle: 'Message sent',
    sentText: 'Thank you. It is safely recorded; the reply will go to the address you gave.',
    visitSubject: 'Request for a visit: {piece}',
  },
  faqTitle: 'Before you come to the Residence',
  faq: [
    {
      question: 'What time can I arrive and leave?',
      answer:
        'Your suite is ready from {checkIn} and is vacated by {checkOut}. {reception, select, always {Reception never closes: if your train gets in at midnight, someone will be waiting.} other {Reception is open from {opens} to {closes}.}} On the day you leave, your luggage may stay in the left-luggage room for as long as need be.',
    },
    {
      question: 'Where can I leave the car?',
      answer:
        'Beneath the pines, a gated car park has one space per suite, at no extra charge. Two charging points let you recharge overnight. Mention a tall vehicle or a trailer in your message: the entrance gate is narrow.',
    },
    {
      question: 'Are animals allowed?',
      answer:
        'Dogs and cats sleep at the Residence, one to a suite, if you announce them when you book. Bowls and a blanket are provided. We ask only that the velvet of the beds remain out of bounds: it holds on to hairs, and to grudges.',
    },
    {
      question: 'How does breakfast work?',
      answer:
        'It is included in the price of the night and served from {breakfastFrom} to {breakfastTo}, in your suite or on the shared terrace. Tell us the evening before about any allergies and habits. For a departure at dawn, the kitchen packs a hamper.',
    },
    {
      question: 'Do you come and collect guests?',
      answer:
        'Yes, from the station or the airport, provided the transfer is agreed at least {transferHours, plural, one {# hour} other {# hours}} ahead. Give us the train or flight number: the driver keeps track of delays. You are told the fare before anything is confirmed.',
    },
    {
      question: 'What does the Residence offer?',
      answer:
        'Every suite has a bathroom and Wi-Fi. Kitchen, terrace, fireplace or private pool vary from one to another and are shown on each card. The reading room, the hammam, the garden and the steps down to the sea are open to all.',
    },
  ],
} as const;
