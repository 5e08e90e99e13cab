export const categoriesPage = {
  meta: {
    title: 'Smart beds, armchairs and tables by category',
    description:
      'Three ways into the catalogue of the house: the beds, the massage armchairs and the connected tables, with mirrors and wardrobes further on.',
  },
  title: 'Three doors to come in by',
  intro:
    'Depending on the hour, one wants a bed, a seat, or somewhere to put down a glass. These three cards lead straight to the pieces in question, with their prices, their measurements and the god from whom they have their name.',
  discover: 'Discover',
  cards: {
    bed: {
      title: 'Smart Beds',
      count: '3 Collections and more',
      description:
        'A headboard for a horizon, a base that lifts, a night light at ankle height: night takes back its rank in the house.',
    },
    chair: {
      title: 'Smart Armchairs',
      count: '3 Models and more',
      description:
        'Sit down, and feel the back search out the right place between your shoulders. Massage and warmth are tucked into a seat made for the end of the day.',
    },
    table: {
      title: 'Smart Tables',
      count: '3 Types',
      description:
        'By the pillow, at the arm of the chair, in front of the sofa: three heights for three uses, and beneath the top, electronics that can hold their tongue.',
    },
  },
  more: {
    text: 'Mirrors and wardrobes have their place further on:',
    link: 'see all the collections',
  },
  contactText: 'Unsure of a measurement, a floor, a shade of velvet?',
  contactLink: 'Write to the house',
  home: 'Back to home',
} as const;
