export const apartmentDescriptions = {
  '1': {
    name: 'Zeus Suite, storm out at sea',
    description:
      'Storm blue from carpet to hangings, the room looks out to sea, where the squalls come from. Its terrace runs along the front under a linen awning. You wait there for the shower to pass, or inside, against the wings of the bed; the butler knows what time you take coffee.',
  },
  '2': {
    name: 'Hades Suite, night under stone',
    description:
      'Five steps lead down to it. The walls are washed in dark lime, the fireplace is low, the library full of journeys with no return; a bronze door gives on to the hammam. When the fire has died, the basalt of the bed goes on warming the room.',
  },
  '3': {
    name: 'Poseidon Suite, the swell',
    description:
      'A terrace, a private pool, then the sea: the water repeats itself all the way to the bed, whose mother-of-pearl takes the morning full on. The kitchen is made for coming back from market. In the evening, through the open doors, salt drifts in, and fennel.',
  },
  '4': {
    name: 'Chronos Suite, the long stay',
    description:
      'Four people can cross paths here without hurrying, in two bedrooms with a corridor of books between them. Kitchen, terrace, butler: nothing obliges you to go out. Under the bronze rings, dawn is set the night before; beyond the window, the sea’s own keeps to its timetable.',
  },
  '5': {
    name: 'Kratos Suite, the forge gone cold',
    description:
      'The largest of the six: a vaulted hall, dark leathers, a fireplace that would take a tree trunk. Two bedrooms face each other across the pool. As you come from the hammam, the four-column bed receives you without ceremony and locks its joints.',
  },
  '6': {
    name: 'Zeus Study, the bright interval',
    description:
      'For one person alone, a room to study in: the table under the window, a wall of books, a lamp with a green shade. The winged bed takes up the whole far end of the room, rather wide for a single sleeper, though none has ever complained.',
  },
  hades: {
    title: 'The evening bath',
    subtitle: 'Under the sign of Hades',
    description:
      'At nightfall, the Residence’s hammam is lit with candles. Hot stone, cold water, then the way back up the service stairs with a cup between your hands. Not much is said there.',
    features: [
      'Steam and hot stone, by reservation',
      'Cold-water basin in basalt',
      'Mint infusion after the bath',
    ],
    story:
      'Minthe loved Hades, and the queen came to know of it. Near Pylos, writes Strabo, a mountain bears the name of that nymph: there Persephone trampled her underfoot, and from the victim grew the garden plant. Bruised, it smells all the better. The mint in our cups grows at the foot of the north wall, in the shade.',
  },
  poseidon: {
    title: 'The sea bathe',
    subtitle: 'Before the wind gets up',
    description:
      'A cut stair goes from the garden to the rocks, and the last step is under water. Bathrobes and towels wait in a niche. On good mornings, nothing ruffles the surface until you go in.',
    features: [
      'Access to the rocks by the garden',
      'Warm bathrobes in the stone niche',
      'Water temperature posted every morning',
    ],
    story:
      'Amphitrite would have none of the god of the sea and took refuge with Atlas, at the end of the earth. Among those who went looking for her, a dolphin managed to find her, and then to persuade her. Poseidon married the Nereid and put the messenger in the sky, where he still swims, on summer evenings, near the Eagle.',
  },
  athena: {
    title: 'The reading room',
    subtitle: 'A lamp, a table, nobody',
    description:
      'On the first floor, a long room looks over the olive trees. In it are the ancient poets and their translators, paper, sharpened pencils. An Athena Armchair has the best corner; it goes to the first one up.',
    features: [
      'Homer, Hesiod and Ovid in several languages',
      'Lamps whose tint follows the evening',
      'Books on loan until the day you leave',
    ],
    story:
      'To win Attica, Poseidon made a salt spring rise on the Acropolis. Athena called Cecrops to witness and planted an olive, which was still being shown, says Apollodorus, in the precinct of Pandrosos. The city went to the tree. It gave people something to eat, something to dress the skin with and something to read by at night.',
  },
  artemis: {
    title: 'The path through the pines',
    subtitle: 'When the shadows are long',
    description:
      'Behind the house, a dirt track climbs between the pines to the ridge and comes back by the rocks. Allow an hour, longer if you take a dog, your own or the one that belongs to the house.',
    features: [
      'Pocket map and water flask at reception',
      'Walking shoes on loan, European sizes 36 to 45',
      'Dogs welcome on a lead',
    ],
    story:
      'Still a child, and seated on the knees of Zeus, Artemis demanded a bow, a short tunic and all the mountains; a town she could do without. Callimachus then follows her into Arcadia, where Pan, busy feeding his hounds, made her a present of a pack. She set out with it that very day, after the hinds.',
  },
  apollo: {
    title: 'Breakfast',
    subtitle: 'Served on the sunrise side',
    description:
      'Bread from the night’s baking, honey, figs or citrus according to the month, eggs cooked to order. The tray goes up to the suite or is set down on the shared terrace, facing the sun, from {breakfastFrom} until {breakfastTo}.',
    features: [
      'Served from {breakfastFrom} to {breakfastTo}',
      'Bread baked in the house',
      'Tray in your suite at no extra charge',
    ],
    story:
      'Leto had both arms round the palm tree of Delos when the child leapt into the light. He was not put to the breast: Themis, with her own hands, gave him nectar and ambrosia. He had scarcely eaten when the swaddling bands gave way, and the Homeric hymn reports that the whole island was covered in gold.',
  },
  morpheus: {
    title: 'Night service',
    subtitle: 'Midnight to dawn, in a low voice',
    description:
      'Someone is up. A second pillow, a hot-water bottle, a bed setting you cannot find again: you have only to call, and the footsteps in the corridor fall upon a thick carpet.',
    features: [
      'Night porter within call all night long',
      'Choice of five pillows',
      'Muffled doors and hinges',
      'Help with the bed settings',
    ],
    story:
      'The house of Sleep, in Ovid, has not a single door, for fear that a hinge might cry out, and no guard on the threshold. Morpheus sleeps there among his brothers until Iris comes to ask for a dream for Alcyone. We do have doors. Their hinges are oiled on the first of every month.',
  },
  hermes: {
    title: 'Luggage and transfers',
    subtitle: 'From platform to bedroom',
    description:
      'Tell us your train or your flight at least {transferHours, plural, one {# hour} other {# hours}} ahead: a car will be waiting at the exit, and the cases go before you. They may also arrive in advance, or stay on after you have left.',
    features: [
      'Station and airport, arranged {transferHours, plural, one {# hour} other {# hours}} ahead',
      'Free left luggage on the day you leave',
      'Luggage sent on by request',
    ],
    story:
      'Priam crossed the camp of the Achaeans by night to ransom the body of Hector. Hermes, in the likeness of a young man, took the old king’s reins, put the sentries to sleep and lifted the bar of the gate single-handed. He gave his name only when they had arrived, then went off before he could be thanked.',
  },
  hestia: {
    title: 'The hearth',
    subtitle: 'The fire in the hall',
    description:
      'In the entrance, a round hearth burns from October to April. It is where wet shoes come off, where yesterday’s paper is read, where the first glass of the stay is drunk. It is also where goodbyes are said.',
    features: [
      'Wood fire from October to April',
      'Welcome drink, with or without alcohol',
      'Hestia Coffee Table and board games',
    ],
    story:
      'The Homeric hymn says so outright: among mortals, there is no feast without Hestia. For her the honey-sweet wine is poured, at the beginning and again at the end. We keep up the custom of the first glass and the last, by the fire, for those who come and those who go.',
  },
} as const;
