import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { polar, rays, spiral } from '@/components/catalogue/drawing/motifs/ornament';
import {
  arc,
  both,
  curve,
  dot,
  joined,
  line,
  mirror,
  type Path,
  rect,
  repeat,
  reversed,
} from '@/components/catalogue/drawing/path';
import { drop, keep, within } from '@/components/catalogue/drawing/region';
import type { Piece } from '@/content/catalogue/piece';
import { bedding, beddingPlan, mattressOf } from './bed';

const lobes = 13;

/** One scalloped edge of the shell at a share of its size. */
function edge(rx: number, ry: number, y: number, share: number, swell: number): Path {
  const [from, to] = [4, 176];
  const step = (to - from) / lobes;
  return repeat(lobes, (i) => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    return curve(
      polar(0, y, a, rx * share, ry * share),
      polar(0, y, a + step * 0.18, rx * share * swell, ry * share * swell),
      polar(0, y, b - step * 0.18, rx * share * swell, ry * share * swell),
      polar(0, y, b, rx * share, ry * share),
    );
  });
}

/** Running waves along a rail. */
function waves(from: number, to: number, y: number, height: number, count: number): Path {
  const step = (to - from) / count;
  return repeat(count, (i) => {
    const x = from + i * step;
    return [
      ...curve(
        [x, y],
        [x + step * 0.5, y],
        [x + step * 0.3, y + height],
        [x + step * 0.78, y + height],
      ),
      ...curve(
        [x + step * 0.78, y + height],
        [x + step * 1.12, y + height],
        [x + step * 1.1, y + height * 0.3],
        [x + step * 0.84, y + height * 0.36],
      ),
      ...curve(
        [x + step * 0.84, y + height * 0.36],
        [x + step * 0.66, y + height * 0.42],
        [x + step * 0.74, y + height * 0.74],
        [x + step * 0.88, y + height * 0.66],
      ),
    ];
  });
}

const footOf = (piece: Piece) => piece.sizeMm.depth - 240 - mattressOf(piece).length;

/** Poséidon: a scallop carved like a wave, its foam rolled into volutes, waves running along the rails. */
export const poseidon: Form = {
  foot: footOf,
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const bed = bedding(mattressOf(piece).width, 372, 230);
    const base = 430;
    const [rx, ry] = [width * 0.445, height - base - 26];
    const shell = joined(edge(rx, ry, base, 1, 1.035));
    const volute = [
      ...curve([half * 0.8, 340], [half + 4, 340], [half + 4, 540], [half + 0, 610]),
      ...spiral(half - 128, 610, 128, 0, 560, 0.1),
    ];
    const ridge = [
      ...curve([half * 0.8, 380], [half - 36, 386], [half - 36, 540], [half - 34, 610]),
      ...spiral(half - 124, 606, 90, 0, 430, 0.2),
    ];
    const isVolute = within(
      joined(
        arc(half - 128, 610, 128, -90, 270),
        line([half - 128, 340], [half, 340], [half, 610]),
      ),
    );
    const frame = rect(-width * 0.45, 160, width * 0.9, 212, 70);
    const hides = (p: readonly [number, number]) => bed.hides(p) || within(frame)(p);
    const isEither = (p: readonly [number, number]) => hides(p) || isVolute([Math.abs(p[0]), p[1]]);
    const inner = within(rect(-width * 0.44, 176, width * 0.88, 180, 60));
    return composed(
      behind(
        {
          tint: shell,
          contour: edge(rx, ry, base, 1, 1.035),
          line: repeat(lobes - 1, (i) => {
            const a = 4 + ((i + 1) * 172) / lobes;
            return line(polar(0, base, a, rx * 0.22, ry * 0.22), polar(0, base, a, rx, ry));
          }),
          fine: [
            ...edge(rx, ry, base, 0.955, 1.03),
            ...edge(rx, ry, base, 0.89, 1.028),
            ...edge(rx, ry, base, 0.78, 1.025),
            ...repeat(lobes, (i) => {
              const a = 4 + ((i + 0.5) * 172) / lobes;
              return line(
                polar(0, base, a, rx * 0.5, ry * 0.5),
                polar(0, base, a, rx * 0.89, ry * 0.89),
              );
            }),
          ],
          goldFine: repeat(lobes - 1, (i) =>
            dot(...polar(0, base, 4 + ((i + 1) * 172) / lobes, rx * 0.988, ry * 0.988), 11),
          ),
          gold: edge(rx, ry, base, 0.66, 1.022),
        },
        isEither,
      ),
      behind({ contour: both(volute), fine: both(ridge) }, hides),
      bed.view,
      {
        tint: frame,
        glow: rect(-width * 0.37, 0, width * 0.74, 160),
        contour: frame,
        line: [
          ...rect(-width * 0.37, 0, width * 0.74, 36),
          ...both(line([width * 0.355, 36], [width * 0.355, 160])),
        ],
        fine: [
          ...both(
            repeat(9, (i) =>
              line([width * (0.02 + 0.04 * i), 36], [width * (0.02 + 0.04 * i), 160]),
            ),
          ),
        ],
        gold: keep(
          [...waves(0, width * 0.43, 206, 120, 8), ...mirror(waves(0, width * 0.43, 206, 120, 8))],
          inner,
        ),
        goldFine: both(line([0, 192], [width * 0.415, 192])),
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const mattress = mattressOf(piece);
    const half = width / 2;
    const foot = footOf(piece);
    const side = [
      ...curve([0, depth], [half * 0.6, depth], [half * 0.86, depth - 40], [half, depth - 190]),
      ...curve(
        [half, depth - 190],
        [half + 0, depth - 330],
        [half - 130, depth - 330],
        [half - 130, depth - 230],
      ),
      ...curve(
        [half - 130, depth - 230],
        [half * 0.7, depth - 150],
        [half * 0.4, depth - 170],
        [0, depth - 180],
      ),
    ];
    const shell = joined(side, reversed(mirror(side)));
    const rail = [
      ...curve([0, 0], [half * 0.5, 0], [half * 0.7, 10], [half * 0.86, 40]),
      ...curve([half * 0.86, 40], [half * 0.93, 60], [half * 0.9, 200], [half * 0.9, 400]),
      ...line([half * 0.9, 400], [half * 0.9, depth - 200]),
    ];
    return composed(
      {
        tint: shell,
        contour: [...both(drop(rail, within(shell))), ...shell],
        fine: keep(rays([0, depth - 1500], [1200, 2600], [48, 132], 27), within(shell)),
        gold: both(spiral(half - 66, depth - 250, 44, 0, 420, 0.2)),
        goldFine: both(waves(0, half * 0.82, 56, 54, 9)),
      },
      beddingPlan(mattress.width, mattress.length, foot),
    );
  },
};
