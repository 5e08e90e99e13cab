import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import {
  arc,
  both,
  curve,
  joined,
  line,
  type Path,
  type Point,
  repeat,
  reversed,
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { carcass, handles, wardrobePlan } from './wardrobe';

/** A stilted arch: upright to the spring of its arc. */
const arch = (r: number, foot: number, spring: number): Path => [
  ...line([r, foot], [r, spring]),
  ...arc(0, spring, r, 0, 180),
  ...line([-r, spring], [-r, foot]),
];

/** Iris: seven bands of inlay arching over every door, from floor to floor. */
export const iris: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const { doors, half, side, top, view } = carcass(piece, 6, 120);
    const [outer, inner] = [side - 90, width * 0.15];
    const band = (outer - inner) / 7;
    const first = doors[0];
    if (!first) return view;
    const foot = first.y + 60;
    const spring = top - 96 - outer;
    const at = (k: number, degrees: number): Point => [
      (inner + band * k) * Math.cos((degrees * Math.PI) / 180),
      spring + (inner + band * k) * Math.sin((degrees * Math.PI) / 180),
    ];
    const rungs = (k: number, lean: number, count: number) => [
      ...repeat(count, (i) =>
        line(at(k, (180 / (count - 1)) * i - lean), at(k + 1, (180 / (count - 1)) * i + lean)),
      ),
      ...both(
        repeat(Math.round(count * 0.24), (i) => {
          const y = spring - ((spring - foot) / Math.round(count * 0.24)) * (i + 0.8);
          return line([inner + band * k, y], [inner + band * (k + 1), y + lean * 18]);
        }),
      ),
    ];
    const crown = symmetrical([
      ...line([0, top], [side, top], [half, top + 54], [half, top + 84]),
      ...curve([half, top + 84], [half * 0.7, top + 84], [half * 0.4, height], [0, height]),
    ]);
    return composed(view, {
      tint: crown,
      contour: crown,
      line: [
        ...line([-half, top + 84], [half, top + 84]),
        ...line([-half, top + 54], [half, top + 54]),
      ],
      fine: [
        ...[1, 3, 5].flatMap((k) =>
          repeat(k, (i) => arch(inner + band * (k + (i + 1) / (k + 1)), foot, spring)),
        ),
        ...rungs(0, 0, 19),
        ...rungs(2, 1.6, 31),
        ...rungs(4, -1.4, 39),
        ...rungs(6, 0, 61),
      ],
      glow: joined(arch(outer, foot, spring), reversed(arch(inner, foot, spring))),
      gold: [
        ...repeat(8, (i) => arch(inner + band * i, foot, spring)),
        ...line([-outer - 30, foot], [-inner + 30, foot]),
        ...line([outer + 30, foot], [inner - 30, foot]),
        ...handles([0], first.y + first.height * 0.28, 300),
      ],
    });
  },
  plan: (piece) => wardrobePlan(piece, 6),
};
