import type { Form } from '@/components/catalogue/drawing/form';
import { leaf } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  joined,
  line,
  mirror,
  type Path,
  repeat,
  reversed,
} from '@/components/catalogue/drawing/path';
import { keep, within } from '@/components/catalogue/drawing/region';

/** Athéna from above: the wings round the seat. */
export const athenaPlan: Form['plan'] = (piece) => {
  const { width, depth } = piece.sizeMm;
  const half = width / 2;
  const side: Path = [
    ...curve([0, depth], [half * 0.6, depth], [half, depth * 0.84], [half, depth * 0.52]),
    ...curve(
      [half, depth * 0.52],
      [half, depth * 0.3],
      [half * 0.92, depth * 0.14],
      [half * 0.76, depth * 0.06],
    ),
    ...curve(
      [half * 0.76, depth * 0.06],
      [half * 0.6, depth * 0.3],
      [half * 0.66, depth * 0.5],
      [half * 0.6, depth * 0.62],
    ),
    ...curve(
      [half * 0.6, depth * 0.62],
      [half * 0.5, depth * 0.8],
      [half * 0.2, depth * 0.83],
      [0, depth * 0.83],
    ),
  ];
  const shell = joined(side, reversed(mirror(side)));
  const seat = joined(
    arc(0, depth * 0.16, half * 0.58, 180, 360, depth * 0.16),
    curve(
      [half * 0.58, depth * 0.16],
      [half * 0.6, depth * 0.4],
      [half * 0.62, depth * 0.56],
      [half * 0.56, depth * 0.64],
    ),
    curve(
      [half * 0.56, depth * 0.64],
      [half * 0.4, depth * 0.8],
      [-half * 0.4, depth * 0.8],
      [-half * 0.56, depth * 0.64],
    ),
    curve(
      [-half * 0.56, depth * 0.64],
      [-half * 0.62, depth * 0.56],
      [-half * 0.6, depth * 0.4],
      [-half * 0.58, depth * 0.16],
    ),
  );
  return {
    tint: shell,
    contour: shell,
    line: seat,
    fine: [
      ...keep(
        repeat(31, (i) =>
          line(
            [0, depth * 0.5],
            [
              Math.cos((i * 6 * Math.PI) / 180) * 900,
              depth * 0.5 + Math.sin((i * 6 * Math.PI) / 180) * 900,
            ],
          ),
        ),
        within(shell),
      ),
    ],
    gold: both(leaf([half * 0.36, depth * 0.88], 80, 30, 118)),
    goldFine: both(
      curve(
        [0, depth * 0.915],
        [half * 0.5, depth * 0.915],
        [half * 0.83, depth * 0.76],
        [half * 0.83, depth * 0.5],
      ),
    ),
  };
};
