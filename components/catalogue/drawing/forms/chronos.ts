import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { polar, rays } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  dot,
  ellipse,
  line,
  type Path,
  polygon,
  rect,
  repeat,
  shift,
  turn,
} from '@/components/catalogue/drawing/path';
import { drop, type Region, within } from '@/components/catalogue/drawing/region';
import type { View } from '@/components/catalogue/drawing/view';
import type { Piece } from '@/content/catalogue/piece';
import { bedding, beddingPlan, mattressOf } from './bed';

/** A ring seen at a slant: two ellipses turned about the centre of the sphere. */
const ring = (cy: number, rx: number, ry: number, breadth: number, degrees: number): Path =>
  shift(
    turn([...ellipse(0, 0, rx, ry), ...ellipse(0, 0, rx - breadth, ry - breadth * 0.7)], degrees),
    0,
    cy,
  );

/** The sphere leans as the earth does. */
const tilted = (path: Path, cy: number): Path => shift(turn(path, 23.5), 0, cy);

/** An hourglass lying in a height, about the axis. */
const hourglass = (y: number, height: number, half: number): Path => [
  ...polygon(
    [-half, y],
    [half, y],
    [half * 0.12, y + height / 2],
    [half, y + height],
    [-half, y + height],
    [-half * 0.12, y + height / 2],
  ),
];

/** The rings of a sphere of radius `r`, as far as nothing before them hides them. */
const ringsOf = (r: number, isHidden: Region): View =>
  behind(
    {
      line: [
        ...ring(r, r * 0.93, r * 0.28, 44, 23.5),
        ...ring(r, r * 0.62, r * 0.93, 30, 23.5),
        ...tilted(ellipse(0, r * 0.5, r * 0.785, r * 0.2), r),
        ...tilted(ellipse(0, r * 0.5, r * 0.755, r * 0.18), r),
      ],
      fine: [
        ...tilted(rays([0, 0], [r * 0.89, r * 0.93], [0, 0], 1), r),
        ...tilted(line([-9, -r], [-9, r * 0.93], [9, r * 0.93], [9, -r]), r),
      ],
    },
    isHidden,
  );

const footOf = (piece: Piece) => piece.sizeMm.depth - 330 - mattressOf(piece).length;

/** Chronos: the rings of an armillary sphere round a dial that is the headboard. */
export const chronos: Form = {
  foot: footOf,
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const r = height / 2;
    const dial = r * 0.56;
    const bed = bedding(mattressOf(piece).width, 400, 230);
    const frame = rect(-half, 190, width, 210, 30);
    const foot = polygon(
      [-half * 0.86, 0],
      [half * 0.86, 0],
      [half * 0.8, 150],
      [-half * 0.8, 150],
    );
    const isFront = (p: readonly [number, number]) =>
      bed.hides(p) || within(rect(-half, 0, width, 400))(p);
    const isDial = within(ellipse(0, r, dial + 40));
    // The simpler edition has the hoop and the dial alone.
    const rings = piece.parcels.includes('rings') ? ringsOf(r, isDial) : {};
    return composed(
      behind(
        composed(rings, {
          tint: [...ellipse(0, r, r), ...ellipse(0, r, r - 74)],
          glow: ellipse(0, r, dial + 40),
          contour: [...ellipse(0, r, r), ...ellipse(0, r, r - 74), ...ellipse(0, r, dial + 40)],
          line: [...ellipse(0, r, dial), ...ellipse(0, r, dial * 0.6)],
          fine: [
            ...rays([0, r], [r - 74, r - 34], [-30, 210], 21),
            ...rays([0, r], [dial * 0.9, dial * 0.97], [-30, 210], 13),
            ...rays([0, r], [dial * 0.3, dial * 0.6], [0, 180], 7),
          ],
          goldFine: [
            ...ellipse(0, r, r - 34),
            ...ellipse(0, r, dial * 0.3),
            ...ellipse(0, r, dial * 0.97),
          ],
          gold: [
            ...repeat(13, (i) =>
              line(polar(0, r, i * 30 - 90, dial * 0.7), polar(0, r, i * 30 - 90, dial * 0.88)),
            ),
            ...polygon(
              polar(0, r, 150, dial * 0.44),
              polar(0, r, 60, 16),
              polar(0, r, -30, 40),
              polar(0, r, 240, 16),
            ),
            ...polygon(
              polar(0, r, 30, dial * 0.66),
              polar(0, r, 120, 13),
              polar(0, r, 210, 60),
              polar(0, r, 300, 13),
            ),
            ...dot(0, r, 20),
            ...tilted(
              [...dot(0, r * 0.92, 24), ...dot(r * 0.91, 0, 22), ...dot(-r * 0.91, 0, 22)],
              r,
            ),
          ],
        }),
        isFront,
      ),
      bed.view,
      {
        tint: frame,
        shade: rect(-half * 0.79, 150, half * 1.58, 40),
        contour: [...frame, ...foot],
        line: [
          ...rect(-half + 26, 216, width - 52, 158, 14),
          ...both(line([half * 0.79, 150], [half * 0.79, 190])),
        ],
        fine: [
          ...both(
            repeat(6, (i) =>
              line([half * (0.15 + i * 0.16), 216], [half * (0.15 + i * 0.16), 374]),
            ),
          ),
          ...both(repeat(5, (i) => dot(half * (0.23 + i * 0.16), 295, 44))),
          ...line([-half * 0.84, 40], [half * 0.84, 40]),
        ],
        goldFine: both(
          repeat(5, (i) =>
            rays([half * (0.23 + i * 0.16), 295], [0, 34], [90 - i * 60, 90 - i * 60], 1),
          ),
        ),
        gold: hourglass(232, 126, 54),
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const mattress = mattressOf(piece);
    const half = width / 2;
    const foot = footOf(piece);
    const inMattress = within(rect(-mattress.width / 2, foot, mattress.width, mattress.length));
    const r = Math.min(half, depth / 2);
    const back = within(rect(-half * 0.9, depth - 190, half * 1.8, 190));
    return composed(
      {
        contour: [
          ...drop(ellipse(0, depth / 2, half, depth / 2), (p) => inMattress(p) || back(p)),
          ...rect(-half * 0.87, depth - 130, half * 1.74, 74, 20),
        ],
        line: [
          ...drop(
            ellipse(0, depth / 2, half - 60, depth / 2 - 60),
            (p) => inMattress(p) || back(p),
          ),
          ...rect(-r * 0.5, depth - 250, r, 110, 40),
        ],
        fine: drop(
          rays([0, depth / 2], [r - 60, r - 20], [0, 360], 31),
          (p) => inMattress(p) || back(p),
        ),
        goldFine: drop(
          ellipse(0, depth / 2, half - 20, depth / 2 - 20),
          (p) => inMattress(p) || back(p),
        ),
        gold: [
          ...line([-half * 0.87, depth - 93], [half * 0.87, depth - 93]),
          ...both(arc(half * 0.87, depth - 93, 24, 0, 360)),
          ...dot(0, depth - 195, 22),
        ],
        tint: rect(-half * 0.87, depth - 130, half * 1.74, 74, 20),
      },
      beddingPlan(mattress.width, mattress.length, foot),
    );
  },
};
