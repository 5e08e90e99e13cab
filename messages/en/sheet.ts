/** What is said of a connected piece before it is bought: maker, parts, box, data. */
export const sheet = {
  title: 'Maker, parts and data',
  maker: {
    title: 'Maker and service',
    manufacturer: 'Manufacturer, responsible person in the EU',
    sample: 'Company details are given as examples.',
    safety: 'Report a danger',
    support: 'Software updates',
    supportText: 'Security and conformity fixes, free of charge, for {years} years after delivery',
    parts: 'Spare parts',
    partsText: 'Available for {years} years after delivery, sent within fifteen days',
    eco: 'Eco-contribution',
    ecoText: '{price}, included in the price (sample amount)',
    box: 'In the boxes',
  },
  boxes: {
    bed: 'Frame, base, headboard, electronic module, mains cable, remote control, instructions and tools. The mattress is chosen separately.',
    chair: 'Assembled armchair, mains cable, remote control, travel cover, instructions.',
    table: 'Table, built-in charger, mains cable, glides, instructions.',
    mirror: 'Mirror, fixings, power supply, lens cover, instructions.',
    wardrobe:
      'Panels, doors, electronic module, lighting, mains cable, instructions and templates.',
  },
  data: {
    title: 'Data sheet',
    kinds: 'Data produced',
    volume: 'Volume',
    volumeText: 'About {kilobytes} kB per day of use, continuously, in JSON format',
    place: 'Where and how long',
    placeText:
      'In the memory of the piece, for {days} days, then overwritten. Nothing goes to a server unless you ask for it.',
    reach: 'Seeing it and taking it away',
    reachText:
      'From the panel of the piece or over the home network, free of charge: reading, export as JSON or CSV, transfer to anyone you name.',
    erase: 'Erasing it',
    eraseText:
      'A button on the panel erases all measurements; held for ten seconds, it returns the piece to its factory state.',
    offline: 'Without a network',
    biometrics: 'Body measurements and recognition',
    noBiometrics: 'No function needs them.',
    refuse:
      'These functions are off on delivery. Each must be switched on by itself, and a hardware switch turns them all off; the rest of the piece is unaffected.',
    contract:
      'The house uses this data only for the function you ask for, and passes it to nobody.',
  },
  kinds: {
    bed: 'Position of the base, temperature and humidity, presence, movements, consumption; pulse and breathing if you switch on sleep tracking.',
    chair:
      'Programme, duration, roller pressure, temperature, consumption; pulse if you switch on adaptive massage.',
    table: 'Wireless charging, lighting, temperature of the top, consumption.',
    mirror:
      'Lighting, presence, hours of use, consumption; an image of the face, processed then forgotten, if you switch on recognition.',
    wardrobe: 'Openings, humidity, lighting, tags read, consumption.',
  },
  offline: {
    bed: 'Adjustment, lighting, alarm, massage and safety work. Remote control and updates do not.',
    chair: 'All massage programmes work. Remote control and updates do not.',
    table: 'Charging and lighting work. The voice assistant and updates do not.',
    mirror: 'Mirror and lighting work. Weather, calendar and updates do not.',
    wardrobe: 'Doors, lighting and drying work. Remote inventory and updates do not.',
  },
  biometrics: {
    bed: 'Sleep tracking measures pulse and breathing.',
    chair: 'Adaptive massage measures the pulse.',
    mirror: 'Face recognition and the beauty assistant analyse the face, within the mirror only.',
  },
} as const;
