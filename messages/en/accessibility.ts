export const accessibility = {
  meta: {
    title: 'Accessibility statement',
    description:
      'How accessible the shop is: the level aimed at, what has been checked, what is still missing, and whom to tell of an obstacle.',
  },
  title: 'Accessibility',
  intro:
    'The shop should be readable, audible and usable by keyboard. Here is what is checked, and what remains to be done.',
  sections: [
    {
      id: 'etat',
      title: 'Status',
      paragraphs: [
        'The site aims at EN 301 549 and WCAG 2.2, level AA. In the absence of an audit by a third party we declare it partially compliant. This result is provisional and comes from our own tests.',
      ],
    },
    {
      id: 'essais',
      title: 'What is checked',
      paragraphs: [
        'With each version an automatic tool examines every page template, in the light and the dark theme, and at a width of 320 pixels; the whole way to a purchase is walked by keyboard. The forms work without scripts.',
      ],
    },
    {
      id: 'limites',
      title: 'What is still missing',
      paragraphs: [
        'These points are known. None prevents you from reading about a piece, ordering it or withdrawing.',
      ],
      list: [
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
} as const;
