export const categoriesPage = {
  meta: {
    title: 'Smart beds, armchairs and tables by category',
    description:
      'Three ways into the catalogue: smart beds, massage chairs and smart tables, with the mirrors and wardrobes further on.',
  },
  title: 'Beds, armchairs and tables',
  intro:
    'Depending on the hour, one wants a bed, a seat, or somewhere to put down a glass. These three cards lead straight to the pieces in question, with their prices, their measurements and the god each is named after.',
  discover: 'Discover',
  cards: {
    bed: {
      title: 'Smart Beds',
      count: '3 Collections and more',
      description:
        'A headboard for a horizon, a base that lifts, a night light at ankle height: the night regains its place in the house.',
    },
    chair: {
      title: 'Smart Armchairs',
      count: '3 Models and more',
      description:
        'Sit down, and feel the back search out the right place between your shoulders. The massage is tucked into a seat made for the end of the day.',
    },
    table: {
      title: 'Smart Tables',
      count: '3 Types',
      description:
        'By the pillow, at the arm of the chair, in front of the sofa: three heights for three uses, and discreet electronics beneath the top.',
    },
  },
  more: {
    text: 'For mirrors and wardrobes:',
    link: 'see all the collections',
  },
  contactText: 'Unsure about a measurement, the stairs or a shade of velvet?',
  contactLink: 'Write to us',
  home: 'Back to home',
} as const;
