/** « Quel dieu veille chez vous ? »: the order of questions and answers is that of `content/catalogue/which-god.ts`. */
export const whichGod = {
  meta: {
    title: 'Which god watches over your home?',
    description:
      'Seven questions about your nights, your seats, your light and your space: a god answers, with the piece that bears that name, and the reasons.',
  },
  title: 'Which god watches over your home?',
  intro:
    'Seven questions about your nights, your seats, your light and your walls. At the end, a god, the piece that bears that name, and the reasons for the choice. Your answers are not kept.',
  progress: 'Question {number, number} of {count, number}',
  back: 'Previous question',
  restart: 'Start again',
  result: {
    eyebrow: 'Watching over your home',
    title: '{god} watches over your home',
    description:
      '{god}, and the {name}: the answer to seven questions about nights, seats, light and space. Answer them for your own home.',
    reasons: 'Because you told us',
    see: 'See the piece',
    others: 'Two others would gladly keep watch',
  },
  questions: [
    {
      question: 'What does your home lack?',
      answers: ['A proper night', 'An hour to sit down', 'A place for everything'],
      reasons: [
        'You long for a proper night.',
        'You long for an hour to sit down.',
        'You want a place for everything.',
      ],
    },
    {
      question: 'How do you sleep?',
      answers: [
        'Soundly, in complete darkness',
        'Lightly: anything wakes me',
        'Late, after one last page',
      ],
      reasons: [
        'You sleep soundly, in the dark.',
        'Anything wakes you.',
        'You read before you sleep.',
      ],
    },
    {
      question: 'How do you sit?',
      answers: [
        'With a straight back',
        'Deep in the seat, legs stretched out',
        'Hardly at all: I never keep still',
      ],
      reasons: ['You sit with a straight back.', 'You like a deep seat.', 'You seldom keep still.'],
    },
    {
      question: 'What light do you keep in the evening?',
      answers: ['An ember, close to the floor', 'A clear light, as at noon', 'The moon’s'],
      reasons: [
        'In the evening, an ember is enough for you.',
        'In the evening, you like to see clearly.',
        'In the evening, the moon is enough for you.',
      ],
    },
    {
      question: 'How much space do you have?',
      answers: [
        'A large room still looking for its centre',
        'A room of ordinary size',
        'A corner where every centimetre counts',
      ],
      reasons: [
        'Your large room is still looking for its centre.',
        'Your room is of ordinary size.',
        'In your home, every centimetre counts.',
      ],
    },
    {
      question: 'Who shares these hours with you?',
      answers: ['Guests, often', 'One person only', 'Nobody, and so much the better'],
      reasons: [
        'Your door is open to guests.',
        'You share these hours with one other person.',
        'You value your solitude.',
      ],
    },
    {
      question: 'Which material does your hand reach for?',
      answers: ['Stone, glass or metal', 'Wood', 'Cloth or leather'],
      reasons: [
        'Your hand reaches for stone, glass or metal.',
        'Your hand reaches for wood.',
        'Your hand reaches for cloth or leather.',
      ],
    },
  ],
} as const;
