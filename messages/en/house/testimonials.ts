export const testimonials = {
  eyebrow: 'Three voices',
  title: 'Living with a god in the house',
  note: 'Fictitious testimonials, written as examples: these three people do not exist.',
  controls: {
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    pause: 'Pause',
    play: 'Resume',
  },
  goTo: 'Testimonial {number, number} of {total, number}',
  rating: '{rating, number} out of 5',
  entries: {
    helene: {
      name: 'Hélène R.',
      location: 'Annecy, France',
      content:
        'Since March I have been getting up without switching on a light. The ember that runs beneath the Hades bed is enough to find my slippers by, and my husband sleeps on. I had feared something out of a theatre; it is a low bed, very calm, which the cat adopted before we did.',
    },
    matteo: {
      name: 'Matteo B.',
      location: 'Turin, Italy',
      content:
        'My Hermes table follows the day: by the window in the morning, on the terrace when drinks are served, at the end of the sofa in the evening. It stands there without a socket, and I can carry it on my own. My daughter calls it the postman, because it is never where you left it.',
    },
    claire: {
      name: 'Claire D.',
      location: 'Nantes, France',
      content:
        'I read in it after dinner, with a blanket over my knees. The massage in the Artemis armchair is discreet, like footsteps in the next room. The crescent of the back holds the neck well. One reservation: it is heavy, and cleaning behind it takes two. We have chosen it a permanent place.',
    },
  },
} as const;
