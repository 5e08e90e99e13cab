export const chairs = {
  athena: {
    name: 'Athena Armchair',
    tagline: 'The owl with folded wings',
    headline: 'massage chair in leather and walnut',
    summary:
      'Massage chair in olive-green leather and walnut: roller massage, warmth, reading light.',
    description:
      'Two wings of olive-green leather rise behind the neck and close at the height of the temples, feather to feather, like those of an owl at rest. Each quill is a strip drawn tight over the walnut and sewn with a thread barely paler than the leather. Where the wings meet, a bronze clasp bears the aegis. A dial of the same metal, at the end of the right arm, commands the rest: press it, and the rollers start down the spine; turn it, and they lean harder. The seat is firm, the arm wide enough for an open book. As for the noises of the room, they stay on the far side of the leather.',
    features: [
      'Back in two motorised wings that draw in towards the shoulders',
      'Four rollers on a rail that follows the curve of the spine',
      'Air cushions against the trapezius muscles',
      'Diffuse lumbar warmth, adjustable degree by degree',
      'Swivelling reading light tucked into the edge of the left wing',
      'A bronze dial for every control, and no screen',
      'Acoustic wadding that muffles the room around the reader',
      'Programmes kept in memory, usable without a network',
    ],
    materials: [
      'Olive-green full-grain cowhide',
      'Patinated bronze',
      'Solid walnut',
      'Filling of foam and wool wadding',
    ],
    technology:
      'Roller massage guided by the pressure of the back, acoustic wings, reading light, Wi-Fi 6 and Matter',
    sensors: [
      'Pressure sensor under seat and back',
      'Force sensors in the rollers',
      'Lumbar temperature probe',
      'Ambient light cell',
    ],
    care: [
      'Dust the leather each week with a soft dry cloth.',
      'Feed it twice a year with colourless leather milk, working it well into the folds of the wings.',
      'Let the bronze darken, or revive it with a chamois, never with an abrasive.',
      'Keep the chair at least one metre from any radiator.',
    ],
    myth: {
      title: 'The day Zeus’s brow opened',
      content:
        'Zeus had swallowed Metis, who is Good Counsel, for fear of a son stronger than himself, and thought went on growing where it was. Hesiod dispatches what followed in three lines; Pindar adds the noise. Hephaestus raised his bronze axe, the father’s brow split, and a daughter appeared with a cry so long that Heaven and Earth shuddered at it. According to the Homeric Hymn, the Sun reined in his horses until she had taken the armour from her shoulders. That is the moment the armchair remembers from the birth: the weight one sets down, and the daylight that waits.',
      powers: [
        'Clear sight by night',
        'Calm before a decision',
        'The aegis laid on the shoulders',
        'The craftswoman’s sure hand',
      ],
      domain: 'Thought, the arts of the hand, the guarding of cities',
    },
  },
  hygieia: {
    name: 'Hygieia Armchair',
    tagline: 'The serpent bends to the cup',
    headline: 'massage chair in wool and pale oak',
    summary: 'Air-cushion massage chair in wool bouclé and pale oak, paced by your breathing.',
    description:
      'A single line of pale oak leaves the foot, passes under the seat, climbs the length of the back and curls round to the right to drink from a cup. The whole of Hygieia’s serpent is there, reduced to its curve. Around it, the milk-white bouclé has the thickness of risen dough; the hand sinks in before the body does. Air cells hidden under the wool fill one after another and send up a slow wave from thigh to nape, at the pace of your breathing. The cup, heated from below, keeps herb tea at the right warmth. The covers come off and wash; the wood can be mended.',
    features: [
      'Continuous wave of air from thighs to nape',
      'Massage in time with your breathing',
      'Heated oak cup to hold a mug or a bowl',
      'Discreet ring of light that reminds you to drink',
      'Settings recalled by NFC card or phone',
      'Bouclé covers, removable and washable',
      'Suspended air pump, barely audible',
      'High arms, for getting up with ease',
    ],
    materials: [
      'Milk-white wool bouclé',
      'Pale oiled solid oak',
      'Washed linen',
      'Filling of natural latex',
    ],
    technology: 'Pneumatic massage paced by your breathing, heated cup, settings recalled by NFC',
    sensors: [
      'Breathing sensor in the back',
      'Presence detector under the seat',
      'Thermometer housed in the cup',
    ],
    care: [
      'Vacuum the bouclé at low power, with the flat nozzle.',
      'Wash the covers at 30 °C on a wool programme and dry them flat.',
      'Hard-oil the oak each spring, following the grain.',
      'Wipe the cup after each use with a barely damp cloth.',
    ],
    myth: {
      title: 'The statue clothed in hair',
      content:
        'At Titane, above Sicyon, Pausanias wished to see the statue of Hygieia and saw next to nothing of it. The women of the place had cut off their hair for the goddess and tied strips of Babylonian cloth around her; the figure was lost beneath the tresses. There it was taught that whoever prayed to one of the gods of the sanctuary was bound to honour her as well. Her father Asclepius came running in the hour of danger; she dwelt in ordinary days, a cup in her hand, giving the serpent its drink. Her one enemy was called neglect, and she fought it with gestures so small that no poet has ever counted them.',
      powers: [
        'The measure of each day',
        'The warmth of the cup',
        'The lengthening breath',
        'Attention to little things',
      ],
      domain: 'Health well kept, clear water, daily gestures',
    },
  },
  morphee: {
    name: 'Morpheus Armchair',
    tagline: 'A poppy pod, half open',
    headline: 'reclining massage chair in velvet',
    summary: 'Reclining massage chair in grey velvet, with sunrise light and backup battery.',
    description:
      'Closed, the pod stands upright, its segments of smoke-grey velvet drawn together beneath a crown toothed like that of the ripe poppy. You sit, and it tips: the back goes down, a leg rest comes out of the shadows, the flanks rise to the height of your cheeks. Along the rim of the crown runs a thread of light, ember-coloured, growing thin. The massage works in long pressures, further and further apart, beneath a rumble so deep that the ribs perceive it before the ear. When the sleeper no longer stirs, everything stops by degrees. At the appointed hour a grey light returns, and the armchair slowly lifts its passenger upright.',
    features: [
      'Motorised recline to an almost lying position',
      'Leg rest hidden under the seat, unfolded with a gesture',
      'Long pressures, further apart as sleep draws near',
      'Deep sounds carried by the back',
      'Strip of light, from amber to darkness',
      'Waking by gradual light and a slow return upright',
      'Backup battery for recline and massage',
      'Turns off the lamps of the room too (Matter)',
    ],
    materials: [
      'Smoke-grey cotton velvet',
      'Solid bentwood beech',
      'Blackened brass',
      'Filling of memory foam',
    ],
    technology:
      'Motorised recline, fading massage, deep sounds and wake-up light, with a backup battery',
    sensors: [
      'Short-range motion detector',
      'Breathing sensor under the velvet of the back',
      'Photocell at the rim of the crown',
    ],
    care: [
      'Brush the velvet along the pile, once a month.',
      'Steam it from a distance to raise flattened fibres.',
      'Blot any spill at once with white cotton, without rubbing.',
      'Recline the empty chair to dust its hinges with a dry brush.',
    ],
    myth: {
      title: 'Three brothers and their trades',
      content:
        'Hesiod has the tribe of Dreams born of Night; Homer gives them two gates, one of horn, the other of ivory. It was left to Ovid to grant three of them a name and a trade. The one whom gods call Icelos, and mortals Phobetor, turns into a wild beast, a bird, a long snake. Phantasos becomes earth, water, beam or stone, all manner of things without a soul. Morpheus plays only human beings: he puts on their walk, their cloak, the words they use the most. His visits were for kings and captains; other dreams would do for the people. The armchair has corrected that custom.',
      powers: [
        'The art of wearing every face',
        'Silent flight',
        'Light that comes by degrees',
        'The patience of thresholds',
      ],
      domain: 'Dreams in human form, the border of sleep',
    },
  },
  artemis: {
    name: 'Artemis Armchair',
    tagline: 'The crescent of silvered ash',
    headline: 'massage chair in ash and wool loden',
    summary: 'Massage chair in ash and green loden: back stretch, roller massage, battery.',
    description:
      'A crescent of silvered ash, glued in laminations and steam-bent like the wood of a bow, climbs behind the shoulders and falls away in two fine points. Forest-green loden is laced to it with leather thongs, in the manner of a quiver; it still smells faintly of wool and rain. The seat, firm yet supple, keeps you upright without effort. The massage works in two movements: a slow traction that draws hips from shoulders, a release, then brief percussion on calves and shoulder blades. Behind the back, a line of light traces tonight’s moon. A battery lets you place the chair far from any socket.',
    features: [
      'Laminated ash back, supple under load like a bow',
      'Slow stretch of the back, followed by release',
      'Brief percussion for shoulder blades and calves',
      'Rollers that find tense areas by themselves',
      'Crescent of light that follows the phases of the moon',
      'Motorised footrest tucked under the seat',
      'Built-in battery, for a place far from any socket',
      'Thread connection, sparing of power',
    ],
    materials: [
      'Laminated silvered ash',
      'Forest-green wool loden',
      'Cowhide laces',
      'Filling of latex and wool',
    ],
    technology: 'Bow stretch, targeted percussion, moonlight, Thread and built-in battery',
    sensors: [
      'Resistance sensors under the rollers',
      'Flex gauge in the arc of the back',
      'Accelerometer in the seat',
    ],
    care: [
      'Shake the dust from the loden with a soft brush, from top to bottom.',
      'Air the wool by an open window rather than washing it.',
      'Wax the ash lightly at the start of each season.',
      'Tighten the laces by one notch in autumn, without forcing.',
    ],
    myth: {
      title: 'A child on the knees of Zeus',
      content:
        'Seated on her father’s knees, Callimachus relates, the little girl made out her list. She wished to remain a maiden for ever and to have more names than Phoebus; a bow, a tunic stopping at the knee; sixty daughters of Ocean to dance with, twenty nymphs of Amnisos to see to her boots and her hounds; every mountain, and a town, any town, since she would seldom go down to it. Her hands reached for the god’s beard and could not touch it. Zeus laughed and gave her more. Off she went to order arrows from the Cyclopes, then to collect her pack from Pan, in Arcadia. Few childhoods have been better spent.',
      powers: [
        'The bow drawn, then eased',
        'The step the grass does not hear',
        'The light of clear nights',
        'The keeping of springs',
      ],
      domain: 'The woods, wild creatures, bright nights',
    },
  },
  apollo: {
    name: 'Apollo Armchair',
    tagline: 'Seven strings and a sun',
    headline: 'music massage chair in saffron velvet',
    summary:
      'Massage chair in saffron velvet and brass, with speakers and lighting that follows the day.',
    description:
      'Two uprights of brass spread apart above the shoulders and curve back like the horns of a lyre; between them radiate slender rods, closer set towards the centre. Depending on the hour, you see an instrument or a sunrise. The saffron velvet, buttoned in a fan, changes tone with every step you take around it. When the music begins, it arrives through the back. Transducers in the frame bring the low strings to the small of the back; the rollers pick up the beat, slow for the adagios, fall silent with the orchestra. Lit from behind, the brass passes from the white of noon to the orange of evening.',
    features: [
      'Lyre back with backlit brass rays',
      'Music carried through the frame, from bass to midrange',
      'Massage that keeps the beat of the piece being played',
      'Two speakers in the horns, turned towards the ear',
      'Lighting that follows the time of day',
      'Sound adjusted automatically to the room',
      'Music resumes when you lay the phone on the arm',
      'Library of works in memory, available without a network',
      'Gentle warmth in the seat and upper back',
    ],
    materials: [
      'Saffron mohair velvet',
      'Brushed, lacquered brass',
      'Honey-stained solid maple',
      'Filling of foam and wool felt',
    ],
    technology:
      'Vibroacoustic massage in time with the music, lighting by the hour, NFC, Wi-Fi 6 and Matter',
    sensors: [
      'Microphone, switched off once the room is measured',
      'Presence contact in the seat',
      'Strain gauges on the rollers',
      'Photometer under the crossbar',
    ],
    care: [
      'Smooth the velvet with the flat of the hand, then with a silk brush.',
      'Rub the brass with a dry cotton cloth; the lacquer does the rest.',
      'Take the dust from between the rays with a broad, soft brush.',
      'Draw a voile curtain in the hours of full sun to preserve the saffron.',
    ],
    myth: {
      title: 'The birth beneath the palm of Delos',
      content:
        'No land dared take Leto in, for fear of too great a son. Delos, an island of pebbles, accepted in return for an oath. For nine days and nine nights Eileithyia failed to come, kept far away by Hera; when Iris brought her at last, Leto threw her arms around the palm tree, braced her knees on the grass, and the earth smiled beneath her. The child took nectar from the hand of Themis, burst his swaddling bands and spoke: his should be the lyre and the curved bow, and his to tell men the purposes of Zeus. Then the island covered itself in gold, like a hilltop in spring. So sang the blind man of Chios, before the people of Delos.',
      powers: [
        'Measure that sets in order',
        'Light at its proper hour',
        'The clear voice of the oracle',
        'Harmony restored',
      ],
      domain: 'Music, light, the word of Delphi',
    },
  },
};
