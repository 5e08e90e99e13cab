import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { petals } from '@/components/catalogue/drawing/motifs/motifs';
import { polar, rays, scallops } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  type Path,
  rect,
  repeat,
  symmetrical,
} from '@/components/catalogue/drawing/path';
import { drop, keep, within } from '@/components/catalogue/drawing/region';

/** Morphée: a poppy's seed pod, opened into a cocoon, still wearing its crown. */
export const morpheeChair: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const neck = height * 0.885;
    const pod = (share: number): Path => [
      ...curve(
        [0, height * 0.1],
        [half * 0.62 * share, height * 0.1],
        [half * share, height * 0.27],
        [half * share, height * 0.47],
      ),
      ...curve(
        [half * share, height * 0.47],
        [half * share, height * 0.7],
        [half * 0.34 * share, height * 0.76],
        [half * 0.3 * share, neck],
      ),
    ];
    const outline = symmetrical([...pod(1), ...line([half * 0.3, neck], [0, neck])]);
    const cup = joined(
      arc(0, height * 0.42, half * 0.74, 180, 360, height * 0.24),
      curve(
        [half * 0.74, height * 0.42],
        [half * 0.74, height * 0.64],
        [half * 0.3, height * 0.74],
        [0, height * 0.8],
      ),
      curve(
        [0, height * 0.8],
        [-half * 0.3, height * 0.74],
        [-half * 0.74, height * 0.64],
        [-half * 0.74, height * 0.42],
      ),
    );
    const isCup = within(cup);
    const seat = joined(
      curve(
        [-half * 0.735, height * 0.4],
        [-half * 0.3, height * 0.455],
        [half * 0.3, height * 0.455],
        [half * 0.735, height * 0.4],
      ),
      arc(0, height * 0.42, half * 0.74, 355, 185, height * 0.24),
    );
    const crown = joined(
      line([-half * 0.3, neck], [half * 0.3, neck]),
      curve(
        [half * 0.3, neck],
        [half * 0.34, neck + 24],
        [half * 0.5, neck + 28],
        [half * 0.56, neck + 46],
      ),
      scallops([half * 0.56, neck + 46], [0, height - 26], 4, 22),
      scallops([0, height - 26], [-half * 0.56, neck + 46], 4, 22),
      curve(
        [-half * 0.56, neck + 46],
        [-half * 0.5, neck + 28],
        [-half * 0.34, neck + 24],
        [-half * 0.3, neck],
      ),
    );
    const isSeat = within(seat);
    return composed(
      behind(
        {
          fine: both(
            repeat(6, (i) =>
              curve(
                [half * (0.06 + i * 0.13), height * 0.36],
                [half * (0.09 + i * 0.155), height * 0.54],
                [half * (0.05 + i * 0.085), height * 0.66],
                [0, height * 0.785],
              ),
            ),
          ),
          line: both(
            curve(
              [half * 0.66, height * 0.42],
              [half * 0.64, height * 0.6],
              [half * 0.26, height * 0.7],
              [0, height * 0.765],
            ),
          ),
        },
        (p) => isSeat(p) || !isCup(p),
      ),
      {
        tint: [...outline, ...crown, ...cup],
        shade: cup,
        contour: [
          ...outline.slice(0, 2),
          ...outline.slice(-2),
          ...crown,
          ...cup,
          ...rect(-half * 0.56, 0, half * 1.12, 26, 10),
          ...both(
            curve(
              [half * 0.5, 26],
              [half * 0.2, 40],
              [half * 0.14, 70],
              [half * 0.26, height * 0.118],
            ),
          ),
        ],
        line: [
          ...seat.slice(0, 1),
          ...drop(both([0.84, 0.5].flatMap(pod)), isCup),
          ...line([0, height * 0.8], [0, neck]),
        ],
        fine: [
          ...drop(both([0.95, 0.9, 0.68, 0.26].flatMap(pod)), isCup),
          ...curve(
            [-half * 0.68, height * 0.33],
            [-half * 0.3, height * 0.385],
            [half * 0.3, height * 0.385],
            [half * 0.68, height * 0.33],
          ),
          ...rays([0, neck - 120], [150, 238], [24, 156], 19).filter(([a]) => within(crown)(a)),
          ...keep(rays([0, neck - 60], [40, 340], [14, 166], 17), within(crown)),
        ],
        goldFine: [...petals(0, height * 0.655, 44, 6), ...ellipse(0, height * 0.655, 10)],
        gold: [
          ...line([-half * 0.44, 13], [half * 0.44, 13]),
          ...dot(0, height * 0.655, 6),
          ...curve(
            [-half * 0.3, neck],
            [-half * 0.1, neck - 14],
            [half * 0.1, neck - 14],
            [half * 0.3, neck],
          ),
        ],
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const half = width / 2;
    const cy = depth * 0.54;
    const outline = symmetrical([
      ...curve([0, 0], [half * 0.6, 0], [half, depth * 0.22], [half, cy]),
      ...curve([half, cy], [half, depth * 0.82], [half * 0.5, depth], [0, depth]),
    ]);
    const cup = symmetrical([
      ...curve(
        [0, depth * 0.04],
        [half * 0.5, depth * 0.04],
        [half * 0.76, depth * 0.24],
        [half * 0.76, cy * 0.9],
      ),
      ...curve(
        [half * 0.76, cy * 0.9],
        [half * 0.76, depth * 0.7],
        [half * 0.4, depth * 0.76],
        [0, depth * 0.76],
      ),
    ]);
    const stigma = repeat(10, (i) =>
      scallops(
        polar(0, depth * 0.79, 36 * i, half * 0.4, half * 0.33),
        polar(0, depth * 0.79, 36 * i + 36, half * 0.4, half * 0.33),
        1,
        18,
      ),
    );
    const isStigma = within(stigma);
    return {
      tint: [...outline, ...cup],
      contour: outline,
      line: [...drop(cup, isStigma), ...stigma],
      fine: [
        ...drop(
          rays([0, cy], [half * 0.77, half * 1.08], [0, 360], 41),
          (p) => isStigma(p) || !within(outline)(p) || within(cup)(p),
        ),
        ...both(
          curve(
            [half * 0.7, depth * 0.3],
            [half * 0.4, depth * 0.44],
            [half * 0.2, depth * 0.46],
            [0, depth * 0.46],
          ),
        ),
      ],
      glow: stigma,
      goldFine: repeat(10, (i) =>
        line([0, depth * 0.79], polar(0, depth * 0.79, 36 * i, half * 0.36, half * 0.3)),
      ),
      gold: ellipse(0, depth * 0.79, 14),
    };
  },
};
