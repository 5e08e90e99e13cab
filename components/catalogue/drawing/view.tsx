import type { Path, Point } from './path';

/** What is drawn with which pen, listed in the order of painting. */
export type View = {
  /** Lightest wash of ink, then a deeper one, then the same in gold. */
  readonly tint?: Path;
  readonly shade?: Path;
  readonly glow?: Path;
  readonly inlay?: Path;
  /** Small shapes washed and outlined in gold. */
  readonly jewel?: Path;
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
  jewel: { fill: gold(24), stroke: 'var(--gold)', strokeWidth: 0.6 },
  fine: { stroke: 'currentColor', strokeWidth: 0.5, strokeOpacity: 0.5 },
  line: { stroke: 'currentColor', strokeWidth: 0.75, strokeOpacity: 0.85 },
  contour: { stroke: 'currentColor', strokeWidth: 1.25 },
  goldFine: { stroke: 'var(--gold)', strokeWidth: 0.6 },
  gold: { stroke: 'var(--gold)', strokeWidth: 1 },
} as const;

/** Pixels of the measured drawing a step of its paths is wide. */
export const stepWidth = 0.4;

/** Pixels of the measured drawing a millimetre is long: elevation and plan have to find room on its sheet. */
export function scaleOf({ width, height }: { width: number; height: number }): number {
  return Math.min(432 / width, 452 / height);
}

/** @returns path data in relative steps of `unit` millimetres, y pointing down as SVG has it. */
export function toPathData(path: Path, unit = 1): string {
  const nowhere: Point = [Number.NaN, 0];
  let [start, pen, mirrored] = [nowhere, nowhere, nowhere];
  let data = '';
  const put = (command: string, ...numbers: number[]) => {
    data += command + numbers.join(' ').replaceAll(' -', '-');
  };
  const step = (p: Point) => [p[0] - pen[0], p[1] - pen[1]] as const;
  for (const segment of path) {
    const [from, ...rest] = segment.map(
      ([x, y]): Point => [Math.round(x / unit), -Math.round(y / unit)],
    );
    const [to, handle, second] = [rest[rest.length - 1], rest[0], rest[1]];
    if (!from || !to) continue;
    if (from[0] !== pen[0] || from[1] !== pen[1]) {
      if (Number.isNaN(pen[0])) put('M', ...from);
      else put('m', ...step(from));
      [start, pen, mirrored] = [from, from, nowhere];
    }
    const [dx, dy] = step(to);
    const isClosing = to[0] === start[0] && to[1] === start[1];
    if (rest.length === 3 && handle && second) {
      const isSmooth =
        Math.abs(handle[0] - mirrored[0]) < 2 && Math.abs(handle[1] - mirrored[1]) < 2;
      if (isSmooth) put('s', ...step(second), dx, dy);
      else put('c', ...step(handle), ...step(second), dx, dy);
      mirrored = [2 * to[0] - second[0], 2 * to[1] - second[1]];
      if (isClosing) data += 'z';
    } else {
      if (isClosing) data += 'z';
      else if (dy === 0) put('h', dx);
      else if (dx === 0) put('v', dy);
      else put('l', dx, dy);
      mirrored = nowhere;
    }
    pen = to;
  }
  return data;
}

/** The strokes of a view, one path per pen, drawn to `unit` millimetres. They stay hairlines at any size. */
export function Strokes({ view, unit = 1 }: { view: View; unit?: number }) {
  return Object.entries(pens).map(([name, style]) => {
    const path = view[name as keyof typeof pens];
    if (!path || path.length === 0) return null;
    return (
      <path
        key={name}
        d={toPathData(path, unit)}
        {...('fill' in style && { fillRule: 'evenodd' })}
        {...('stroke' in style && { vectorEffect: 'non-scaling-stroke' })}
        {...style}
      />
    );
  });
}
