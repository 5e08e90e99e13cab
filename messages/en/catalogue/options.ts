export const options = {
  beds: {
    led_lighting: {
      name: 'LED lighting',
      description:
        'Light under the frame, all the way round, from a faint glow to full brightness.',
    },
    holographic_projector: {
      name: 'Holographic projector',
      description:
        'Constellations, swell or drifting cloud projected on to the ceiling with an effect of depth, and wiped away with a gesture.',
    },
    massage_system: {
      name: 'Massage system',
      description: 'Slow waves under the mattress, from neck to heels; silent motors.',
    },
    integrated_table: {
      name: 'Built-in table',
      description:
        'A wooden tray that unfolds for breakfast, then slips back into the side of the bed.',
    },
    safe_storage: {
      name: 'Built-in safe',
      description:
        'A safe anchored in the frame, opened by fingerprint or by code, with an emergency key.',
    },
    wireless_charging: {
      name: 'Wireless charging',
      description: 'A charging pad on either side of the bed, for phone and watch.',
    },
    integrated_tv: {
      name: 'Built-in television',
      description:
        'A motorised screen that rises from the foot of the bed, with speakers and a remote control.',
    },
    massage_chair: {
      name: 'Massage chair',
      description:
        'A matching massage chair to set beside the bed, with rollers for the back and the legs.',
    },
  },
  /** What an option adds to a bed that has something like it already. */
  additions: {
    led_lighting: {
      zeus: 'The golden night light reaches the headboard only; this option lights the floor.',
      hades:
        'The ember line is red, faint and wakes only as you rise; this option gives white or warm light, bright enough to read by.',
      poseidon: 'The glass pebbles light the frame only; this option lights the floor.',
      chronos:
        'The rings of the Complete edition light up overhead, at dawn; this option lights the floor at any hour, and is the only light of the Structure edition.',
      kratos:
        'The path light of the Complete edition comes on only as you rise; this option stays lit, and is the only light of the Structure edition.',
    },
  },
  /** On what was chosen before some options excluded each other. */
  excluded: 'These options cannot be combined: we keep {kept}, without {left}.',
  ateliers: {
    /** What the base has in place of options of which one is chosen at most. */
    inBase: { cover: 'Wool cloth, as in the base', frame: 'Waxed beech, as in the base' },
    groups: {
      tech: 'Technology',
      mat: 'Materials',
      size: 'Dimensions',
      fin: 'Finishes',
      func: 'Functions',
      frame: 'Frame',
      dim: 'Dimensions',
    },
    /** What a composition is before any option; `{size}` is that of the piece. */
    bases: {
      bed: 'A bed of {size}, the size of the piece, in solid beech and wool cloth, adaptive mattress included. Without options, the firmness of each side is set by hand or in the app.',
      chair:
        'An armchair of {size}, the size of the piece, in solid beech and wool cloth, filled with latex. The back reclines by hand; without options it has no electronics.',
      table:
        'A table of {size}, the size of the piece, in oiled solid oak. Without options it has no electronics.',
      mirror:
        'A mirror of {size}, the size of the piece: silvered glass in a frame of waxed beech. Without options it has no electronics.',
      wardrobe:
        'A wardrobe of {size}, the size of the piece, in oak veneer, with hanging space, shelves and soft-closing drawers. Without options it has no electronics.',
    },
    bed: {
      'tech-1': {
        name: 'Slow-wave massage system',
        description:
          'Slow waves under the mattress, from shoulders to calves, in three strengths; silent motors.',
      },
      'tech-2': {
        name: 'Ambient LED lighting',
        description: 'Soft, dimmable light under the frame.',
      },
      'tech-3': {
        name: 'Built-in voice assistant',
        description:
          'The bed takes spoken commands and answers through a speaker; a button cuts the microphone. Needs a connection.',
      },
      'tech-4': {
        name: 'Silent climate control for the bed',
        description: 'Warms or cools each side of the bed, from 18 to 38 °C, without fan noise.',
      },
      'mat-1': { name: 'Memory foam', description: 'A memory-foam topper, 7 cm thick.' },
      'mat-2': {
        name: 'Gold-leaf finish',
        description: '23.5-carat gold leaf, laid by hand on the headboard.',
      },
      'mat-3': {
        name: 'Sacred Wood',
        description: 'Oiled solid walnut instead of beech: the wood we keep for our compositions.',
      },
      'size-1': {
        name: 'King size (200 × 220 cm)',
        description: 'The bed grows to 200 × 220 cm, mattress and frame alike.',
      },
      'size-2': {
        name: 'Raised height',
        description: 'Lifted by 10 cm, for sitting down and getting up with ease.',
      },
    },
    chair: {
      'mat-1': {
        name: 'Full-grain, vegetable-tanned leather',
        description: 'Bark-tanned cowhide, dyed through.',
      },
      'mat-2': { name: 'Mohair velvet', description: 'Mohair velvet woven on a cotton ground.' },
      'mat-3': { name: 'Alpaca bouclé', description: 'Bouclé of alpaca and wool.' },
      'fin-1': {
        name: 'Gold-leaf gilding',
        description: '23.5-carat gold leaf on the visible wood.',
      },
      'fin-2': {
        name: 'Hand-patinated bronze',
        description: 'Solid bronze fittings, darkened by hand.',
      },
      'fin-3': {
        name: 'Contrasting saddle stitch',
        description: 'Saddle-stitched seams in linen thread of an opposite shade.',
      },
      'tech-1': {
        name: 'Heated back massage',
        description: 'Six massage points along the back and lumbar warmth, set on the arm.',
      },
      'tech-2': {
        name: 'Speakers in the headrest',
        description: 'Two speakers at ear height, connected by Bluetooth.',
      },
    },
    table: {
      'tech-1': {
        name: 'Built-in Wireless Charging',
        description: 'A 15 W charging pad under the top, for one phone.',
      },
      'tech-2': {
        name: 'Divine Voice Assistant',
        description:
          'Voice assistant with a speaker; a button cuts the microphone. Needs a connection.',
      },
      'tech-3': {
        name: 'Built-in Touchscreen',
        description: 'An 18 cm screen flush with the top: the time and the controls of the home.',
      },
      'mat-1': { name: 'Olympian Marble', description: 'Top of polished white Parian marble.' },
      'mat-2': { name: 'Sacred Wood', description: 'Oiled solid walnut instead of oak.' },
      'mat-3': {
        name: 'Divine Metal',
        description: 'Legs and inlays of solid brass, oven-lacquered.',
      },
      'func-1': {
        name: 'Cooling System',
        description: 'A chilled well in the top keeps a glass or a bottle at 8 °C.',
      },
      'func-2': {
        name: 'Customisable LED Lighting',
        description: 'Light under the top, in the colour and brightness you choose.',
      },
    },
    mirror: {
      'func-1': {
        name: 'Adaptive LED Lighting',
        description: 'Light around the glass that follows the day from morning to evening.',
      },
      'func-2': {
        name: 'AI Beauty Sensor',
        description:
          'A close-range camera, with a neutral light of its own, measures the radiance of the skin; the app follows it over time, and no image is kept.',
      },
      'func-3': {
        name: 'Weather & Diary Display',
        description:
          'The weather and your appointments on a screen in one corner of the glass. Needs a connection.',
      },
      'frame-1': {
        name: 'Divine Rose-Gold Frame',
        description: 'Limewood frame covered in rose-gold leaf.',
      },
      'frame-2': {
        name: 'Olympian Crystal Frame',
        description: 'Frame of cut crystal, polished by hand.',
      },
      'frame-3': {
        name: 'Carved Marble Frame',
        description: 'Frame carved from solid white marble.',
      },
      'tech-1': {
        name: 'Facial Recognition',
        description:
          'A camera recognises up to four faces and recalls the settings of each; nothing leaves the mirror.',
      },
      'tech-2': {
        name: 'Personal Beauty Assistant',
        description: 'Hair and make-up advice on screen and through a speaker, based on a camera.',
      },
    },
    wardrobe: {
      'dim-1': { name: 'Extended Width (+50 cm)', description: '50 cm more hanging space.' },
      'dim-2': { name: 'Majestic Height (+30 cm)', description: '30 cm more, with a top shelf.' },
      'dim-3': {
        name: 'Royal Depth (+20 cm)',
        description: '20 cm more, for bulky clothes and suitcases.',
      },
      'tech-1': {
        name: 'AI Organisation System',
        description:
          'NFC labels and readers: the app knows where each garment is and suggests an order.',
      },
      'tech-2': {
        name: 'Automatic LED Lighting',
        description: 'Interior light that comes on as the doors open.',
      },
      'tech-3': {
        name: 'Built-in Smart Mirror',
        description:
          'Full-length mirror inside a door, lit, with a small screen: the time and the date.',
      },
      'mat-1': {
        name: 'Precious Wood of Olympus',
        description: 'Doors veneered in elm burr instead of oak.',
      },
      'mat-2': { name: 'Gilded Finishes', description: 'Handles and inlays in gold leaf.' },
    },
  },
} as const;
