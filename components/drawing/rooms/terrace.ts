import { composed } from '../compose';
import { polar, rays } from '../ornament';
import { arc, both, curve, joined, line, type Path, polygon, rect, repeat } from '../path';
import { keep, within } from '../region';
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
    ...curve([-half, 2240], [-2200, 2330], [-2000, 2160], [-1700, 2140]),
    ...curve([-1700, 2140], [-1500, 2130], [-1400, 2020], [-1080, horizon]),
    ...curve([1240, horizon], [1500, 2010], [1600, 2120], [1850, 2120]),
    ...curve([1850, 2120], [2100, 2120], [2250, 2250], [half, 2190]),
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
  const beams = repeat(11, (i) =>
    polygon(
      [-half + 55 + i * 478, 4660],
      [-half + 165 + i * 478, 4660],
      [-half + 165 + i * 478, 4830],
      [-half + 55 + i * 478, 4830],
    ),
  );
  const room: View = {
    glow: joined(disc),
    tint: [...rect(-half, rail - 140, half * 2, 140)],
    contour: [...rect(-half - 2, rail - 140, half * 2 + 4, 140), ...line([-half, 0], [half, 0])],
    line: [
      ...hills,
      ...line([-half, horizon], [-sun, horizon]),
      ...line([sun, horizon], [half, horizon]),
      ...rect(-half - 2, 60, half * 2 + 4, 100),
      ...both(repeat(11, (i) => baluster(110 + i * 220))),
    ],
    fine: [
      ...waves.filter(([a]) => a[1] > rail),
      ...both(repeat(11, (i) => line([110 + i * 220 - 44, 780], [110 + i * 220 + 44, 780]))),
      ...pavement(half, 1250, 1500),
      ...line([-half, rail - 40], [half, rail - 40]),
      ...keep(
        repeat(8, (i) => line([-half, horizon + 60 + i * i * 9], [half, horizon + 60 + i * i * 9])),
        (p) => within(disc)(p),
      ),
    ],
    gold: [...disc, ...glitter.filter(([a]) => a[1] > rail)],
    goldFine: rays([0, horizon], [sun + 90, 2900], [0, 180], 61)
      .map((s, i) => (i % 2 ? s : ([s[0], polar(0, horizon, i * 3, sun * 1.7)] as const)))
      .flatMap((s) => keep([s], (p) => Math.abs(p[0]) < 1960 && p[1] < 4280)),
  };
  const pergola: View = {
    tint: rect(-half, 4400, half * 2, 260),
    contour: [
      ...line([-half, 4400], [half, 4400]),
      ...line([-half, 4660], [half, 4660]),
      ...beams,
      ...rect(-half - 2, 4830, half * 2 + 4, 70),
    ],
    line: [...line([-half, 4470], [half, 4470])],
    gold: line([-half, 4565], [half, 4565]),
  };
  return furnished(composed(room, pergola), [
    column(-2250, 4400, 170),
    column(2250, 4400, 170),
    standing('chair', 'apollo', -1290),
    standing('chair', 'hygieia', 1290),
    standing('table', 'hestia-coffee-table', 0, -190),
  ]);
}
