import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { scallops } from '@/components/catalogue/drawing/motifs/ornament';
import {
  curve,
  line,
  mirror,
  type Path,
  type Point,
  polygon,
  rect,
  repeat,
  scale,
  shift,
  turn,
} from '@/components/catalogue/drawing/path';
import { drop, within } from '@/components/catalogue/drawing/region';
import { carcass, handles, wardrobePlan } from './wardrobe';

/** An ear of wheat: grains in pairs and a few awns. */
function ear(
  [x, y]: Point,
  length: number,
  degrees: number,
  pairs: number,
): { grains: Path; awns: Path } {
  const place = (path: Path) => shift(turn(path, degrees), x, y);
  const step = length / (pairs + 0.6);
  const grain = (i: number): Path => [
    ...curve(
      [i * step, 0],
      [(i + 0.1) * step, step * 0.6],
      [(i + 0.7) * step, step * 0.95],
      [(i + 1.5) * step, step * 0.6],
    ),
    ...line([(i + 1.5) * step, step * 0.6], [(i + 1) * step, 0]),
  ];
  const row = repeat(pairs, grain);
  return {
    grains: place([...row, ...scale(row, 1, -1), ...line([0, 0], [length, 0])]),
    awns: place(
      [-7, 0, 7].flatMap((a) => shift(turn(line([0, 0], [length * 0.5, 0]), a), length * 0.96, 0)),
    ),
  };
}

/** A tied sheaf standing on the axis of a door. */
function sheaf(base: number, height: number, half: number) {
  const tie = base + height * 0.36;
  const stalks = [-1, 0, 1].map((k) => {
    const top: Point = [k * half * 0.44, base + height * (0.68 - Math.abs(k) * 0.09)];
    const ears = ear(top, height * 0.27, 90 - k * 7, 6);
    return {
      stem: [
        ...curve(
          [-k * half * 0.34, base],
          [-k * half * 0.2, base + height * 0.2],
          [-k * half * 0.03, tie - 60],
          [k * 9, tie],
        ),
        ...curve([k * 9, tie], [k * half * 0.08, tie + 120], [k * half * 0.36, top[1] - 240], top),
      ],
      ...ears,
    };
  });
  const straw = [0.16, 0.52].flatMap((k) =>
    curve(
      [k * half, base],
      [k * half * 0.6, base + height * 0.2],
      [k * half * 0.1, tie - 60],
      [k * 30, tie],
    ),
  );
  const blade = [
    ...curve(
      [10, tie + 20],
      [half * 0.3, tie + height * 0.12],
      [half * 0.62, tie + height * 0.16],
      [half * 0.8, tie + height * 0.06],
    ),
    ...curve(
      [half * 0.8, tie + height * 0.06],
      [half * 0.6, tie + height * 0.12],
      [half * 0.36, tie + height * 0.08],
      [14, tie - 6],
    ),
  ];
  return {
    stems: [...stalks.flatMap((s) => s.stem), ...straw, ...mirror(straw)],
    ears: stalks.flatMap((s) => s.grains),
    awns: stalks.flatMap((s) => s.awns),
    blades: [...blade, ...mirror(blade)],
    tie: rect(-44, tie - 26, 88, 40, 14),
  };
}

/** Déméter: four doors, and a sheaf of ripe wheat bound on each. */
export const demeter: Form = {
  elevation: (piece) => {
    const { height } = piece.sizeMm;
    const { doors, half, side, top, view } = carcass(piece, 4, 150);
    const first = doors[0];
    if (!first) return view;
    const bundle = sheaf(first.y + 150, first.height - 300, first.width / 2);
    const isTie = within(bundle.tie);
    const everywhere = (path: Path) =>
      doors.flatMap((door) => shift(path, door.x + door.width / 2, 0));
    return composed(view, {
      contour: polygon(
        [-side, top],
        [side, top],
        [side + 10, top + 46],
        [half, height - 34],
        [half, height],
        [-half, height],
        [-half, height - 34],
        [-side - 10, top + 46],
      ),
      line: [
        ...line([-side - 10, top + 46], [side + 10, top + 46]),
        ...line([-half, height - 34], [half, height - 34]),
        ...everywhere(drop(bundle.blades, isTie)),
      ],
      fine: [
        ...doors.flatMap((door) =>
          rect(door.x + 40, door.y + 40, door.width - 80, door.height - 80, 24),
        ),
        ...everywhere(drop(bundle.stems, isTie)),
        ...scallops([-half + 10, height - 36], [half - 10, height - 36], 24, 34),
      ],
      goldFine: [...everywhere(bundle.ears)],
      gold: [...everywhere(bundle.tie), ...handles([0], first.y + first.height * 0.42, 360)],
      inlay: everywhere(bundle.tie),
    });
  },
  plan: (piece) => wardrobePlan(piece, 4),
};
