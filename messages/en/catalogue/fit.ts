/** Whether a piece fits through a home: the form, its answers and what they follow from. */
export const fit = {
  meta: {
    title: 'Will it fit in your home?',
    description:
      'Door, corridor, corner, stairs, lift, bedroom: give your measurements in centimetres and see whether the parcels of your chosen piece get through.',
  },
  title: 'Will it fit in your home?',
  text: 'Choose a piece, then measure whatever you can: nothing is required. The answer is about each parcel as it leaves the workshop, and about the piece once assembled.',
  piece: 'Piece',
  choose: 'Choose from the list',
  /** A piece with options of its own. */
  configured: '{name} ({options})',
  unknownPiece: 'This piece is not in the catalogue: please choose one from the list.',
  centimetres: 'cm',
  submit: 'Check',
  change: 'Change the measurements',
  /** What is measured, in the order of the way. */
  openings: {
    door: 'Door',
    corridor: 'Straight corridor',
    corner: 'Corner of a corridor',
    stairs: 'Stairs',
    lift: 'Lift',
    room: 'Room',
  },
  hints: {
    door: 'The clear opening with the door wide open, between the jambs and below the lintel.',
    corridor: 'Where it is narrowest, radiators and handrails included.',
    corner: 'The width before the corner, the width after it, and the height of the ceiling.',
    stairs: 'The width between wall and handrail, and the headroom above a step.',
    lift: 'The inside of the lift and the opening of its door.',
    room: 'The free floor space, without the furniture that stays, and the height of the ceiling.',
  },
  /** Also in the sentences of `fails`. */
  measures: {
    width: 'width',
    height: 'height',
    depth: 'depth',
    firstWidth: 'width before the corner',
    secondWidth: 'width after the corner',
    landingWidth: 'landing width',
    landingDepth: 'landing depth',
    doorWidth: 'door width',
    doorHeight: 'door height',
  },
  turn: 'landing',
  turns: {
    straight: 'No turn',
    quarter: 'A quarter turn',
    half: 'A half turn',
  },
  faults: {
    number: 'Write a number of centimetres, for example 83 or 83.5.',
    positive: 'Please write a measurement greater than zero.',
    large: 'That is more than 20 metres: please write centimetres.',
    missing: 'This measurement is missing.',
    metres: '“{written}”: do you mean {written} m? If it is centimetres, write “{written} cm”.',
  },
  /** Takes every measure under ten as metres. */
  inMetres: 'Yes, in metres',
  faulty: 'Some measurements need another look; the rest have their answer.',
  answer: '{name}: the answer',
  summary: {
    passes: 'Everything gets through.',
    tight: 'Everything gets through, but only just.',
    fails: 'The piece does not get through.',
  },
  /** How the parcel with least room passes. */
  passes: {
    flat: 'Gets through lying flat, with {spare} cm to spare.',
    onEdge: 'Gets through on its edge, with {spare} cm to spare.',
    upright: 'Gets through standing upright, with {spare} cm to spare.',
    tilted: 'Gets through at a tilt, with {spare} cm to spare.',
  },
  tight: 'That is close: less than 2 cm.',
  fails: 'Does not get through: {short} cm short ({measure}).',
  failsEvery: 'Does not get through: {missing} short.',
  /** One of what is missing. */
  lacks: '{short} cm ({measure})',
  /** `parcel` is a line of `sheet.parcel`. */
  hardest: 'The parcel with the least room: {parcel}.',
  room: {
    stands: 'The assembled piece fits, with {spare} cm to spare.',
    tiltedUp:
      'The wardrobe is assembled lying down, then tilted up below the ceiling, with {spare} cm to spare.',
    assembledStanding:
      'The wardrobe is assembled standing: lying down, it could not be tilted up below this ceiling. To spare: {spare} cm.',
    fails: 'The assembled piece does not fit: {short} cm short ({measure}).',
    failsEvery: 'The assembled piece does not fit: {missing} short.',
  },
  roomSize:
    'Assembled it measures {size} cm; with the space to use it, it needs {floor} cm of floor.',
  rules: {
    door: 'The parcel moves along its length; its smallest face has to enter the opening, straight or turned.',
    corridor: 'The same rule as at a door, along the whole corridor.',
    corner:
      'The parcel turns along the outer walls; at every degree, its inner side has to stay clear of the edge.',
    stairs:
      'The parcel follows the slope, taken as 38 degrees, then turns level on the landing without passing above the handrail.',
    lift: 'The parcel passes the door, then has room inside: lying, upright, or leaning between floor and ceiling.',
    room: 'The piece stands against either wall, with the space to open it or walk around it.',
  },
  captions: {
    usualDoor: 'The most common interior door in France: {size} cm. Measure your own.',
    front: 'From the front: the parcel, in gold, takes up {size} cm of the opening.',
    corner: 'From above: the parcel, in gold, covers {size} cm where it has the least room.',
    room: 'From above: the piece, in gold, and the space needed to use it, in a fine line.',
  },
  parcels: 'Its parcels',
  hands: 'Allow another 3 cm on each side for the carriers’ hands, which the answer leaves out.',
  carriers: 'If in doubt, our carriers come and measure before the delivery.',
  visit: 'Ask for their visit',
  model: 'See it at home in 3D',
  modelText:
    'On a phone that supports it, the 3D view of the piece places it in your room at its real size.',
  share: 'The address of this page keeps your measurements: send it as it is.',
} as const;
