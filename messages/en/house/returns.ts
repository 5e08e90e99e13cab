export const returns = {
  meta: {
    title: 'Delivery and returns',
    description:
      'Delivery prices and times, assembly, fourteen days to change your mind, free collection: our rules, atelier compositions included.',
  },
  title: 'Delivery and returns',
  intro:
    'A bed weighing several hundred kilos does not travel like a letter. This page tells you how it reaches you, and how it leaves again should you wish it to.',
  sections: [
    {
      id: 'prix-livraison',
      title: 'The price of delivery',
      paragraphs: [
        'A basket pays €{cartDeliveryEuros, number} for delivery, once only, however many pieces it holds. For a piece bought directly from its own page, delivery is included.',
        'In both cases, installation is included. The total shown before payment is the one you pay.',
      ],
    },
    {
      id: 'delais',
      title: 'Delivery times',
      paragraphs: [
        'Allow two to four weeks from the order in mainland France, and a few days more elsewhere; the date given before payment binds us. The page of each piece gives its own delivery time. We then call you to agree a day.',
        'Days in transport, Monday to Saturday: {carrierDays}. Some islands and mountains take longer; the page of the piece gives the date for your address.',
        'If the promised date has passed, you may suspend payment of any balance, or set us a reasonable additional period. If that too goes by without delivery, you are free to cancel and be refunded in full (Articles L. 216-6 and L. 216-7 of the French Consumer Code).',
      ],
    },
    {
      id: 'pays',
      title: 'Where we deliver',
      paragraphs: [
        'We deliver in France and in the countries below. In Switzerland and the United Kingdom, the price charged is without French VAT, and customs may claim duties and taxes that are not part of it: ask us for an estimate before ordering.',
        'We do not deliver yet in overseas France, the Canary Islands, Ceuta and Melilla, Livigno, Campione d’Italia, San Marino, the Vatican, Liechtenstein, Samnaun, Heligoland, Büsingen, the Channel Islands, the Isle of Man or Gibraltar: write to us, and we will look for a way.',
      ],
      list: ['Belgium, Luxembourg, Germany, Spain, Italy.', 'Monaco, Switzerland, United Kingdom.'],
    },
    {
      id: 'arrivee',
      title: 'The day it arrives',
      paragraphs: [
        'The pieces come in separate sections, carried as far as the bedroom and assembled by our team, who take the packaging away. Measure doors, lift and stair turns beforehand; if in the slightest doubt, send us photographs.',
        'Look the piece over with the installers and note any mark on the delivery note. A remark forgotten on the day deprives you of no legal guarantee.',
        'Your old furniture of the same type may leave with us, free of charge, if you ask when ordering.',
      ],
    },
    {
      id: 'retractation',
      title: 'Fourteen days to change your mind',
      paragraphs: [
        'For fourteen days you may withdraw from a purchase without giving a reason. The period starts on the day after delivery (of the last piece, for an order delivered in several parts); if it ends on a Saturday, a Sunday or a public holiday, it runs on to the next working day.',
        'A clear statement is all that is needed: online, on the “Right of withdrawal” page, by email to {email}, or by post to {controller}, {address}. These addresses are given as examples. We acknowledge receipt in writing, with the date and time.',
        'The options you tick take nothing away from this right, whether on a piece or on an atelier composition.',
      ],
    },
    {
      id: 'enlevement',
      title: 'Collection',
      paragraphs: [
        'We come to your home to dismantle and take back the piece, free of charge, on a day agreed between us. Until then keep it in good condition; there is no need to repack it.',
        'Trying it out as one would in a shop is allowed. Only a loss of value due to use beyond that may be withheld from the refund (Article L. 221-23 of the French Consumer Code).',
      ],
    },
    {
      id: 'atelier',
      title: 'Atelier compositions and made to measure',
      paragraphs: [
        'An atelier composition is made to order, but from options that we list: it can be returned like any other piece, and the same legal guarantees protect it.',
        'Only a piece cut to a measurement given by the customer could not be returned (Article L. 221-28, 3°, of the French Consumer Code). We sell nothing of the kind.',
      ],
    },
    {
      id: 'matelas',
      title: 'The 100-night trial',
      paragraphs: [
        'This trial covers the mattress delivered with every bed, made by our partner Nyx Literie, a fictitious brand named as an example, and not the bed itself. It comes on top of your fourteen days; it does not replace them.',
      ],
    },
    {
      id: 'formulaire-type',
      title: 'Model withdrawal form',
      paragraphs: [
        'Its use is optional. It stands, with the online declaration, on the “Right of withdrawal” page.',
      ],
    },
  ],
} as const;
