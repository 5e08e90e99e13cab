/** What programs are told: the page about assistants, the Markdown of pages, llms.txt. */
export const assistants = {
  meta: {
    title: 'Let an assistant look for you',
    description:
      'Search, compare, check measurements, estimate delivery or prepare a quote with an assistant: what it can read here, and what it never receives.',
  },
  title: 'Send someone to look',
  intro:
    'An assistant can walk through the shop in your place, note the measurements and the prices, and come back to tell you. It reads the same facts as you do. Choosing and buying remain yours.',
  can: {
    eyebrow: 'With you',
    title: 'What an assistant does here',
    text: 'Everything rests on our own data sheets: nothing is guessed that can be read.',
    items: {
      search: {
        title: 'Search',
        text: 'A low bed, an armchair under €9,000, a piece without a camera: it finds what fits your words.',
      },
      read: {
        title: 'Read',
        text: 'The whole data sheet: materials, sensors, power use, care, guarantee, and the legend should you want it.',
      },
      rules: {
        title: 'Look up a rule',
        text: 'Returns, refunds, guarantees, data: the passage that answers, with the address where it stands.',
      },
      compare: {
        title: 'Compare',
        text: 'Several pieces or two editions, row by row, with their differences and their prices.',
      },
      price: {
        title: 'Price',
        text: 'The exact price of a configuration, options included, to the cent.',
      },
      fit: {
        title: 'Check that it fits',
        text: 'The measurements of your room, door and staircase against those of the piece and its parcels.',
      },
      deliver: {
        title: 'Estimate delivery',
        text: 'The time for making and transport in each of the countries to which we deliver.',
      },
      basket: {
        title: 'Add up',
        text: 'Several pieces together: each line, the delivery, the total and the days of installation. Nothing is saved.',
      },
      offer: {
        title: 'Prepare a quote',
        text: 'A summary to read over, with a link that opens the chosen configuration in your browser.',
      },
      visit: {
        title: 'Find a night, an hour',
        text: 'The free nights of each suite of the Residence and the free hours with an adviser, in your time zone. It gives you the address; you make the booking.',
      },
    },
  },
  connect: {
    eyebrow: 'To begin',
    title: 'How to connect it',
    text: 'Most assistants read this shop without any setting-up. Those that accept connectors can do more.',
    ways: {
      mcp: {
        title: 'MCP connector',
        text: 'In the settings of the assistant, add a connector at this address. Transport: Streamable HTTP. Neither account nor key.',
      },
      markdown: {
        title: 'Pages in Markdown',
        text: 'Every page of the catalogue has its text without layout: add .md to its address, or ask for the type text/markdown.',
      },
      index: {
        title: 'Contents',
        text: 'The list of these texts, in the llms.txt format, with what to know before quoting them.',
      },
      google: {
        title: 'Google Merchant Center feed',
        text: 'The pieces and their editions, with prices, pictures and delivery times.',
      },
      products: {
        title: 'Agentic Commerce Protocol feed',
        text: 'The same catalogue, in JSON, for shopping assistants.',
      },
    },
  },
  never: {
    eyebrow: 'Without it',
    title: 'What it never receives',
    text: 'An assistant prepares; it does not sign. These doors stay closed to it, even if you ask it to open them.',
    items: {
      payment: {
        title: 'The payment',
        text: 'It starts no payment and sees no card. You pay yourself, on the secure page of the payment provider.',
      },
      personal: {
        title: 'Your data',
        text: 'No address, no order, no message: what it reads is the same for everyone.',
      },
      cart: {
        title: 'Your basket',
        text: 'It puts nothing in and takes nothing out. The link it gives you waits for your click.',
      },
    },
  },
  rules: {
    title: 'For those who write robots',
    text: 'Reading and quoting are welcome, with the address of the page. Training a model on our texts and pictures is not: the robots.txt file tells programs so, and the terms say it in full.',
    terms: 'Read clause 14',
  },
  /** What the Markdown of a page says beside the words of the page. */
  markdown: {
    conditions: 'In euros, VAT included.',
    availability: { madeToOrder: 'New, made to order, available.' },
    abilities: 'What the piece does',
    delivery:
      'Installation included; delivery included when a piece is bought from its page: {countries}.',
    transport:
      '{weeks} from the order in mainland France, transport included. Days in transport, Monday to Saturday: {days}. Some islands and mountains take longer; the date given before payment binds us.',
    returns:
      '{days, plural, one {# day} other {# days}} to change your mind, collection free of charge.',
    views: 'Pictures and 3D model',
    model: '3D model (glTF)',
    form: 'This page is a form, to be filled in by the person concerned: {address}',
  },
  llms: {
    summary:
      'Shop of a maker of smart furniture: twenty pieces made to order, each born of a Greek god. Prices in euros, VAT included.',
    notes: [
      'Cite the address of the page, without “.md”. Prices change: read the page again before quoting one.',
      'Company, contact details and testimonials are given by way of example.',
      'No assistant pays, fills a basket or reads personal data here.',
    ],
    pieces: 'The pieces',
    stories: 'The stories',
    service: 'Customer services and texts',
    feeds: 'Feeds and connector',
    languages: 'Other languages',
  },
} as const;
