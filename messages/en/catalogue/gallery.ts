export const gallery = {
  meta: {
    title: 'Gallery: furniture, interiors and technology',
    description:
      'Nineteen chosen views: smart beds, tables, armchairs, mirrors and wardrobes, three interiors and a bed in section, with the tale of each god.',
  },
  title: 'The gallery',
  intro:
    'Nineteen views: the furniture, the interiors it lives in, and a section through a bed. Click on a piece to read its story; an interior opens full size.',
  filters: {
    label: 'Filter the gallery',
    all: 'All',
    beds: 'Beds',
    tables: 'Tables',
    fauteuils: 'Armchairs',
    miroirs: 'Mirrors',
    armoires: 'Wardrobes',
    rooms: 'Interiors',
    technology: 'Technology',
  },
  filterMeta: {
    beds: {
      title: 'Gallery of smart beds, from Zeus to Kratos',
      description:
        'Eagle’s wings, basalt, mother-of-pearl, bronze, riveted steel: the headboards of Zeus, Hades, Poseidon, Chronos and Kratos, and the myth of each.',
    },
    tables: {
      title: 'Gallery of tables: Morpheus, Hermes and Hestia',
      description:
        'A bedside table with a drawer, a winged side table, a coffee table with an inlaid hearth: smart tables, and the gods who inspired them.',
    },
    fauteuils: {
      title: 'Gallery of smart massage chairs',
      description:
        'Athena’s owl, Apollo’s lyre and the poppy of Morpheus, turned into chair backs: three massage chairs to look at before reading their legends.',
    },
    miroirs: {
      title: 'Gallery of mirrors: Aphrodite and Narcissus',
      description:
        'A shell against the wall, a glass standing above a basin: two smart mirrors, their light, and the legend each of their frames tells.',
    },
    armoires: {
      title: 'Gallery of wardrobes: Demeter and Persephone',
      description:
        'Four doors of wheat for the mother, two halves of a pomegranate for the daughter: two wardrobes and the myth of the seasons that unites them.',
    },
    rooms: {
      title: 'Interiors: marble, night and the seaside',
      description:
        'Three places in which to judge the furniture at its true size: a marble hall in broad day, a bedroom by night and a terrace above the sea.',
    },
    technology: {
      title: 'The technology of a smart bed, in section',
      description:
        'Sensors, articulated slats and a night light: a section through a smart bed shows what is at work beneath the mattress while you sleep.',
    },
  },
  hover: 'Click to discover the divine story',
  viewAll: 'See all twenty pieces in the collections',
  count: '{count, plural, one {# view} other {# views}}',
  items: {
    zeus: {
      title: 'Zeus, wing and lightning',
      caption:
        'The eagle opens its feathers above the pillows, and the thunderbolt, for once, stays where it is, inlaid.',
      alt: 'Zeus Bed: headboard of eagle’s wings, inlaid lightning bolt, broad marble plinth.',
    },
    'athena-chair': {
      title: 'Athena, the owl on watch',
      caption: 'Two wings frame the neck. On the back, the aegis keeps the silence of a long read.',
      alt: 'Athena Armchair: high back shaped as owl’s wings, adorned with the motif of the aegis.',
    },
    '1': {
      title: 'The marble hall, at noon',
      caption:
        'High light, stone cool underfoot, short shadows: here the furniture shows its exact size.',
      alt: 'Great marble hall lit by daylight, with our furniture standing on the flagstones.',
    },
    hades: {
      title: 'Hades, the ember at floor level',
      caption:
        'Slabs of basalt, a carved pomegranate, and under the frame a line of banked fire for steps in the night.',
      alt: 'Hades Bed: low slabs of basalt, pomegranate motif, a line of light beneath the frame.',
    },
    'hermes-table': {
      title: 'Hermes, a halt',
      caption:
        'The messenger stops for as long as a cup takes, two wings to his stem, then changes rooms.',
      alt: 'Hermes Side Table: small top carried on a winged stem in the form of a caduceus.',
    },
    'aphrodite-mirror': {
      title: 'Aphrodite, the upright shell',
      caption:
        'The shell of Cythera has risen against the wall; whoever looks in it takes the place of the goddess.',
      alt: 'Aphrodite Mirror: tall glass whose frame radiates in the ribs of a shell.',
    },
    poseidon: {
      title: 'Poseidon, the wave held back',
      caption:
        'Carved behind the pillows, the swell rises, whitens, and stops for a second before it breaks.',
      alt: 'Poseidon Bed: wide mother-of-pearl headboard, ribbed like a shell.',
    },
    'demeter-wardrobe': {
      title: 'Demeter, four doors of wheat',
      caption:
        'The sheaves climb from one leaf to the next, tight near the ground, loose at the height of the ear.',
      alt: 'Demeter Wardrobe: four tall doors adorned with upright sheaves of wheat.',
    },
    'apollo-chair': {
      title: 'Apollo, a lyre at your back',
      caption:
        'Rays drawn tight as strings rise above the brow: one sits back to the sun, face to the music.',
      alt: 'Apollo Armchair: back in the form of a lyre, crowned with rays of the sun.',
    },
    chronos: {
      title: 'Chronos, the sky in rings',
      caption: 'Great circles of bronze pass over sleep. Behind them, a dial that hurries nobody.',
      alt: 'Chronos Bed: armillary-sphere rings above the mattress, headboard in the form of a dial.',
    },
    '2': {
      title: 'The bedroom, past midnight',
      caption:
        'A single luminous line edges the bed; the rest belongs to shapes, which the eye finds again little by little.',
      alt: 'Bedroom at night in half-darkness, where the light of a bed falls on the furniture nearby.',
    },
    'hestia-table': {
      title: 'Hestia, the round of the hearth',
      caption:
        'In the middle of the top, an inlaid circle does duty for a fire; the cups gather round it, and so do people.',
      alt: 'Hestia Coffee Table: elongated top, marked at its centre by a round inlaid hearth.',
    },
    'narcisse-mirror': {
      title: 'Narcissus, upright on the spring',
      caption:
        'Nothing ruffles the black glass. The reflection begins there, close to the floor, and climbs towards the face.',
      alt: 'Narcissus Mirror: tall glass raised above a basin of black glass.',
    },
    kratos: {
      title: 'Kratos, four columns',
      caption:
        'At the corners, riveted steel stands guard; he who put Prometheus in chains now holds back only the sheets.',
      alt: 'Kratos Bed: four riveted columns joined by beams, with panels held by chains.',
    },
    'morpheus-chair': {
      title: 'Morpheus, the poppy pod',
      caption:
        'The shell closes round the shoulders and tips; the book slides from your hands before the chapter ends.',
      alt: 'Morpheus Armchair: reclining shell, rounded like the pod of a poppy.',
    },
    'persephone-wardrobe': {
      title: 'Persephone, the two halves',
      caption:
        'A split pomegranate makes two climates: winter on one side, with the coats, and the meadow of Nysa on the other.',
      alt: 'Persephone Wardrobe: front divided in two, one half dark, one half in flower.',
    },
    '3': {
      title: 'The terrace, above the sea',
      caption:
        'Here the horizon stands in for a wall; brought out for the evening, the furniture gazes out to sea, then goes in to bed.',
      alt: 'Open terrace above the sea, with our furniture facing the horizon.',
    },
    'morpheus-table': {
      title: 'Morpheus, the bedside vigil',
      caption:
        'A drawer for what you keep to yourself, a top for what you read, and the poppy between the two.',
      alt: 'Morpheus Bedside Table: small piece with a drawer, adorned with a poppy flower.',
    },
    '4': {
      title: 'A bed, in section',
      caption:
        'From the cloth to the floor, everything has its place: the sheet of sensors, the articulated slats, the ribbon of light.',
      alt: 'Technical section of a bed: sensors under the mattress, articulated slats, light in the frame.',
    },
  },
} as const;
