import { composed } from '../compose';
import { polar, rays, spiral } from '../ornament';
import { arc, both, curve, joined, line, type Path, polygon, rect, repeat } from '../path';
import { keep, within } from '../region';
import type { View } from '../view';
import { furnished, standing } from './scene';

/** A fluted Ionic column from the floor to `top`. */
export function column(x: number, top: number, r: number): View {
  const shaft = polygon(
    [x - r, 190],
    [x + r, 190],
    [x + r * 0.86, top - 300],
    [x - r * 0.86, top - 300],
  );
  const volute = (side: number): Path =>
    spiral(x + side * r * 1.06, top - 190, 105, 90, side * -520, 0.12);
  return {
    tint: shaft,
    contour: [
      ...line([x - r, 190], [x - r * 0.86, top - 300]),
      ...line([x + r, 190], [x + r * 0.86, top - 300]),
      ...rect(x - r * 1.4, 0, r * 2.8, 70),
      ...rect(x - r * 1.5, top - 60, r * 3, 60),
    ],
    line: [
      ...rect(x - r * 1.3, 70, r * 2.6, 60, 30),
      ...rect(x - r * 1.14, 130, r * 2.28, 60, 26),
      ...line([x - r * 1.06, top - 85], [x + r * 1.06, top - 85]),
      ...curve(
        [x - r * 0.86, top - 300],
        [x - r * 0.3, top - 270],
        [x + r * 0.3, top - 270],
        [x + r * 0.86, top - 300],
      ),
      ...volute(1),
      ...volute(-1),
    ],
    fine: [-0.82, -0.6, -0.34, -0.07, 0.07, 0.34, 0.6, 0.82].flatMap((k) =>
      line([x + k * r, 205], [x + k * r * 0.86, top - 310]),
    ),
    goldFine: line([x - r * 0.95, top - 118], [x + r * 0.95, top - 118]),
  };
}

/** Slabs of a floor running to a point above the horizon of the eye. */
export function pavement(half: number, depth: number, eye: number): Path {
  const floor = within(rect(-half, -depth, half * 2, depth));
  return [
    ...keep(
      repeat(25, (i) =>
        line([(i - 12) * half * 0.0834, 0], [(i - 12) * half * 0.0834 * (1 + depth / eye), -depth]),
      ),
      floor,
    ),
    ...[0.07, 0.17, 0.31, 0.5, 0.74].flatMap((k) => line([-half, -depth * k], [half, -depth * k])),
  ];
}

/** Plate 1: a marble hall by day, the bed of Zeus before a coffered apse. */
export function hall(): View {
  const [half, top, r] = [2600, 4720, 190];
  const [wide, spring] = [1560, 2900];
  const niche = joined(
    line([wide, 0], [wide, spring]),
    arc(0, spring, wide, 0, 180),
    line([-wide, spring], [-wide, 0]),
  );
  const rings = [0.84, 0.68, 0.52, 0.38, 0.26];
  const coffers = repeat(4, (ring) => {
    const [a, b] = [(rings[ring] ?? 1) * wide - 26, (rings[ring + 1] ?? 0) * wide + 22];
    return repeat(12, (i) => {
      const [from, to] = [i * 15 + 2.4, i * 15 + 12.6];
      return [
        ...line(
          polar(0, spring, to, a),
          polar(0, spring, from, a),
          polar(0, spring, from, b),
          polar(0, spring, to, b),
          polar(0, spring, to, a),
        ),
      ];
    });
  });
  const veins = [
    curve([-1500, 2700], [-1200, 2300], [-1300, 1900], [-900, 1500]),
    curve([-1280, 2200], [-1000, 2300], [-800, 2000], [-640, 2060]),
    curve([1520, 2560], [1260, 2500], [1200, 2000], [820, 1840]),
    curve([1210, 2200], [1100, 1900], [1180, 1600], [1000, 1500]),
    curve([-300, 2860], [-100, 2500], [260, 2460], [420, 2000]),
    curve([110, 2480], [-60, 2300], [-20, 2100], [-160, 1900]),
  ].flat();
  const room: View = composed({
    glow: arc(0, spring, wide * 0.26, 0, 180),
    contour: niche,
    line: [
      ...arc(0, spring, wide + 120, 0, 180),
      ...both(line([wide + 120, spring], [wide + 120, 0])),
      ...line([-wide, spring], [wide, spring]),
      ...line([-half, 0], [half, 0]),
      ...rings.flatMap((k) => arc(0, spring, wide * k, 0, 180)),
    ],
    fine: [
      ...coffers,
      ...veins,
      ...line([-wide, spring - 90], [wide, spring - 90]),
      ...both([...line([520, spring - 90], [520, 0]), ...line([1040, spring - 90], [1040, 0])]),
      ...pavement(half, 1350, 1500),
    ],
    gold: [...rays([0, spring], [90, wide * 0.24], [0, 180], 25), ...arc(0, spring, 90, 0, 180)],
    goldFine: [
      ...arc(0, spring, wide + 60, 0, 180),
      ...line([-wide, spring - 45], [wide, spring - 45]),
    ],
  });
  const order: View = {
    tint: rect(-half, top, half * 2, 620),
    contour: [...line([-half, top], [half, top]), ...line([-half, top + 620], [half, top + 620])],
    line: [
      ...line([-half, top + 70], [half, top + 70]),
      ...line([-half, top + 150], [half, top + 150]),
      ...line([-half, top + 400], [half, top + 400]),
      ...line([-half, top + 520], [half, top + 520]),
    ],
    fine: repeat(40, (i) => rect(-half + 20 + i * 129, top + 410, 84, 100)),
    goldFine: repeat(20, (i) => arc(-half + 130 + i * 260, top + 275, 70, 0, 360)),
    gold: line([-half, top + 110], [half, top + 110]),
  };
  const daylight: View = { glow: polygon([-2600, 4500], [-2600, 3300], [900, 0], [2100, 0]) };
  return composed(
    daylight,
    furnished(composed(room, order), [
      column(-2150, top, r),
      column(2150, top, r),
      standing('bed', 'zeus', 0),
      standing('table', 'morpheus-nightstand', -1500),
      standing('table', 'morpheus-nightstand', 1500),
    ]),
  );
}
