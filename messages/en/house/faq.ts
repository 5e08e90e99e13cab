export const faq = {
  meta: {
    title: 'Frequently asked questions',
    description:
      'Ordering, stairs, assembly, guarantee, network, data, trying a bed at the Residence, returns, instalments, 5G, Matter: short answers.',
  },
  title: 'Frequently asked questions',
  intro:
    'The questions that we are asked, or would ask in your place. For any other, write to us from the Contact page.',
  entries: [
    {
      question: 'How do I place an order?',
      answer:
        'On the page of a piece, tick your options, then buy it directly or put it in the basket. The summary gives the total; the button opens the payment provider’s secure page, where the card is entered. If no provider is connected yet, a demonstration page opens, and nothing is charged.',
    },
    {
      question: 'What does delivery cost, and when does it come?',
      answer:
        'A piece bought directly is delivered at no extra charge. A basket pays €{cartDeliveryEuros, number} once, whether it holds one table or three beds. Depending on the piece, delivery takes two to four weeks in mainland France and a few days more elsewhere; its page says how long. The date given before payment binds us, and we settle the day with you.',
    },
    {
      question: 'What if the lift is small or the stairs are narrow?',
      answer:
        'Measure the door, the lift and the tightest turn, and send us the figures with a photograph. The furniture travels in separate sections, which settles most cases. For the Chronos and Kratos beds, check the ceiling height too, and what the floor can bear.',
    },
    {
      question: 'Who assembles the piece?',
      answer:
        'Our team, and it is included. They carry the sections into the room, assemble them, plug in and level the piece, show you the controls and take the boxes away. Please have an earthed socket close by. Connecting it to your network can be done the same day, or never, as you wish.',
    },
    {
      question: 'What does the guarantee cover?',
      answer:
        'Structure, mechanics and electronics, parts and call-out included, for the period shown on its page: ten years in most cases, more for certain beds. The Hades Bed goes from eight years to ten for every online order. The legal guarantees of conformity and against hidden defects apply in any event.',
    },
    {
      question: 'Does the furniture work without a network?',
      answer:
        'Yes, in all that matters: light, warmth, movement and massage obey controls on the piece itself, and the settings are kept there. A connection serves the app, home automation and updates. If the router breaks down at midnight, your bed still works.',
    },
    {
      question: 'What happens to my data?',
      answer:
        'This site keeps your email address, the basket, the wishlist, your saved configurations, quotes and orders, and the messages you write to us. It does not track your browsing, shows no advertising and receives nothing from the sensors in your furniture. The privacy policy tells you for how long, and how to have everything erased.',
    },
    {
      question: 'Can I try a bed before buying it?',
      answer:
        'That is what the Residence is for: five beds, six suites in a house by the sea, one night or more. Each bears the name of its bed. Choose yours on the page of the Residence, with your dates, and book online. Suites and rates are presented by way of example.',
    },
    {
      question: 'Can I return a piece?',
      answer:
        'You have fourteen days after delivery, with no reason to give, and we come and take it back free of charge. The refund follows within fourteen days. This goes for atelier compositions too. The 100-night trial concerns the partner’s mattress alone.',
    },
    {
      question: 'Can I pay in instalments?',
      answer:
        'Yes, where the payment page offers it: in three, twelve or twenty-four instalments, at a fixed APR of 0%. This is credit: the lender considers your application and may refuse it. The payment page gives an example worked out for your order. “Warning! Credit costs money and must be repaid!” Where the payment page offers it, a piece from €{depositFromEuros, number}, or an atelier composition, can also be ordered with a deposit of {depositPercent}%; the balance is paid before delivery. Where it offers it, you can pay by bank transfer within {transferDays} days.',
    },
    {
      question: 'Why does the basket need an email address?',
      answer:
        'Because there are no accounts. The address is the key to the basket and the wishlist; it does not subscribe you to the newsletter, which has a box of its own. On another device, give it again: a single-use link, valid for {accessLinkMinutes, plural, one {# minute} other {# minutes}}, arrives in your inbox.',
    },
    {
      question: 'What is an atelier composition?',
      answer:
        'At the foot of each story, a configurator starts from a base and adds technology, materials or dimensions to it. You get a separate piece with a price of its own, distinct from the one in the catalogue and its options. It is made to order and can be returned within fourteen days, like the others.',
    },
    {
      question: 'Who pays for the 5G subscription of the Chronos and Kratos beds?',
      answer:
        'We do, for ten years after delivery: the SIM card and the data are included in the price of the Complete edition. After that you can keep the line at your own cost or do without it: the bed works over Wi-Fi, or with no network. The Structure edition has no 5G.',
    },
    {
      question: 'Which phones run the app?',
      answer:
        'iPhones with iOS 17 or later, and phones with Android 12 or later, with Bluetooth. The app is free, with no subscription. Without a phone, the controls on the piece can set everything; recognition as you approach (UWB) needs a phone that has UWB.',
    },
    {
      question: 'What are Matter, Thread and UWB?',
      answer:
        'Matter is a language that devices of the home share: a piece that speaks it can control lamps of other brands. Thread is a low-power wireless network, relayed from one device to the next; it needs a Thread hub in your home. UWB is a radio that measures how far away your phone is, to within a few centimetres.',
    },
  ],
} as const;
