export const promo = {
  eyebrow: 'Partnership',
  title: 'Nyx Literie, the mattress of Night',
  text: 'Hesiod makes Nyx the mother of Sleep and of the tribe of Dreams. The mattress makers who took her name work to the measurements of our beds, and give you time to judge with your eyes closed.',
  claims: {
    trial: '100-night trial',
    warranty: '10-year guarantee',
    delivery: 'Free delivery and returns',
  },
  claimsText: {
    trial: 'A quarter of a year’s sleep, and a few nights’ grace.',
    warranty: 'Foams, ticking and seams are covered.',
    delivery: 'The mattress is carried upstairs, and taken away free of charge if it disappoints.',
  },
  discover: 'See the beds',
  close: 'Close',
  note: 'Offer limited to the mattress. Nyx Literie is a fictitious brand, named as an example.',
} as const;
