import { polar } from '../ornament';
import {
  arc,
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  type Path,
  type Point,
  polygon,
  rect,
  repeat,
  reversed,
} from '../path';
import { drop, keep, within } from '../region';
import type { View } from '../view';
import { pavement } from './hall';
import { furnished, standing } from './scene';

/** A four-pointed star. */
const star = ([x, y]: Point, r: number): Path =>
  polygon(
    [x, y + r],
    [x + r * 0.16, y + r * 0.16],
    [x + r, y],
    [x + r * 0.16, y - r * 0.16],
    [x, y - r],
    [x - r * 0.16, y - r * 0.16],
    [x - r, y],
    [x - r * 0.16, y + r * 0.16],
  );

/** Plate 2: a night room, the bed of Hadès under the moon. */
export function night(): View {
  const half = 2460;
  const [wide, spring, sill] = [1060, 3000, 0];
  const arch = (k: number): Path =>
    joined(
      line([wide + k, sill], [wide + k, spring]),
      arc(0, spring, wide + k, 0, 180),
      line([-wide - k, spring], [-wide - k, sill]),
    );
  const inWindow = within(arch(0));
  const moon = joined(
    arc(430, 3240, 300, 75.5, 284.5),
    reversed(arc(580, 3240, 300, 104.5, 255.5)),
  );
  const stars: readonly (readonly [number, number, number])[] = [
    [-620, 3350, 60],
    [-260, 3700, 44],
    [60, 3480, 34],
    [-420, 2760, 46],
    [-820, 2900, 30],
    [120, 2840, 36],
    [700, 2700, 44],
    [-90, 3160, 26],
    [780, 3560, 30],
    [-700, 2420, 30],
    [260, 2420, 26],
    [-560, 3620, 24],
  ];
  const sky = stars.flatMap(([x, y, r]) => star([x, y], r));
  const curtainEdge = (k: number): Path => [
    ...curve(
      [wide + 90 + k * 150, 4380],
      [wide + 130 + k * 130, 3400],
      [wide + 500 + k * 60, 2500],
      [wide + 520 + k * 30, 1720],
    ),
    ...curve(
      [wide + 520 + k * 30, 1720],
      [wide + 540 + k * 30, 1500],
      [wide + 340 + k * 34, 900],
      [wide + 320 + k * 36, 0],
    ),
  ];
  const tie = curve([wide + 480, 1760], [wide + 600, 1690], [wide + 800, 1690], [wide + 920, 1780]);
  const curtains = both(joined(curtainEdge(0), reversed(curtainEdge(6))));
  const isCurtain = within(curtains);
  const wall = (p: Point) => !within(arch(110))(p) && !isCurtain(p);
  const lamp = (x: number): Path => [
    ...line([x, 5050], [x, 2560]),
    ...ellipse(x, 2430, 130),
    ...ellipse(x, 2430, 130, 44),
  ];
  const isLamp = within(both(ellipse(1480, 2430, 150)));
  const room: View = {
    tint: [...rect(-half, 4380, half * 2, 670), ...joined(arc(0, spring, wide, 0, 180))],
    shade: curtains,
    glow: [...both(ellipse(1480, 2430, 520)), ...moon],
    inlay: both(ellipse(1480, 2430, 130)),
    contour: [...arch(0), ...line([-half, 0], [half, 0])],
    line: [
      ...arch(110),
      ...drop(both([...curtainEdge(0), ...curtainEdge(6)]), isLamp),
      ...rect(-half, 4380, half * 2, 60),
      ...line([-half, 4900], [half, 4900]),
      ...line([-half, 5050], [half, 5050]),
      ...keep(
        [...line([0, sill], [0, spring + wide]), ...line([-wide, spring], [wide, spring])],
        (p) => inWindow(p) && !within(moon)(p),
      ),
    ],
    fine: [
      ...drop(both([1, 2, 3, 4, 5].flatMap(curtainEdge)), isLamp),
      ...keep(
        drop(
          repeat(70, (i) => line([-half, 40 + i * 62], [half, 40 + i * 62])),
          isLamp,
        ),
        wall,
      ),
      ...keep(
        repeat(13, (i) => line([-wide, 1560 + i * i * -7], [wide, 1560 - i * i * 7])),
        inWindow,
      ),
      ...keep(
        repeat(8, (i) =>
          line(
            [430 - 250 + i * 16 + (i % 3) * 40, 1520 - i * 46],
            [430 + 240 - i * 22 - (i % 2) * 50, 1520 - i * 46],
          ),
        ),
        inWindow,
      ),
      ...pavement(half, 1200, 1300),
    ],
    goldFine: [...sky, ...both(lamp(1480)), ...both(tie)],
    gold: [
      ...moon,
      ...both([
        ...curve([wide + 480, 1730], [wide + 600, 1660], [wide + 800, 1660], [wide + 920, 1750]),
      ]),
      ...repeat(9, (i) => dot(...polar(0, spring, 18 * (i + 1), wide + 55), 16)),
    ],
  };
  return furnished(room, [
    standing('chair', 'artemis', -2010, -210),
    standing('mirror', 'narcisse', 2010, -130),
    standing('table', 'morpheus-nightstand', -1310),
    standing('table', 'morpheus-nightstand', 1310),
    standing('bed', 'hades', 0),
  ]);
}
