export const legal = {
  meta: {
    title: 'Legal notice',
    description:
      'Who publishes this site, who hosts it, and under which numbers the company is registered: our legal notice, with sample data.',
  },
  title: 'Legal notice',
  intro:
    'The company is in the course of being formed. The names, numbers and addresses on this page are examples and will be replaced once it is registered.',
  /** On each legal page of another language than French. */
  binding:
    'This page is a translation, given for your convenience: only the French text is legally binding.',
  sections: [
    {
      id: 'editeur',
      title: 'Publisher of the site',
      paragraphs: [
        '{controller}, a French simplified joint-stock company (société par actions simplifiée) with a share capital of €{capitalEuros, number} (example), {address}, France.',
      ],
      list: [
        'Telephone: {phone}',
        'Email: {email}',
        'Publication director: the president of the company (name to follow)',
      ],
    },
    {
      id: 'immatriculation',
      title: 'Registration and VAT',
      paragraphs: ['All these numbers are examples; the zeros make that plain enough.'],
      list: [
        'Trade and companies register: {registrationNumber}',
        'SIRET (French business identification number): {siret}',
        'EU VAT number: {vatNumber}',
        'Unique identifiers with the French recycling schemes (furniture, electrical equipment, packaging): FR000000_00XXXX',
      ],
    },
    {
      id: 'hebergeur',
      title: 'Host',
      paragraphs: [
        '{host}, France, telephone {hostPhone}. This host is fictitious; the name of the real one will appear here before the shop opens.',
      ],
    },
    {
      id: 'propriete',
      title: 'Texts, images and models',
      paragraphs: [
        'The stories, the images and the three-dimensional models belong to the company, or are used with the consent of their authors. Any reuse beyond what the law allows requires written permission. The myths belong to everyone.',
        'The map on the Contact page is the work of the OpenStreetMap contributors, under the ODbL licence.',
      ],
    },
    {
      id: 'exemples',
      title: 'What is given as an example',
      paragraphs: [
        'The testimonials, the suites and rates of the Residence, the partner Nyx Literie and the account of our early days are examples. None describes an existing person or business.',
      ],
    },
    {
      id: 'signaler',
      title: 'Reporting an error',
      paragraphs: [
        'A dead link, a misprint, a passage that is hard to read with assistive technology: the Contact page is there for that.',
      ],
    },
  ],
} as const;
