export const accessibility = {
  meta: {
    title: 'Accessibility statement',
    description:
      'Accessibility statement of the shop: not compliant for want of an audit; our own assessment criterion by criterion, and whom to tell of an obstacle.',
  },
  title: 'Accessibility',
  intro:
    'The shop should be readable, audible and usable by keyboard. Here is where it stands, criterion by criterion, and what remains to be done.',
  sections: [
    {
      id: 'etat',
      title: 'Status',
      paragraphs: [
        'Measured against the French accessibility standard (RGAA 4.1.2), this site is not compliant. No third party has audited it yet, and a site without a valid audit declares itself so, whatever its actual state.',
        'It aims at EN 301 549 and WCAG 2.2, level AA. In our own assessment of {assessedOn}, {conform, number} criteria of {total, number} are met, {notConform, number} are not and {notApplicable, number} do not apply: {share} of those that apply. It does not replace an audit.',
      ],
    },
    {
      id: 'criteres',
      title: 'Self-assessment, criterion by criterion',
      paragraphs: [
        'We carried it out ourselves. A criterion that we could not check counts as not met.',
      ],
    },
    {
      id: 'essais',
      title: 'What is checked',
      paragraphs: [
        'With each version an automatic tool examines every page template, in the light and the dark theme, and at a width of 320 pixels; the whole way to a purchase is tested by keyboard. The forms work without JavaScript.',
      ],
    },
    {
      id: 'limites',
      title: 'What is still missing',
      paragraphs: [
        'These points are known. None prevents you from reading about a piece, ordering it or withdrawing.',
      ],
      list: [
        '3.3: the line below text fields contrasts with the background by less than 3:1.',
        '8.2: the code has not been run through the W3C validator.',
        '8.7: French names quoted in translations are not marked as French.',
        '9.4: the statutory text quoted in the terms of sale is not marked up as a quotation.',
        '11.10: not all mandatory fields are pointed out before sending.',
        '11.11: error messages do not always say how to correct the entry.',
        '13.1: a price held for payment expires after {checkoutHours, plural, one {# hour} other {# hours}}, with no way to extend it.',
        'The map comes from an outside service; the address is therefore written beside it.',
        'Measured drawings have a title, and their dimensions are repeated as text in the specifications.',
        'The payment provider’s page has a statement of its own.',
      ],
    },
    {
      id: 'obstacle',
      title: 'Report an obstacle',
      paragraphs: [
        'Write to {email} or call {phone}; these contact details are examples. We answer within seven days, and give you the information another way meanwhile.',
      ],
    },
    {
      id: 'recours',
      title: 'Further remedies',
      paragraphs: [
        'If our answer does not satisfy you, you may turn to the DGCCRF through the SignalConso service, or to the French Defender of Rights: by its online form, through its delegates, or by free post to Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
      ],
    },
  ],
  table: {
    caption: 'Numbers of the criteria of the RGAA 4.1.2, by theme',
    theme: 'Theme',
    conform: 'Met',
    notConform: 'Not met',
    notApplicable: 'Not applicable',
    none: 'none',
    themes: [
      'Images',
      'Frames',
      'Colours',
      'Multimedia',
      'Data tables',
      'Links',
      'Scripts',
      'Mandatory elements',
      'Structure',
      'Presentation',
      'Forms',
      'Navigation',
      'Consultation',
    ],
  },
} as const;
