export const safety = {
  meta: {
    title: 'Product safety',
    description:
      'Report a danger, a vulnerability or an accident: our single contact, how soon we answer, and current recalls.',
  },
  title: 'Product safety',
  intro:
    'A piece that runs hot, a screw that gives, a flaw in the software: tell us. Someone reads these messages every day.',
  sections: [
    {
      id: 'contact',
      title: 'The contact',
      paragraphs: [
        '{controller}, {address}, manufacturer and responsible operator in the European Union: {safetyEmail}, {phone}. These contact details are examples.',
        'Give the name of the piece, its serial number, found under the piece, and a photograph if you can. In case of danger, unplug first. We answer within two working days and keep a register of every complaint.',
      ],
    },
    {
      id: 'rappels',
      title: 'Recalls',
      paragraphs: [
        'No recall is under way. If there were one, every buyer would be told directly, the notice would stand here and on the RappelConso site, and you would have the choice of repair, replacement and refund.',
      ],
    },
    {
      id: 'failles',
      title: 'Software vulnerabilities',
      paragraphs: [
        'Vulnerabilities in connected pieces and in this site go to the same address. We acknowledge within two working days, repair, then publish; we take no action against anyone who looks in good faith and leaves other people’s data alone.',
      ],
    },
    {
      id: 'usage',
      title: 'Before use',
      paragraphs: [
        'Every piece comes with instructions in your language. Wardrobes and large mirrors are fixed to the wall; our installers see to it. Massage, in an armchair or a bed, is not advised for people with a pacemaker or during pregnancy, unless a doctor agrees. The page of each piece carries its warnings and its reference.',
      ],
    },
  ],
  /** On the page of each piece: regulation (EU) 2023/988, article 19. */
  piece: {
    title: 'Safety',
    model: 'Model reference: {reference}',
    warnings: {
      implant:
        'Massage is not advised for people with a pacemaker or another electronic implant, unless a doctor agrees.',
      pregnancy:
        'Massage is not advised during pregnancy or after recent surgery, unless a doctor agrees.',
      moving:
        'Moving parts: keep children and animals away, and your hands out from underneath, while it moves.',
      wall: 'Fix to the wall before use: risk of tipping over. Our installers do it; leave the fixings in place.',
      standing:
        'Stand it on a flat, stable floor, out of reach of young children: risk of tipping over.',
      battery: 'Built-in battery: do not open, pierce or heat it.',
      electricity:
        'Mains 230 V: use an earthed socket, away from water. Unplug before cleaning or moving.',
    },
    more: 'Report a danger',
  },
} as const;
