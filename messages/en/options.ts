export const options = {
  beds: {
    led_lighting: {
      name: 'LED lighting',
      description: 'A thread of light under the frame, dimmed from ember to first light.',
    },
    holographic_projector: {
      name: 'Holographic projector',
      description:
        'Constellations, swell or drifting cloud, projected in relief above the bed, then wiped away with a gesture.',
    },
    massage_system: {
      name: 'Massage system',
      description:
        'Slow waves under the mattress, from the nape to the heels, without a murmur from the motor.',
    },
    integrated_table: {
      name: 'Built-in table',
      description:
        'A wooden tray that unfolds for breakfast, then slips back into the side of the bed.',
    },
    safe_storage: {
      name: 'Built-in safe',
      description: 'A safe anchored in the frame, opened by fingerprint or by code.',
    },
    wireless_charging: {
      name: 'Wireless charging',
      description: 'A charging pad on either side of the bed, for phone and watch.',
    },
    integrated_tv: {
      name: 'Built-in television',
      description: 'A screen that rises from the foot of the bed and sinks back without a sound.',
    },
    massage_chair: {
      name: 'Massage armchair',
      description:
        'A matching armchair to set beside the bed, with massage for the back and the legs.',
    },
  },
  ateliers: {
    groups: {
      tech: 'Technology',
      mat: 'Materials',
      size: 'Dimensions',
      fin: 'Finishes',
      func: 'Functions',
      frame: 'Frame',
      dim: 'Dimensions',
    },
    bed: {
      'tech-1': 'Slow-wave massage system',
      'tech-2': 'Ambient LED lighting',
      'tech-3': 'Built-in voice assistant',
      'tech-4': 'Silent climate control for the bed',
      'mat-1': 'Memory foam',
      'mat-2': 'Gold-leaf finish',
      'mat-3': 'Sacred Wood',
      'size-1': 'King size',
      'size-2': 'Raised height',
    },
    chair: {
      'mat-1': 'Full-grain, vegetable-tanned leather',
      'mat-2': 'Mohair velvet',
      'mat-3': 'Alpaca bouclé',
      'fin-1': 'Gold-leaf gilding',
      'fin-2': 'Hand-patinated bronze',
      'fin-3': 'Contrasting saddle stitch',
      'tech-1': 'Heated back massage',
      'tech-2': 'Speakers in the headrest',
    },
    table: {
      'tech-1': 'Built-in Wireless Charging',
      'tech-2': 'Divine Voice Assistant',
      'tech-3': 'Built-in Touchscreen',
      'mat-1': 'Olympian Marble',
      'mat-2': 'Sacred Wood',
      'mat-3': 'Divine Metal',
      'func-1': 'Cooling System',
      'func-2': 'Customisable LED Lighting',
    },
    mirror: {
      'func-1': 'Adaptive LED Lighting',
      'func-2': 'AI Beauty Sensor',
      'func-3': 'Weather & Diary Display',
      'frame-1': 'Divine Rose-Gold Frame',
      'frame-2': 'Olympian Crystal Frame',
      'frame-3': 'Carved Marble Frame',
      'tech-1': 'Facial Recognition',
      'tech-2': 'Personal Beauty Assistant',
    },
    wardrobe: {
      'dim-1': 'Extended Width (+50 cm)',
      'dim-2': 'Majestic Height (+30 cm)',
      'dim-3': 'Royal Depth (+20 cm)',
      'tech-1': 'AI Organisation System',
      'tech-2': 'Automatic LED Lighting',
      'tech-3': 'Built-in Smart Mirror',
      'mat-1': 'Precious Wood of Olympus',
      'mat-2': 'Gilded Finishes',
    },
  },
} as const;
