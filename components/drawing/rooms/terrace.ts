import { composed } from '../compose';
import { leaf, polar, rays } from '../ornament';
import { arc, both, curve, joined, line, mirror, type Path, type Point, rect, repeat } from '../path';
import { drop, keep, within } from '../region';
import type { View } from '../view';
import { column, pavement } from './hall';
import { furnished, standing } from './scene';

/** One baluster of a stone rail. */
const baluster = (x: number): Path => [
  ...curve([x + 34, 160], [x + 90, 330], [x + 74, 420], [x + 26, 560]),
  ...curve([x + 26, 560], [x + 18, 640], [x + 20, 700], [x + 44, 760]),
  ...curve([x - 34, 160], [x - 90, 330], [x - 74, 420], [x - 26, 560]),
  ...curve([x - 26, 560], [x - 18, 640], [x - 20, 700], [x - 44, 760]),
];

/** Plate 3: a terrace over the sea at evening, seats of Apollon and Hygieia, the hearth of Hestia between. */
export function terrace(): View {
  const half = 2500;
  const [rail, horizon, sun] = [900, 1980, 760];
  const disc = arc(0, horizon, sun, 0, 180);
  const hills = [
    ...curve([-half, 2240], [-2200, 2330], [-2000, 2160], [-1700, 2140]), ...curve([-1700, 2140], [-1500, 2130], [-1400, 2020], [-1080, horizon]),
    ...curve([1240, horizon], [1500, 2010], [1600, 2120], [1850, 2120]), ...curve([1850, 2120], [2100, 2120], [2250, 2250], [half, 2190]),
  ];
  const waves = repeat(17, (row) => {
    const y = horizon - 14 - row * row * 3.6 - row * 4;
    return repeat(9, (i) => {
      const x = -half + 280 + i * 555 + Math.sin(row * 5 + i * 2.3) * 230;
      const length = 90 + row * 11 + 60 * Math.sin(row * 3 + i * 4.1);
      return line([Math.max(-half, x - length), y], [Math.min(half, x + length), y]);
    });
  });
  const glitter = repeat(12, (i) => {
    const y = horizon - 26 - i * i * 6.6;
    const wide = 620 - i * 30 + (i % 2) * -120;
    return line([-wide, y], [wide, y]);
  });
  const isColumn = within(both(rect(1990, 0, 520, 4400)));
  const vine: Path = curve([-half, 4080], [-1200, 3720], [-700, 4200], [0, 3960]);
  const garland = [...vine, ...mirror(vine)];
  const leaves = repeat(13, (i) => {
    const t = i / 12;
    const p: Point = [-half * (1 - t), 4060 - Math.sin(t * 5) * 110 - 40];
    return [...leaf(p, 170, 74, -70 - (i % 3) * 24, 0.3), ...leaf(p, 130, 56, 215 - (i % 2) * 40, 0.3)];
  });
  const beams = repeat(11, (i) => rect(-half + 60 + i * 478, 4660, 110, 190));
  const room: View = {
    glow: [...joined(disc), ...arc(0, horizon, sun * 1.5, 0, 180), ...arc(0, horizon, sun * 2.1, 0, 180)].slice(0, 3),
    tint: [...rect(-half, rail - 140, half * 2, 140)],
    contour: [...rect(-half - 2, rail - 140, half * 2 + 4, 140), ...line([-half, 0], [half, 0])],
    line: [
      ...hills, ...line([-half, horizon], [-sun, horizon]), ...line([sun, horizon], [half, horizon]),
      ...rect(-half - 2, 60, half * 2 + 4, 100), ...both(repeat(11, (i) => baluster(110 + i * 220))),
      ...drop(garland, isColumn),
    ],
    fine: [
      ...waves.filter(([a]) => a[1] > rail), ...both(repeat(11, (i) => line([110 + i * 220 - 44, 780], [110 + i * 220 + 44, 780]))),
      ...pavement(half, 1250, 1500), ...drop([...leaves, ...mirror(leaves)], isColumn), ...line([-half, rail - 40], [half, rail - 40]),
      ...keep(repeat(8, (i) => line([-half, horizon + 60 + i * i * 9], [half, horizon + 60 + i * i * 9])), (p) => within(disc)(p)),
    ],
    gold: [...disc, ...glitter.filter(([a]) => a[1] > rail)],
    goldFine: rays([0, horizon], [sun + 90, 2500], [0, 180], 61)
      .map((s, i) => (i % 2 ? s : ([s[0], polar(0, horizon, i * 3, sun * 1.7)] as const)))
      .flatMap((s) => keep([s], (p) => Math.abs(p[0]) < 1900 && p[1] < 3700)),
  };
  const pergola: View = {
    tint: rect(-half, 4400, half * 2, 260),
    contour: [...line([-half, 4400], [half, 4400]), ...line([-half, 4660], [half, 4660]), ...beams],
    line: [...line([-half, 4470], [half, 4470]), ...arc(0, 4530, 0.1, 0, 1)],
    gold: line([-half, 4565], [half, 4565]),
  };
  return furnished(composed(room, pergola), [
    column(-2250, 4400, 170), column(2250, 4400, 170),
    standing('chair', 'apollo', -1290), standing('chair', 'hygieia', 1290), standing('table', 'hestia-coffee-table', 0, -190),
  ]);
}
