export const beds = {
  zeus: {
    name: 'Zeus Bed',
    tagline: 'The storm at rest beneath the eagle’s wing',
    headline: 'smart bed in velvet and marble, 200 × 200 cm',
    summary: 'Smart bed in velvet and white marble, 200 × 200 cm, adaptive mattress included.',
    description:
      'Two eagle’s wings open behind the pillows, upholstered in storm-blue velvet, one channel to each feather. A bolt of gold leaf stands between them. The frame wears the same velvet, edged with gold; the plinth is white marble, its edges rounded enough to spare the shins of anyone rising without a light. Inside the mattress, air chambers alter the firmness of one side and leave the other undisturbed. A barometer follows the weather out of doors: when the pressure drops, the foot of the bed grows a little warmer and the gold at the head turns pale. All of it also works from a brass button, with the phone switched off.',
    features: [
      'Winged headboard, hand-upholstered in channels',
      'Dimmable golden night light',
      'Marble plinth with rounded edges',
      'Air-chamber firmness, separate for each sleeper',
      'Built-in barometer that anticipates a change in the weather',
      'Motorised back and leg lift',
      'Gentle warmth at the foot of the bed, each side separately',
      'Brass-button control, no network needed',
      'Fittings ready for an optional massage system, table or safe',
    ],
    materials: [
      'Storm-blue cotton velvet',
      'Parian marble',
      'Gold-leafed solid limewood',
      'Laminated beech slats',
    ],
    technology:
      'Firmness and warmth for each sleeper, barometer, golden night light, local control and Matter home automation',
    sensors: [
      'Presence of each sleeper',
      'Movement and breathing',
      'Atmospheric pressure',
      'Warmth at the foot of the bed',
    ],
    care: [
      'Brush the velvet dry, without pressing.',
      'Wash the marble in lukewarm water, with no vinegar or lemon.',
      'Dust the gilding with a soft brush and nothing else.',
      'Clear the vents in the plinth at each change of season.',
    ],
    myth: {
      title: 'Nine nights in Pieria',
      content:
        'Hesiod tells how in Pieria, far from the other gods, Zeus climbed nine nights running into the sacred bed of Mnemosyne, who is Memory. A year turned, and the Titaness bore nine daughters of one mind, the Muses, a few steps from the topmost peak of snowy Olympus. He who is always painted standing, arm raised with the thunderbolt, thus owes his finest children to a bed in which he knew how to stay. Ours has kept the eagle’s wing, spread above the brow, and the lightning too, though at rest.',
      powers: [
        'The thunderbolt laid to rest',
        'The cloud gathered for shade',
        'The golden scales, one pan to each sleeper',
        'The protection owed to a guest',
      ],
      domain: 'The sky, storms and the laws of hospitality',
    },
  },
  hades: {
    name: 'Hades Bed',
    tagline: 'Night laid low, edged with embers',
    headline: 'smart bed in black basalt, 180 × 200 cm',
    summary:
      'Low smart bed in basalt and pomegranate velvet, 180 × 200 cm, adaptive mattress included.',
    description:
      'It keeps close to the ground, lower than our other beds, and the room seems to grow taller above it. Slabs of black basalt, sawn from a single block and softened by hand, carry a platform of pomegranate velvet whose pile holds on to the light. Between stone and floor runs a line of ember, bright enough to find your feet by, too faint to wake anyone. The mattress warms before bedtime, lets itself cool towards the middle of the night and warms a little again at dawn, on a curve of each sleeper’s own. No indicator glows. The motors of the back lift are suspended: you cannot hear them from the bed.',
    features: [
      'Basalt slabs sawn from a single block',
      'Low platform covered in pomegranate velvet',
      'Ember light that comes on as you rise, never dazzling',
      'Warmth set hour by hour, each side separately',
      'Open pomegranate carved in the stone at the head',
      'Motorised back lift, inaudible from the bed',
      'No screen or indicator to be seen at night',
      'Settings kept in the bed, even without a network',
      'Safe, massage and wireless charging offered as options',
    ],
    materials: [
      'Black basalt from Etna',
      'Pomegranate cotton velvet',
      'Black-patinated bronze',
      'Fumed solid oak',
    ],
    technology:
      'Warmth curve for each side, ember line that senses when you rise, silent back lift, Matter',
    sensors: [
      'Temperature of the bed, on each side',
      'Rising at night',
      'Breathing and stillness',
      'Brightness of the room',
    ],
    care: [
      'Dust the basalt with a dry woollen cloth.',
      'Feed the stone once a year with colourless wax.',
      'Raise the pile of the velvet with steam, without touching it.',
      'Vacuum the lighting groove with a soft brush.',
    ],
    myth: {
      title: 'The portion of mist',
      content:
        'Three brothers shook lots to share out the world. To Poseidon fell the grey sea, to Zeus the broad sky, to Hades darkness and mist; earth and Olympus stayed common to all. He who drew the night never asked to exchange it. Down he went, wearing the kunee, the cap the Cyclopes had given him that hides its wearer from every eye, and there he took care of what the ground holds tight: grain, metal, the absent. In the end they called him Plouton, the Rich One. To him this bed owes its stone without a gleam, and its gift for going unnoticed.',
      powers: [
        'The invisibility of the kunee',
        'The warmth kept under stone',
        'The noiseless welcome',
        'Faithfulness to the seasons',
      ],
      domain: 'The world below, seeds, and buried metals',
    },
  },
  poseidon: {
    name: 'Poseidon Bed',
    tagline: 'The swell, carved in mother-of-pearl',
    headline: 'smart bed in mother-of-pearl, 200 × 200',
    summary:
      'Smart bed in ash and mother-of-pearl, 200 × 200 cm, moving slats, adaptive mattress included.',
    description:
      'At the head a shell opens, cut from ash and then covered in mother-of-pearl, laid scale by scale. On either side a crest curls and never breaks. Lower down, pebbles of sea glass set into the frame take on the tint of the hour, pale green in the morning, almost ink by night. The cloth is the blue of deep water. At bedtime the slats rise and fall one after another by a few millimetres, as water does in a harbour. Transducers behind the mother-of-pearl give out a surf so low that you must lay your cheek down to hear it, and it goes out as you drift off.',
    features: [
      'Shell headboard, faced with mother-of-pearl',
      'Glass pebbles set in the frame and lit from within',
      'Slats that rise and fall by a few millimetres, as strongly as you choose',
      'Sound of surf in the headboard, heard from the pillow only',
      'Gradual stop as you fall asleep',
      'Hygrometer able to drive the bedroom humidifier',
      'Woods and glues chosen to withstand sea air',
      'Swell and surf available without a network',
      'Holographic projector or massage available as options',
    ],
    materials: [
      'Abalone mother-of-pearl',
      'Sea glass',
      'Deep-blue mohair velvet',
      'Steam-bent solid ash',
    ],
    technology:
      'Motorised swell of the slats, sound of surf, hygrometer, Thread connection, settings kept in the bed',
    sensors: [
      'Breathing at rest',
      'Weight spread across the bed',
      'Humidity of the air',
      'Position of the slats',
    ],
    care: [
      'Wipe the mother-of-pearl with a barely damp chamois.',
      'Rinse the sea glass without detergent and leave it to dry in the air.',
      'Vacuum the cloth every month with a flat nozzle.',
      'Keep the headboard out of the midday sun.',
    ],
    myth: {
      title: 'The palace at Aegae',
      content:
        'Home, for Poseidon, is Aegae, at the bottom of the sea, where a golden house awaits him that nothing wears away. The Iliad shows him setting out. He harnesses his gold-maned horses, takes up the whip, and the beasts of the sea leave their holes to frolic about the chariot. The waves part for joy, says the poet, so gladly that the bronze axle is not even wetted. Of this king who shakes the ground we have kept the other hour, that of the horses unharnessed and the water closing over the roof. The bed has its colour, and its rocking.',
      powers: [
        'The sea smoothed with a gesture',
        'The tread of horses of foam',
        'The trident that draws up springs',
      ],
      domain: 'The sea, horses, springs and the trembling ground',
    },
  },
  chronos: {
    name: 'Chronos Bed',
    tagline: 'Sleep at the centre of the rings',
    headline: 'smart bed with bronze rings, 200 × 200 cm',
    summary:
      'Smart bed in bronze and walnut, 200 × 200 cm, sunrise wake-up light, mattress included.',
    description:
      'Rings of bronze tilt above the mattress, mounted like those of an armillary sphere, and their shadow goes round the room in the course of the day. One of them moves, though barely: it takes twenty-four hours to return to where it began. The headboard is an enamel dial on which the hands advance without a tick. Lying down, you find yourself at the heart of the instrument. The bed keeps the time of its own accord and learns yours, the hour when you fall asleep, the hour when you wake; then the circles light up one after another until they have made a morning. It knows when you are near and readies the bed accordingly.',
    features: [
      'Bronze rings mounted as an armillary sphere',
      'Motorised ring, one full turn a day',
      'Enamel-dial headboard with silent hands',
      'Graduated dawn as the circles light up in turn',
      'Internal clock that keeps time without a network',
      'Bed warmed as your phone comes near (UWB)',
      'Firmness and temperature remembered for two sleepers',
      '5G backup if the line goes down',
      'Television, massage chair or projector as options',
    ],
    materials: [
      'Lost-wax cast bronze',
      'Grand feu enamel',
      'Oiled solid walnut',
      'Midnight-blue cloth of wool and silk',
    ],
    technology:
      'Moving, illuminated rings, internal clock, UWB, 5G, sleep profiles kept in the bed',
    sensors: [
      'Movement and rest, sleeper by sleeper',
      'Owner’s distance by UWB',
      'Daylight',
      'Temperature of the bed',
      'Angular position of the rings',
    ],
    care: [
      'Let the bronze take its patina, or wax it twice a year.',
      'Clean the enamel of the dial with dry cotton.',
      'Have the workshop service the ring train every five years.',
      'Air the wool in the shade, without beating it.',
    ],
    myth: {
      title: 'The silver egg',
      content:
        'The poems ascribed to Orpheus place at the beginning a Time that does not grow old, a winged dragon bearing, between a bull’s head and a lion’s, the face of a god. It is born of water and mud. In the bright aether it fashions an egg of silver, and when the shell gives way out comes Phanes, the first gleam of day. There is no sickle here: that belongs to Kronos, the Titan, whose name is written with another letter and whose story comes long after. The Time of Orpheus broods over what it has made. Our bed remembers its patience, and the roundness of the shell.',
      powers: [
        'Youth without end',
        'The exact return of the hours',
        'The patience that broods',
        'The embrace of the circle',
      ],
      domain: 'The time before the stars, and the egg of the world',
    },
  },
  kratos: {
    name: 'Kratos Bed',
    tagline: 'Four steel columns under oath',
    headline: 'smart four-poster bed in steel, 200 × 200',
    summary:
      'Smart four-poster bed in steel and leather, 200 × 200 cm, motorised, mattress included.',
    description:
      'At the corners, four columns of dark steel rise in one sweep and are joined by beams riveted hot, as bridges used to be. Between them, panels of oxblood leather, held taut by short chains, receive the back and still smell of the saddler’s. The steel looks rough; every edge within reach has been taken down with a file. In the feet, gauges know whether you are asleep, sitting up or just out of bed; a low light answers. The base lifts on one side or the other, without a jolt. Locked for the night, it moves again only at your word.',
    features: [
      'Hot-riveted structure of steel beams and columns',
      'Full-grain cowhide panels held by their own chains',
      'Load gauges housed in all four feet',
      'Motorised base, each half independent',
      'Back support adjusted to the spread of your weight',
      'Path light that comes on as a foot touches the floor',
      'Actuators locked by a long press',
      'Keypad on the column, works without a network',
      '5G backup when the home connection fails',
      'Television, safe or massage chair as options',
    ],
    materials: [
      'Oil-blackened steel',
      'Full-grain oxblood cowhide',
      'Forged rivets',
      'Solid oak side rails',
    ],
    technology: 'Load gauges, base motorised by halves, path light, actuator lock, 5G backup',
    sensors: [
      'Rest tracking, sleeper by sleeper',
      'Mattress pressure',
      'Load on each foot',
      'Foot on the floor',
      'Actuator effort',
      'Temperature of the bed',
    ],
    care: [
      'Wipe the steel with a barely oiled cloth.',
      'Condition the leather every six months with a colourless balm.',
      'Check the tension of the chains in spring.',
      'Dry at once any water that settles around the rivets.',
    ],
    myth: {
      title: 'Standing by the throne',
      content:
        'To Styx, eldest of the daughters of Ocean, and to Pallas were born four children whom the Theogony names in one breath: Zelos, Nike, Kratos and Bia. They have no house of their own, no seat, no road that Zeus does not take first. Aeschylus gives Kratos the hardest of errands, to bring Prometheus to the end of the world, in Scythia, and to press Hephaestus to rivet the chains; he does the talking, and his sister Bia says nothing. We have not softened the figure. The steel and the rivets are there, employed this time to guard those who sleep.',
      powers: ['The grip that does not slacken', 'The standing watch', 'The word that is kept'],
      domain: 'Sovereign strength, bound by oath',
    },
  },
};

