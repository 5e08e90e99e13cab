/**
 * The quarter around the house, as it is drawn beside the map: by the public coordinates of streets. A house that moves has
 * another quarter.
 */

/** Latitude and longitude, degrees. */
export type Place = readonly [latitude: number, longitude: number];

const etoile: Place = [48.8738, 2.295];
const rondPoint: Place = [48.8689, 2.3102];
const concorde: Place = [48.8656, 2.3212];
const madeleine: Place = [48.87, 2.3245];
const alma: Place = [48.8646, 2.301];
const champsElysees: readonly Place[] = [etoile, rondPoint, concorde];

/** Avenues and boulevards around the house, by the public coordinates of their ends: drawn, and no map. */
const avenues: readonly (readonly Place[])[] = [
  champsElysees,
  [concorde, madeleine],
  [etoile, [48.8775, 2.2838]],
  [etoile, [48.8716, 2.28]],
  [etoile, [48.8697, 2.2855]],
  [etoile, [48.863, 2.287]],
  [etoile, [48.8647, 2.2938]],
  [etoile, alma],
  [etoile, [48.875, 2.307], [48.8752, 2.329]],
  [etoile, [48.879, 2.304]],
  [etoile, [48.883, 2.299]],
  [etoile, [48.8785, 2.293]],
  [etoile, [48.8775, 2.291]],
  [alma, [48.8721, 2.3005]],
  [alma, rondPoint, [48.8722, 2.3125], [48.8732, 2.313]],
  [rondPoint, [48.8638, 2.3102]],
  [
    [48.8765, 2.3005],
    [48.8722, 2.3125],
    [48.869, 2.3225],
  ],
  [madeleine, [48.8757, 2.3192], [48.881, 2.313]],
];

/** Smaller streets between them. */
const streets: readonly (readonly Place[])[] = [
  [
    [48.8711, 2.3045],
    [48.873, 2.3105],
    [48.8748, 2.3155],
    [48.8765, 2.3176],
  ],
  [
    [48.8716, 2.3022],
    [48.8752, 2.3075],
  ],
  [
    [48.8725, 2.2995],
    [48.8753, 2.3053],
  ],
  [
    [48.8718, 2.3053],
    [48.87, 2.3117],
  ],
  [
    [48.87, 2.3068],
    [48.873, 2.3105],
  ],
  [
    [48.869, 2.3225],
    [48.8712, 2.3155],
    [48.879, 2.3152],
  ],
  [
    [48.873, 2.3105],
    [48.879, 2.3035],
  ],
  [
    [48.8682, 2.3135],
    [48.8712, 2.3155],
  ],
  [
    [48.8652, 2.3033],
    [48.8706, 2.305],
  ],
  [
    [48.8662, 2.2985],
    [48.868, 2.3003],
    [48.8712, 2.3035],
  ],
  [
    [48.87, 2.2995],
    [48.8655, 2.307],
    [48.8641, 2.309],
  ],
  [
    [48.8655, 2.307],
    [48.8689, 2.3102],
  ],
  [
    [48.8645, 2.3022],
    [48.8642, 2.3102],
    [48.8646, 2.3195],
    [48.8656, 2.3212],
  ],
  [
    [48.8676, 2.3225],
    [48.868, 2.3165],
    [48.869, 2.3125],
  ],
];

/** The gardens on both sides of the lower avenue, and the park behind the boulevards. */
const gardens: readonly (readonly Place[])[] = [
  [
    [48.8687, 2.3117],
    [48.8696, 2.3133],
    [48.868, 2.3196],
    [48.8663, 2.3205],
  ],
  [
    [48.8677, 2.3106],
    [48.8681, 2.3117],
    [48.8652, 2.3202],
    [48.8644, 2.3112],
  ],
  [
    [48.8803, 2.3065],
    [48.8806, 2.3098],
    [48.8788, 2.3113],
    [48.8778, 2.3078],
  ],
];

const seine: readonly Place[] = [
  [48.854, 2.286],
  [48.8598, 2.2922],
  [48.863, 2.3],
  [48.8632, 2.3103],
  [48.8633, 2.3196],
  [48.8612, 2.327],
  [48.858, 2.336],
];

/** Names on the plan, as they stand on the streets themselves: where, and by how many degrees turned. */
const names: readonly (readonly [name: string, at: Place, turned: number])[] = [
  ['Arc de Triomphe', [48.8729, 2.2935], 0],
  ['Champs-Élysées', [48.8713, 2.3013], 26],
  ['Concorde', [48.8648, 2.3226], 0],
  ['Parc Monceau', [48.8773, 2.3088], 0],
  ['Seine', [48.8629, 2.3075], 0],
];

export const quarter = { etoile, avenues, streets, gardens, seine, names } as const;
