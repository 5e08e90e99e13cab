export const viewer = {
  label: 'Views: {name}',
  titles: {
    hero: 'In its room',
    front: 'Plain background',
    detail: 'The materials',
    scale: 'To scale',
    night: 'By night',
    rings: 'The rings',
    drawing: 'The drawing',
  },
  alts: {
    hero: '{name}, seen at an angle, in the room that suits it.',
    front: '{name}, seen from the front against a plain background.',
    detail: '{name}, close up: {material}.',
    scale: '{name}, near a door or a bed that shows its size.',
    night: '{name} after nightfall, its lights on.',
    rings: '{name}, close up: the rings of bronze.',
  },
  drawing: '{name}, line drawing of the front.',
  plates: {
    olympe: 'An eagle’s feather and a golden thunderbolt laid on marble.',
    titans: 'A bronze armillary sphere beside two books.',
    underworld: 'A pomegranate, opened, on a slab of basalt.',
    aqua: 'A shell and glass worn smooth by the sea.',
    oracles: 'An owl struck on a bronze medal, beside a sprig of olive.',
    foyer: 'Embers aflame in a bowl of bronze.',
    reflets: 'A hand mirror and a rose.',
    saisons: 'A sheaf of wheat and the fruits of autumn.',
  },
  medallion: 'A medallion in low relief, without a face.',
  goTo: 'Show: {title}',
  enlarge: 'Enlarge the view',
  modelLabel: '{name} in 3D',
  /** Before the names of options that a picture does not show. */
  unseen: 'Not shown',
  modelHidden: 'Options you cannot see: {list}.',
  modelOpen: 'See it in 3D',
} as const;

/** Pictures full screen; the views of a piece say their arrows and their counter by it too. */
export const lightbox = {
  label: 'Enlarged view',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous view',
  next: 'Next view',
  counter: '{index} of {total}',
  carousel: 'carousel',
  slide: 'view',
} as const;

/** Words around the 3D viewer. */
export const modelDialog = {
  hint: 'Drag to turn, spread two fingers to come closer. On a keyboard: the arrows, then + and −.',
  turn: 'Turn the piece',
  loading: 'Loading the model…',
  failed: 'The model could not be loaded. The images are still here.',
  unsupported: 'This device cannot show 3D. The images are still here.',
  lost: 'The display was interrupted.',
  retry: 'Try again',
  close: 'Close the 3D view',
  dimensions: 'Dimensions',
  night: 'By night',
  finish: 'Finishes of the workshop, made to order',
  original: 'Original',
  options: 'Visible options',
  place: 'See it in your room',
  width: 'Width',
  depth: 'Depth',
  height: 'Height',
} as const;

/** What the 3D viewer says of itself: names of its parts, how it is turned, and from where the piece is seen. */
export const modelSpeech = {
  region: 'Announcements',
  leave: 'Leave augmented reality',
  /** Under the keys that the viewer asks for. */
  a11y: {
    'interaction-prompt': 'Use the mouse, a finger or the arrow keys to turn the model.',
    front: 'Seen from the front',
    right: 'Seen from the right',
    back: 'Seen from the back',
    left: 'Seen from the left',
    'upper-front': 'Seen from the front, from above',
    'upper-right': 'Seen from the right, from above',
    'upper-back': 'Seen from the back, from above',
    'upper-left': 'Seen from the left, from above',
    'lower-front': 'Seen from the front, from below',
    'lower-right': 'Seen from the right, from below',
    'lower-back': 'Seen from the back, from below',
    'lower-left': 'Seen from the left, from below',
  },
} as const;
