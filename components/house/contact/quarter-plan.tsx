/** Latitude and longitude, degrees. */
type Place = readonly [latitude: number, longitude: number];

const etoile: Place = [48.8738, 2.295];
const rondPoint: Place = [48.8689, 2.3102];
const concorde: Place = [48.8656, 2.3212];
const madeleine: Place = [48.87, 2.3245];
const alma: Place = [48.8646, 2.301];

/** Avenues around the house, by the public coordinates of their ends: drawn, and no map. */
const avenues: readonly (readonly Place[])[] = [
  [etoile, rondPoint, concorde, madeleine],
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
  [alma, rondPoint, [48.8732, 2.313]],
  [rondPoint, [48.8638, 2.3102]],
  [
    [48.8765, 2.3005],
    [48.8722, 2.3125],
    [48.869, 2.3225],
  ],
  [
    [48.8722, 2.305],
    [48.8748, 2.3155],
  ],
  [madeleine, [48.8765, 2.3176]],
];

const seine: readonly Place[] = [
  [48.854, 2.286],
  [48.8598, 2.2922],
  [48.8634, 2.301],
  [48.8632, 2.3103],
  [48.8637, 2.3137],
  [48.8634, 2.3196],
  [48.8612, 2.327],
  [48.858, 2.336],
];

/** Pixels of the drawing in a degree; a degree of longitude is shorter by the cosine of the latitude of Paris. */
const perDegree = 50_000;
const shortened = 0.658;

/** The quarter of the house as a drawing, behind the button that loads a map. */
export function QuarterPlan({ latitude, longitude }: { latitude: number; longitude: number }) {
  const at = ([lat, long]: Place) =>
    `${Math.round((long - longitude) * perDegree * shortened)} ${Math.round((latitude - lat) * perDegree)}`;
  const pathOf = (places: readonly Place[]) => `M${places.map(at).join('L')}`;
  const [x, y] = at(etoile).split(' ');
  return (
    <svg
      viewBox="-600 -290 1200 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full text-ink"
      fill="none"
      stroke="currentColor"
    >
      <path d={pathOf(seine)} strokeWidth="76" strokeLinejoin="round" className="text-line" />
      <path d={avenues.map(pathOf).join('')} strokeWidth="9" strokeLinejoin="round" opacity=".22" />
      <circle cx={x} cy={y} r="44" strokeWidth="9" opacity=".22" className="fill-paper" />
      <circle r="46" strokeWidth="1.5" className="text-gold" />
      <circle r="11" stroke="none" className="fill-gold" />
    </svg>
  );
}
