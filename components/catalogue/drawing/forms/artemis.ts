import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { leaf, studs, tube } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  ellipse,
  joined,
  line,
  mirror,
  type Path,
  polygon,
  rect,
  repeat,
  reversed,
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { drop, hatch, keep, within } from '@/components/catalogue/drawing/region';

/** The crescent with its horns up, from the outer circle and the one that bites it. */
function crescent(cy: number, r: number, lift: number, inner: number) {
  const along = (r * r - inner * inner + lift * lift) / (2 * lift);
  const tip = (Math.asin(along / r) * 180) / Math.PI;
  const innerTip = (Math.asin((along - lift) / inner) * 180) / Math.PI;
  return {
    outline: [
      ...arc(0, cy, r, 180 - tip, 360 + tip),
      ...reversed(arc(0, cy + lift, inner, 180 - innerTip, 360 + innerTip)),
    ],
    bite: ellipse(0, cy + lift, inner),
    tip: [r * Math.cos((tip * Math.PI) / 180), cy + along] as const,
  };
}

/** Artémis: a crescent moon bent like a bow, the arrow on the string, legs of a hind. */
export const artemis: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const r = width * 0.49;
    const cy = height * 0.565;
    const moon = crescent(cy, r, width * 0.112, width * 0.405);
    const lining = crescent(cy, r - 18, width * 0.112, width * 0.41);
    const seatTop = height * 0.415;
    const seat = rect(-width * 0.37, seatTop - 120, width * 0.74, 120, 56);
    const rail = rect(-width * 0.35, seatTop - 168, width * 0.7, 48, 14);
    const arm = tube(
      [
        [width * 0.385, seatTop - 150],
        [width * 0.39, seatTop - 30],
        [width * 0.44, seatTop + 60],
        [width * 0.435, seatTop + 160],
      ],
      (t) => 18 - 6 * t,
    );
    const rest = ellipse(width * 0.44, seatTop + 172, 50, 24);
    const leg: Path = joined(
      curve(
        [width * 0.26, seatTop - 168],
        [width * 0.27, seatTop * 0.5],
        [width * 0.36, seatTop * 0.34],
        [width * 0.36, 34],
      ),
      line([width * 0.345, 0], [width * 0.395, 0], [width * 0.385, 34]),
      curve(
        [width * 0.385, 34],
        [width * 0.4, seatTop * 0.34],
        [width * 0.345, seatTop * 0.46],
        [width * 0.345, seatTop - 168],
      ),
    );
    const pad = symmetrical([
      ...line([0, seatTop - 30], [width * 0.26, seatTop - 30]),
      ...curve(
        [width * 0.26, seatTop - 30],
        [width * 0.36, cy],
        [width * 0.36, height * 0.7],
        [width * 0.28, height * 0.745],
      ),
      ...curve(
        [width * 0.28, height * 0.745],
        [width * 0.14, height * 0.7],
        [width * 0.06, height * 0.7],
        [0, height * 0.7],
      ),
    ]);
    const isFront = within([...seat]);
    const isRest = within(both(rest));
    const isArm = (p: readonly [number, number]) => within(both(arm))(p) || isRest(p);
    const isPad = within(pad);
    const shaft = [
      ...line([-5, height * 0.7], [-5, height * 0.935]),
      ...line([5, height * 0.7], [5, height * 0.935]),
    ];
    const hides = (p: readonly [number, number]) => isFront(p) || isArm(p) || within(rail)(p);
    return composed(
      behind(
        {
          tint: moon.outline,
          shade: pad,
          contour: moon.outline,
          line: pad,
          fine: [
            ...keep(
              both(
                repeat(4, (i) =>
                  curve(
                    [width * (0.035 + i * 0.068), seatTop - 40],
                    [width * (0.04 + i * 0.085), cy],
                    [width * (0.04 + i * 0.085), height * 0.66],
                    [width * (0.03 + i * 0.075), height * 0.76],
                  ),
                ),
              ),
              isPad,
            ),
            ...drop(hatch(lining.outline, 17, 60), isPad),
          ],
          goldFine: [
            ...both(line(moon.tip, [0, height * 0.78])),
            ...both(
              repeat(4, (i) =>
                line([5, height * (0.72 + i * 0.014)], [30, height * (0.735 + i * 0.014)]),
              ),
            ),
          ],
          gold: [
            ...shaft,
            ...leaf([0, height * 0.93], height * 0.07, 52, 90, 0.25),
            ...both(arc(moon.tip[0], moon.tip[1], 9, 0, 360)),
          ],
        },
        hides,
        isFront,
      ),
      {
        tint: both(rest),
        contour: [
          ...seat,
          ...rail,
          ...drop(both(leg), within(rail)),
          ...drop(both(arm), (p) => isRest(p) || isFront(p) || within(rail)(p)),
          ...both(rest),
        ],
        fine: [
          ...both(ellipse(width * 0.44, seatTop + 172, 32, 13)),
          ...curve(
            [-width * 0.35, seatTop - 54],
            [-width * 0.1, seatTop - 70],
            [width * 0.1, seatTop - 70],
            [width * 0.35, seatTop - 54],
          ),
          ...both(line([width * 0.303, seatTop - 180], [width * 0.372, 40])),
          ...polygon(
            [-width * 0.16, seatTop - 168],
            [-width * 0.14, seatTop - 176],
            [width * 0.14, seatTop - 176],
            [width * 0.16, seatTop - 168],
          ),
        ],
        goldFine: studs([-width * 0.32, seatTop - 144], [width * 0.32, seatTop - 144], 15, 5),
        gold: both(line([width * 0.358, 34], [width * 0.387, 34])),
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const half = width / 2;
    const side: Path = [
      ...curve([0, depth], [half * 0.62, depth], [half, depth * 0.74], [half, depth * 0.44]),
      ...curve(
        [half, depth * 0.44],
        [half, depth * 0.3],
        [half * 0.97, depth * 0.18],
        [half * 0.86, depth * 0.1],
      ),
      ...curve(
        [half * 0.86, depth * 0.1],
        [half * 0.9, depth * 0.5],
        [half * 0.62, depth * 0.8],
        [0, depth * 0.8],
      ),
    ];
    const moon = joined(side, reversed(mirror(side)));
    const seat = symmetrical([
      ...curve([0, 0], [half * 0.5, 0], [half * 0.76, depth * 0.06], [half * 0.76, depth * 0.3]),
      ...curve(
        [half * 0.76, depth * 0.3],
        [half * 0.76, depth * 0.7],
        [half * 0.4, depth * 0.76],
        [0, depth * 0.76],
      ),
    ]);
    const isMoon = within(moon);
    return {
      tint: moon,
      contour: moon,
      line: drop(seat, isMoon),
      fine: [
        ...drop(
          both(
            repeat(4, (i) =>
              line(
                [half * (0.09 + i * 0.17), depth * (0.02 + i * 0.01)],
                [half * (0.09 + i * 0.16), depth * 0.74],
              ),
            ),
          ),
          isMoon,
        ),
        ...keep(
          repeat(41, (i) =>
            line(
              [0, depth * 0.42],
              [
                Math.cos((i * 4.5 * Math.PI) / 180) * 900,
                depth * 0.42 + Math.sin((i * 4.5 * Math.PI) / 180) * 900,
              ],
            ),
          ),
          isMoon,
        ),
      ],
      goldFine: both(line([half * 0.86, depth * 0.1], [0, depth * 0.86])),
      gold: [
        ...line([0, depth * 0.77], [0, depth * 0.97]),
        ...leaf([0, depth * 0.93], depth * 0.07, 44, 90, 0.25),
      ],
    };
  },
};
