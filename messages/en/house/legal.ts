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
        '{controller}, a French simplified joint-stock company (société par actions simplifiée) with a share capital of €{capitalEuros, number} (example), 24 rue de l’Empyrée, 75008 Paris, France.',
      ],
      list: [
        'Telephone: +33 1 70 00 00 24',
        'Email: contact@theogonie.example',
        'Publication director: the president of the company (name to follow)',
      ],
    },
    {
      id: 'immatriculation',
      title: 'Registration and VAT',
      paragraphs: ['All these numbers are examples; the zeros make that plain enough.'],
      list: [
        'Trade and companies register: RCS Paris 000 000 000',
        'SIRET (French business identification number): 000 000 000 00000',
        'EU VAT number: FR 00 000 000 000',
        'Unique identifiers with the French recycling schemes (furniture, electrical equipment, packaging): FR000000_00XXXX',
      ],
    },
    {
      id: 'hebergeur',
      title: 'Host',
      paragraphs: [
        'Hébergement Exemple SAS, 1 rue de l’Exemple, 75000 Paris, France, telephone +33 1 99 00 00 00. This host is fictitious; the name of the real one will appear here before the shop opens.',
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
