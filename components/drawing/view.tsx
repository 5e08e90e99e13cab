import type { Path, Point } from './path';

/** What is drawn with which pen, listed in the order of painting. */
export type View = {
  /** Lightest wash of ink, then a deeper one, then the same in gold. */
  readonly tint?: Path;
  readonly shade?: Path;
  readonly glow?: Path;
  readonly inlay?: Path;
  readonly fine?: Path;
  readonly line?: Path;
  readonly contour?: Path;
  readonly goldFine?: Path;
  readonly gold?: Path;
};

const gold = (percent: number) => `color-mix(in srgb, var(--gold) ${percent}%, transparent)`;

const pens = {
  tint: { fill: 'currentColor', fillOpacity: 0.035 },
  shade: { fill: 'currentColor', fillOpacity: 0.1 },
  glow: { fill: gold(9) },
  inlay: { fill: gold(26) },
  fine: { stroke: 'currentColor', strokeWidth: 0.5, strokeOpacity: 0.5 },
  line: { stroke: 'currentColor', strokeWidth: 0.75, strokeOpacity: 0.85 },
  contour: { stroke: 'currentColor', strokeWidth: 1.25 },
  goldFine: { stroke: 'var(--gold)', strokeWidth: 0.6 },
  gold: { stroke: 'var(--gold)', strokeWidth: 1 },
} as const;

/** @returns path data in relative steps, y pointing down as SVG has it. */
export function toPathData(path: Path, step = 1): string {
  const round = (n: number) => Math.round(n / step);
  const text = (n: number) => String(Math.round(n * step * 10) / 10).replace(/^(-?)0\./, '$1.');
  let data = '';
  let [start, pen]: [Point, Point] = [
    [Number.NaN, 0],
    [Number.NaN, 0],
  ];
  const put = (command: string, ...numbers: number[]) => {
    data += command + numbers.map(text).join(' ').replace(/ -/g, '-');
  };
  for (const segment of path) {
    const [from, ...rest] = segment.map(([x, y]): Point => [round(x), -round(y)]);
    const to = rest[rest.length - 1];
    if (!from || !to) continue;
    if (from[0] !== pen[0] || from[1] !== pen[1]) {
      if (Number.isNaN(pen[0])) put('M', ...from);
      else put('m', from[0] - pen[0], from[1] - pen[1]);
      start = from;
    }
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const isClosing = to[0] === start[0] && to[1] === start[1];
    if (rest.length === 3) put('c', ...rest.flatMap(([x, y]) => [x - from[0], y - from[1]]));
    else if (isClosing) data += 'z';
    else if (dy === 0) put('h', dx);
    else if (dx === 0) put('v', dy);
    else put('l', dx, dy);
    if (isClosing && rest.length === 3) data += 'z';
    pen = to;
  }
  return data;
}

/** The strokes of a view. One path per pen; they stay hairlines at any size. */
export function Strokes({ view, step = 1 }: { view: View; step?: number }) {
  return Object.entries(pens).map(([name, style]) => {
    const path = view[name as keyof typeof pens];
    if (!path || path.length === 0) return null;
    return (
      <path
        key={name}
        d={toPathData(path, step)}
        fillRule={'fill' in style ? 'evenodd' : undefined}
        vectorEffect={'stroke' in style ? 'non-scaling-stroke' : undefined}
        {...style}
      />
    );
  });
}
