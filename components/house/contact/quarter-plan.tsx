import { type Place, quarter } from '@/content/house/quarter';

const { etoile, avenues, streets, gardens, seine, names } = quarter;

/** Pixels of the drawing in a degree; a degree of longitude is shorter by the cosine of the latitude of Paris. */
const perDegree = 50_000;
const shortened = 0.658;

/** The quarter of the house as a drawing, above the button that loads a map. */
export function QuarterPlan({ latitude, longitude }: { latitude: number; longitude: number }) {
  const at = ([lat, long]: Place) => [
    Math.round((long - longitude) * perDegree * shortened),
    Math.round((latitude - lat) * perDegree),
  ];
  const pathOf = (places: readonly Place[]) =>
    `M${places.map((place) => at(place).join(' ')).join('L')}`;
  const allOf = (paths: readonly (readonly Place[])[]) => paths.map(pathOf).join('');
  const [x, y] = at(etoile);
  return (
    <svg
      viewBox="-600 -330 1200 780"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full bg-paper text-line"
      direction="ltr"
      fill="none"
      stroke="var(--paper)"
      strokeLinejoin="round"
    >
      <path d="M-900-900h1800v1800h-1800z" fill="currentColor" opacity=".3" />
      <path d={allOf(gardens)} fill="var(--gold)" stroke="none" opacity=".2" />
      <path d={allOf(streets)} strokeWidth="7" />
      <path d={allOf(avenues)} strokeWidth="15" />
      <path d={pathOf(seine)} strokeWidth="112" />
      <path d={pathOf(seine)} stroke="currentColor" strokeWidth="92" />
      <circle cx={x} cy={y} r="40" strokeWidth="15" fill="var(--ground)" />
      <g
        className="text-ink max-sm:hidden"
        fill="currentColor"
        stroke="none"
        fontSize="22"
        textAnchor="middle"
      >
        {names.map(([name, place, turned]) => (
          <text key={name} transform={`translate(${at(place).join(' ')})rotate(${turned})`}>
            {name}
          </text>
        ))}
      </g>
      <circle r="46" stroke="var(--gold)" strokeWidth="1.5" fill="var(--paper)" />
      <circle r="11" stroke="none" fill="var(--gold)" />
    </svg>
  );
}
