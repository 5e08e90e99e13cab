import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { pomegranate } from '@/components/catalogue/drawing/motifs/motifs';
import {
  both,
  joined,
  line,
  mirror,
  type Path,
  polygon,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { hatch, within } from '@/components/catalogue/drawing/region';
import type { Piece } from '@/content/catalogue/piece';
import { bedding, beddingPlan, mattressOf } from './bed';

/** The slabs of the right half, innermost last: edges and the tilt of each broken top. */
function slabs(width: number, height: number): readonly Path[] {
  const stone = (from: number, to: number, top: number, fall: number) =>
    polygon([from, 273], [to, 273], [to, top - fall], [to - 26, top - fall + 14], [from, top]);
  return [
    stone(width * 0.375, width * 0.5, height * 0.66, 62),
    stone(width * 0.215, width * 0.375, height * 0.85, 44),
  ];
}

const footOf = (piece: Piece) => piece.sizeMm.depth - 150 - mattressOf(piece).length;

/** Hadès: low slabs of black basalt, a pomegranate cut into the tallest, embers glowing beneath. */
export const hades: Form = {
  foot: footOf,
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const bed = bedding(mattressOf(piece).width, 272, 220);
    const centre = polygon(
      [-width * 0.215, 273],
      [width * 0.215, 273],
      [width * 0.215, height - 34],
      [width * 0.19, height - 12],
      [width * 0.05, height],
      [-width * 0.16, height - 6],
      [-width * 0.215, height - 30],
    );
    const sides = slabs(width, height);
    const fruit = pomegranate(0, height - 275, 118);
    const stones = [centre, ...sides, ...sides.map(mirror)];
    const isFruit = within(fruit.closed);
    const deck = polygon(
      [-half, 118],
      [-half + 16, 104],
      [half - 16, 104],
      [half, 118],
      [half, 252],
      [half - 22, 272],
      [22 - half, 272],
      [-half, 252],
    );
    return composed(
      behind(
        {
          contour: stones.flat(),
          fine: stones.flatMap(
            (stone, i) =>
              behind(
                { fine: hatch(stone, i === 0 ? 38 : i % 2 ? 24 : 30, i % 2 ? -52 : 52) },
                isFruit,
              ).fine ?? [],
          ),
          gold: [
            ...fruit.outline,
            ...both(
              line(
                [width * 0.215, height - 34],
                [width * 0.205, height * 0.83],
                [width * 0.226, height * 0.76],
                [width * 0.213, height * 0.6],
              ),
            ),
          ],
          goldFine: fruit.split,
          shade: stones.flat(),
          jewel: fruit.grains,
        },
        bed.hides,
      ),
      bed.view,
      {
        shade: deck,
        glow: rect(-half + 60, 0, width - 120, 104),
        contour: deck,
        line: rect(-half * 0.78, 0, width * 0.78, 70),
        fine: [...hatch(deck, 36, 52), ...hatch(rect(-half * 0.78, 0, width * 0.78, 70), 24, -52)],
        gold: line([-half + 40, 90], [half - 40, 90]),
        goldFine: repeat(31, (i) => {
          const x = -half + 60 + ((width - 120) / 30) * i;
          return line([x, 82], [x, 82 - 14 - 30 * Math.abs(Math.sin(i * 1.9))]);
        }),
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const mattress = mattressOf(piece);
    const half = width / 2;
    const stones = joined(
      line(
        [-half, depth - 120],
        [-half, depth - 30],
        [-width * 0.375, depth - 30],
        [-width * 0.375, depth - 12],
      ),
      line(
        [-width * 0.215, depth - 12],
        [-width * 0.215, depth],
        [width * 0.215, depth],
        [width * 0.215, depth - 12],
      ),
      line(
        [width * 0.375, depth - 12],
        [width * 0.375, depth - 30],
        [half, depth - 30],
        [half, depth - 120],
      ),
      line(
        [width * 0.375, depth - 132],
        [width * 0.215, depth - 146],
        [-width * 0.215, depth - 146],
        [-width * 0.375, depth - 132],
      ),
    );
    const foot = footOf(piece);
    return composed(
      {
        shade: stones,
        contour: [
          ...polygon(
            [-half, depth - 120],
            [-half, 20],
            [20 - half, 0],
            [half - 20, 0],
            [half, 20],
            [half, depth - 120],
          ).slice(0, 5),
          ...stones,
        ],
        fine: [
          ...hatch(stones, 17, 52),
          ...hatch(
            [
              ...rect(-half, 0, width, depth - 146),
              ...rect(-mattress.width / 2 - 16, foot - 16, mattress.width + 32, depth),
            ].slice(0, 8),
            26,
            52,
          ).filter(([a]) => a[1] < depth - 146),
        ],
        goldFine: rect(-half + 46, 46, width - 92, depth - 220),
        gold: both(
          line(
            [width * 0.215, depth - 8],
            [width * 0.205, depth - 60],
            [width * 0.222, depth - 100],
            [width * 0.214, depth - 142],
          ),
        ),
      },
      beddingPlan(mattress.width, mattress.length, foot),
    );
  },
};
