export const tables = {
  'morpheus-nightstand': {
    name: 'Morpheus Bedside Table',
    tagline: 'A night light among poppies',
    headline: 'smart nightstand in walnut',
    summary: 'Smart bedside table in walnut: night light, sunrise alarm, wireless charging.',
    description:
      'Poppy heads, turned in walnut, carry a top of glass the colour of midnight. There is room for a book, a glass of water, a ring. The drawer glides without a sound and slows itself before it closes, out of regard for whoever is asleep. Beneath the glass an amber glow wakes when a hand comes near, just enough to find your spectacles, then withdraws. In the morning it rises by degrees, like a winter’s day. The battery lasts until dawn; no wire need run behind the bed. Oiled by hand, the wood lets your fingers feel each rib of the pod.',
    features: [
      'Walnut turned into poppy heads',
      'Top of toughened midnight-blue glass',
      'Soft-closing drawer, lined with felt',
      'Amber night light that comes on as a hand approaches',
      'Gradual sunrise alarm, over half an hour',
      'Wireless charging hidden in the bottom of the drawer',
      'Sound of a river, at low volume',
      'Battery that lasts the night, far from any socket',
      'Night light and alarm work without a network',
    ],
    materials: [
      'Turned solid walnut, oiled by hand',
      'Toughened midnight-blue glass',
      'Ash-grey wool felt',
      'Burnished brass',
    ],
    technology:
      'Night light and sunrise alarm linked by Bluetooth 5.3, Thread and Matter, settings kept in the table',
    sensors: [
      'Approach of a hand, at short range',
      'Brightness of the bedroom',
      'Temperature and humidity of the air',
      'Opening of the drawer',
    ],
    care: [
      'Dust the walnut with a dry cotton cloth, along the grain.',
      'Feed the wood twice a year with the oil supplied.',
      'Clean the glass with lukewarm water and mild soap.',
      'Wipe away at once any drop that falls on the poppy heads.',
    ],
    myth: {
      title: 'The cave where no hinge creaks',
      content:
        'Ovid lodges Hypnos in the land of the Cimmerians, in a cave where no cock announces the day, lulled by Lethe as it rolls its pebbles. Before the entrance bloom the poppies, whose juice Night gathers to scatter over the darkened earth. No door was hung; the hinge might have complained. In the depths the god rests on a couch of ebony, and the dreams lie all about him, more numerous than the ears of a harvest. Morpheus is one of them. He is called, he opens wings that nobody hears, and there he is beside a bed. On the spot where he stands, we have placed a table.',
      powers: [
        'To take the form of a beloved face',
        'To pass through the night unheard',
        'To open and close dreams',
      ],
      domain: 'Dreams, at the threshold of Hypnos’ cave',
    },
  },
  'hermes-side-table': {
    name: 'Hermes Side Table',
    tagline: 'Where the messenger rests',
    headline: 'wireless charging table, travertine',
    summary: 'Smart side table in travertine and brass: wireless charging, runs on battery.',
    description:
      'Slender as a traveller’s staff, a brass stem goes up with two lines entwined around it; at their summit, two small wings receive the travertine top. You move the table with both hands, from armchair to window, and it works wherever it is, for its battery is lodged in the base. Set down on the stone, a phone charges. A card held to the edge brings back a light, a piece of music, a route. The pores of the travertine, filled on top where the glasses stand, are left open along the edge. Let an awaited message arrive, and the wings light up once, and leave it at that.',
    features: [
      'Stem of brushed brass, ringed by two entwined lines',
      'Brass wings lit along the edge',
      'Polished travertine top, edge left raw',
      'Wireless charging for two devices, straight on the stone',
      'NFC reader at the edge of the top',
      'Light signal reserved for the people you choose',
      'Weighted base that houses the battery',
      'Settings remembered for each room',
      'Charging and lighting work without a network',
    ],
    materials: [
      'Brushed brass, oven-lacquered',
      'Pale, close-veined travertine',
      'Sandblasted cast iron in the base',
    ],
    technology: 'Wireless charging, NFC cards, Wi-Fi 6 and Bluetooth 5.3, on battery or mains',
    sensors: [
      'NFC reading under the stone',
      'Detection of an object set down',
      'Accelerometer in the base',
      'Ambient light',
    ],
    care: [
      'Slip a coaster under wine, coffee and lemon.',
      'Wash the travertine in clear water, then dry it straight away.',
      'Rub the brass with a chamois, without polishing paste.',
      'Lift the table by its stem, never by the wings.',
    ],
    myth: {
      title: 'First day of a cattle thief',
      content:
        'Born at dawn in a cave on Cyllene, he was inventing the lyre by noon and, come evening, driving fifty stolen cows, Apollo’s, backwards down the road. The Homeric Hymn tells of that first day with a smile. Zeus laughed too, ordered the herd returned, and made the child his courier. The lyre changed hands; in exchange came a golden wand, guardian of plenty. Later, along the roads of Greece, every passer-by added a stone to Hermes’ heap. Those cairns told anyone arriving from afar that here was a place to sit.',
      powers: [
        'To cross thresholds without forcing them',
        'To bring word at the appointed hour',
        'To part quarrellers with a gesture',
      ],
      domain: 'Roads, messages, exchange',
    },
  },
  'hestia-coffee-table': {
    name: 'Hestia Coffee Table',
    tagline: 'The fire in the middle of the house',
    headline: 'smart coffee table in walnut',
    summary: 'Smart coffee table in solid walnut: hearth of light, heated stone, home hub.',
    description:
      'The walnut oval has neither corner nor head: nobody turns their back to the fire. In the centre, a ring of dark soapstone surrounds a hearth of light whose tint goes from ember to honey: a flameless glow that ripples, and that you set by tracing a circle with one finger. The stone warms on request and holds the tea at its best for the length of a conversation. With the lamps and radiators of the room the table makes its own arrangements, through Zigbee and Matter, and no distant server is involved. Broad and low, the top unrolls an unbroken grain, taken from a single trunk.',
    features: [
      'Oval top, one walnut’s unbroken grain',
      'Round hearth of light, from ember to honey',
      'Soapstone ring flush with the wood',
      'Stone warmed for the cups and the teapot',
      'Brightness set by a circle of the finger',
      'Zigbee and Matter bridge for lamps and radiators',
      'Evening settings stored in the table',
      'Slow fade when the room empties',
      'Light and warmed stone work without a network',
    ],
    materials: [
      'Oiled solid walnut',
      'Honed anthracite soapstone',
      'Frosted opal glass',
      'Patinated brass inlay',
    ],
    technology:
      'Warm-tinted LED hearth, heated stone, Zigbee 3.0 and Matter bridge, Wi-Fi 6, Bluetooth 5.3',
    sensors: [
      'Presence radar around the top',
      'Touch-sensitive ring of stone',
      'Temperature of the soapstone',
      'Brightness of the living room',
    ],
    care: [
      'Oil the top each autumn in a thin coat, then wipe off the excess.',
      'Go over the soapstone with a damp sponge and neutral soap.',
      'Dislodge crumbs from the brass inlay with a dry brush.',
      'Keep candles and burners away from the opal glass.',
    ],
    myth: {
      title: 'First-born and last',
      content:
        'Rhea’s first child, Hestia was also the first whom Kronos swallowed and the last whom he gave back: the Hymn to Aphrodite calls her the eldest and the youngest at once. When she had refused two gods, Zeus gave her, in place of a wedding, the middle of the house and the best share of the offerings. Plato, in the Phaedrus, shows the Olympians setting out in procession across the sky; she alone stays at home. At Olympia, notes Pausanias, her fire burned day and night. Few statues were ever raised to her; the flame stood in their stead.',
      powers: [
        'To hold the centre and never raise her voice',
        'To receive the stranger by the flame',
        'To give everyone a share',
      ],
      domain: 'The hearth of houses and of cities',
    },
  },
};