export const chronosGallery = [
  {
    title: 'The chamber of rings',
    caption: 'The bed at home, at the hour when the bronze takes the light.',
    alt: 'Three-quarter view of the Chronos Bed in a bright bedroom, encircled by its tilted bronze rings.',
  },
  {
    title: 'Facing the dial',
    caption: 'From the front, where noon falls exactly on the axis of the mattress.',
    alt: 'Front view of the bed on a plain ground, dial centred behind the pillows and rings symmetrical.',
  },
  {
    title: 'The hour above the brow',
    caption: 'Brass markers on enamel, slender hands that move without a tick.',
    alt: 'Detail of the clock-face headboard, with brass markers and hands on the enamel.',
  },
  {
    title: 'Measured against a passer-by',
    caption: 'A standing figure gives the scale: the tallest circle rises above it.',
    alt: 'Silhouette of a person standing by the Chronos Bed, whose tallest ring rises above their head.',
  },
  {
    title: 'The circles alight',
    caption: 'When night has come, a thread of brightness follows the edge of the bronze.',
    alt: 'Bedroom deep in night, the rings of the bed edged with a fine line of warm light.',
  },
  {
    title: 'The ring train',
    caption: 'Pinions and pivots of the movement, which the workshop tunes by ear.',
    alt: 'Close-up of the ring mechanism, with its brass pinions and bronze pivot in view.',
  },
];
