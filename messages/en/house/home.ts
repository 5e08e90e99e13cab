export const home = {
  meta: {
    title: 'Luxury smart furniture, born of the Greek gods',
    description:
      'Smart beds, massage chairs, tables, mirrors and wardrobes: twenty pieces in wood, marble and velvet, each drawn from a Greek myth.',
  },
  heritage: {
    eyebrow: 'Heritage',
    title: 'First, we read',
    paragraphs: [
      'The oak arrives in planks and spends two winters under cover before a saw comes near it. The cabinetmakers sound it with a knuckle, then measure it: a board that rings dull will end its days as a template. Marble is chosen at the quarry, in full sun, vein by vein. Velvet is cut in a single width, the pile lying downwards, so that the evening light can run down it unbroken.',
      'Five trades take turns at a piece: cabinetmaker, marble mason, founder, upholsterer, electronics engineer. The last to arrive abides by the ways of the others: channels are cut before assembly, sensors slipped under the canvas, and a screwed-down hatch waits wherever a cable might age. Nothing that must one day be reopened is glued. So a piece can go back to the bench after years of service, and come home to you in the same wood.',
      'In Ovid, Narcissus bends over a spring no flock has ever troubled: his mirror rises above a basin. In the Homeric hymn, Persephone lives now under the earth, now among flowers: her wardrobe has a dark half and a half in bloom. Only then do we draw.',
    ],
    facts: [
      { value: '20', label: 'pieces born of eighteen gods' },
      { value: '8', label: 'collections, from Olympus to Seasons' },
      { value: '10', label: 'years’ guarantee at least, on every online order' },
      { value: '6', label: 'suites to sleep in before you choose' },
    ],
    link: 'Browse the gallery',
  },
  collections: {
    eyebrow: 'The collections',
    title: 'Eight collections, eighteen gods',
    text: 'Olympus, Titans, Underworld and Aqua share the beds. Oracles gathers the armchairs, Hearth the tables, Reflections the mirrors, Seasons the wardrobes. Come in by the god or by the piece.',
    link: 'See all the collections',
  },
  residence: {
    eyebrow: 'The Residence',
    title: 'A night before you choose',
    text: 'Standing up, in an overcoat, under showroom lamps, one is a poor judge of a bed. The Théogonie Residence is a house of six suites at the edge of the sea, where you sleep, properly, in the very model you have in mind. You arrive in the afternoon, you set the light and the warmth, you leave the window ajar; the bed has all night to plead its case. In the morning, nobody asks your opinion before the second cup of coffee.',
    note: 'Suites and rates are given by way of example.',
  },
} as const;
