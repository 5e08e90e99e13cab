import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { leaf, polar, rays, tube } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  type Point,
  rect,
  repeat,
  spline,
} from '@/components/catalogue/drawing/path';
import { drop, keep, within } from '@/components/catalogue/drawing/region';

/** Hygieia: a bowl on its foot for a seat, the serpent round the back and bending to drink. */
export const hygieia: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const rim = height * 0.4;
    const bottom = height * 0.155;
    const bowl = joined(arc(0, rim, half * 0.9, 180, 360, rim - bottom));
    const [cy, rx, ry] = [height * 0.665, half * 0.78, height * 0.315];
    const back = ellipse(0, cy, rx, ry);
    const cushion = joined(
      line([-half * 0.8, rim + 34], [half * 0.8, rim + 34]),
      curve(
        [half * 0.8, rim + 34],
        [half * 0.86, rim + 150],
        [half * 0.3, rim + 138],
        [0, rim + 138],
      ),
      curve(
        [0, rim + 138],
        [-half * 0.3, rim + 138],
        [-half * 0.86, rim + 150],
        [-half * 0.8, rim + 34],
      ),
    );
    const body: Point[] = [
      [-half * 0.6, rim + 17],
      [-half * 0.84, rim + 60],
      [-half * 0.93, cy - 110],
      [-half * 0.93, cy + 10],
      ...[150, 128, 108, 90, 72, 52, 30].map((a) => polar(0, cy, a, half * 0.93, height - 24 - cy)),
      [half * 0.93, cy + 10],
      [half * 0.92, cy - 90],
      [half * 0.78, cy - 150],
      [half * 0.56, cy - 120],
      [half * 0.4, cy - 140],
    ];
    const serpent = tube(
      body,
      (t) =>
        7 +
        17 * Math.sin(Math.min(1, t * 1.7 + 0.05) * Math.PI * 0.5) -
        (t > 0.9 ? (t - 0.9) * 60 : 0),
    );
    const tip: Point = [half * 0.4, cy - 140];
    const head = leaf([tip[0] + 34, tip[1] + 10], 104, 66, 204, 0.5);
    const isHead = within(head);
    const isSerpent = within(serpent);
    const isCushion = within(cushion);
    const bands = keep(
      repeat(46, (i) => {
        const curves = spline(body);
        const k = 1 + i * 0.28;
        const s = curves[Math.min(Math.floor(k), curves.length - 1)];
        const p = s ? s[0] : [0, 0];
        return rays(
          [0, cy],
          [Math.hypot(p[0] ?? 0, (p[1] ?? 0) - cy) * 0 + 250, 700],
          [190 - i * 5, 190 - i * 5],
          1,
        );
      }),
      (p) => isSerpent(p) && p[1] > cy - 60,
    );
    const coils = repeat(2, (i) => [
      ...curve(
        [-34, bottom - 66 + i * 40 - 22],
        [-10, bottom - 60 + i * 40 - 22],
        [22, bottom - 44 + i * 40 - 22],
        [34, bottom - 30 + i * 40 - 22],
      ),
    ]);
    return composed(
      behind(
        {
          tint: back,
          contour: back,
          line: ellipse(0, cy, rx * 0.86, ry * 0.88),
          fine: [
            ...both(
              repeat(4, (i) => arc(0, cy, rx * 0.86 * (0.16 + i * 0.23), -60, 90, ry * 0.88)),
            ),
            ...line([0, cy - ry], [0, cy + ry * 0.88]),
          ],
        },
        (p) => isCushion(p) || isSerpent(p) || isHead(p) || p[1] < rim + 40,
        (p) => isCushion(p) || p[1] < rim + 40,
      ),
      {
        tint: [...bowl, ...cushion],
        glow: serpent,
        contour: [
          ...drop(cushion.slice(1), (p) => isSerpent(p) || isHead(p)),
          ...rect(-half * 0.94, rim, half * 1.88, 34, 17),
          ...bowl.slice(0, -1),
          ...rect(-half * 0.56, 0, half * 1.12, 30, 8),
          ...both([
            ...curve([half * 0.5, 30], [half * 0.2, 44], [40, 50], [34, bottom - 80]),
            ...curve([34, bottom - 80], [34, bottom - 40], [48, bottom - 16], [110, bottom + 6]),
          ]),
        ],
        line: [
          ...rect(-56, bottom - 40, 112, 20, 10),
          ...arc(0, rim, half * 0.82, 184, 356, (rim - bottom) * 0.9),
        ],
        fine: [
          ...both(
            repeat(5, (i) => arc(0, rim, half * 0.9 * (0.14 + i * 0.17), 270, 360, rim - bottom)),
          ),
          ...drop(
            curve(
              [-half * 0.68, rim + 84],
              [-half * 0.3, rim + 62],
              [half * 0.3, rim + 62],
              [half * 0.68, rim + 84],
            ),
            isHead,
          ),
          ...line([-half * 0.52, 15], [half * 0.52, 15]),
        ],
        gold: [...drop(serpent, isHead), ...head],
        goldFine: [
          ...bands,
          ...dot(tip[0] - 6, tip[1] + 4, 6),
          ...line([-half * 0.9, rim + 17], [half * 0.9, rim + 17]),
          ...line([tip[0] - 58, tip[1] - 32], [tip[0] - 84, tip[1] - 50]),
          ...line([tip[0] - 70, tip[1] - 41], [tip[0] - 92, tip[1] - 40]),
          ...coils,
        ],
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const half = width / 2;
    const [cy, ry] = [depth / 2, depth / 2];
    const ring = Array.from({ length: 19 }, (_, i) =>
      polar(0, cy, 205 - i * 13.2, half - 26, ry - 26),
    );
    const serpent = tube(
      [...ring, [half * 0.78, cy - depth * 0.2], [half * 0.52, cy - depth * 0.22]],
      (t) => 8 + 17 * Math.sin(Math.min(1, t * 1.8) * 1.5708),
    );
    const isSerpent = within(serpent);
    const head = leaf([half * 0.6, cy - depth * 0.22], 100, 62, 190, 0.5);
    return {
      tint: ellipse(0, cy, half * 0.9, ry * 0.9),
      contour: drop(ellipse(0, cy, half * 0.94, ry * 0.94), isSerpent),
      line: [
        ...drop(ellipse(0, cy * 0.94, half * 0.74, ry * 0.72), within(head)),
        ...arc(0, cy, half * 0.78, 20, 160, ry * 0.7),
      ],
      fine: [
        ...rays([0, cy], [half * 0.16, half * 0.68], [190, 350], 17),
        ...ellipse(0, cy * 0.94, half * 0.12, ry * 0.12),
      ],
      glow: serpent,
      gold: [...drop(serpent, within(head)), ...head],
      goldFine: keep(rays([0, cy], [half * 0.7, half * 1.2], [-30, 200], 47), isSerpent),
    };
  },
};
