import { behind, composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { chain } from '@/components/catalogue/drawing/motifs/motifs';
import { studs } from '@/components/catalogue/drawing/motifs/ornament';
import {
  both,
  curve,
  dot,
  ellipse,
  line,
  polygon,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { hatch, within } from '@/components/catalogue/drawing/region';
import type { Piece } from '@/content/catalogue/piece';
import { bedding, beddingPlan, mattressOf } from './bed';

const post = 176;

const footOf = (piece: Piece) => (piece.sizeMm.depth - mattressOf(piece).length) / 2 - 40;

/** Kratos: four riveted columns under steel beams, tufted oxblood leather held by chains. */
export const kratos: Form = {
  foot: footOf,
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const axis = half - 122;
    const inside = axis - post / 2;
    const bed = bedding(mattressOf(piece).width, 400, 220);
    const panel = rect(-inside + 46, 400, inside * 2 - 92, height * 0.63 - 446);
    const beam = [height - 212, height - 26] as const;
    const swag = curve(
      [0, height * 0.7],
      [inside * 0.3, height * 0.72],
      [inside * 0.7, height * 0.76],
      [inside, height * 0.88],
    );
    const columns = both([
      ...rect(axis - post / 2, 150, post, beam[0] - 270, 0),
      ...rect(axis - 122, 0, 244, 60),
      ...polygon([axis - 112, 60], [axis + 112, 60], [axis + 100, 150], [axis - 100, 150]),
      ...polygon(
        [axis - 98, beam[0] - 120],
        [axis + 98, beam[0] - 120],
        [axis + 118, beam[0] - 30],
        [axis + 118, beam[0]],
        [axis - 118, beam[0]],
        [axis - 118, beam[0] - 30],
      ),
    ]);
    const flutes = both(
      repeat(5, (i) => line([axis - 58 + i * 29, 200], [axis - 58 + i * 29, beam[0] - 170])),
    );
    const bands = both([
      ...repeat(3, (i) => rect(axis - post / 2 - 10, 640 + i * 440, post + 20, 70)),
      ...rect(axis - post / 2 - 10, 150, post + 20, 44),
      ...rect(axis - post / 2 - 10, beam[0] - 164, post + 20, 44),
    ]);
    const isBand = within(bands);
    return composed(
      behind(
        {
          shade: rect(-inside, 400, inside * 2, height * 0.63 - 400),
          contour: line([-inside, height * 0.63], [inside, height * 0.63]),
          line: panel,
          fine: hatch(panel, 128, 50).concat(hatch(panel, 128, -50)),
          goldFine: studs(
            [-inside + 24, height * 0.63 - 24],
            [inside - 24, height * 0.63 - 24],
            13,
            10,
          ),
        },
        bed.hides,
      ),
      bed.view,
      {
        tint: [...columns, ...rect(-half, beam[0], width, beam[1] - beam[0] + 26)],
        contour: [
          ...columns,
          ...rect(-half, beam[0], width, 34),
          ...rect(-half, beam[1] - 8, width, 34),
          ...both(line([half - 20, beam[0] + 34], [half - 20, beam[1] - 8])),
          ...rect(-inside, 180, inside * 2, 220),
        ],
        line: [
          ...bands,
          ...both([
            ...line([inside, beam[0] - 400], [inside - 400, beam[0]]),
            ...line([inside, beam[0] - 330], [inside - 330, beam[0]]),
            ...line(
              [inside, beam[0] - 450],
              [inside - 60, beam[0] - 450],
              [inside - 60, beam[0] - 340],
            ),
            ...rect(axis - 118, beam[0] + 34, 236, beam[1] - beam[0] - 42),
          ]),
          ...rect(-inside, 214, inside * 2, 152),
        ],
        fine: [
          ...(behind({ fine: flutes }, isBand).fine ?? []),
          ...both(
            repeat(7, (i) =>
              line(
                [inside * 0.07 + i * inside * 0.135, beam[0] + 34],
                [inside * 0.07 + (i + (i % 2 ? -1 : 1)) * inside * 0.135, beam[1] - 8],
              ),
            ),
          ),
          ...both(repeat(4, (i) => line([axis - 66 + i * 44, 66], [axis - 62 + i * 41, 146]))),
          ...both(studs([20, 197], [inside - 20, 197], 7, 8)),
          ...both(studs([20, 383], [inside - 20, 383], 7, 8)),
        ],
        goldFine: [
          ...both(
            repeat(3, (i) => studs([axis - 60, 675 + i * 440], [axis + 60, 675 + i * 440], 3, 11)),
          ),
          ...both([
            ...studs([axis - 86, beam[0] + 62], [axis + 86, beam[0] + 62], 3, 11),
            ...studs([axis - 86, beam[1] - 36], [axis + 86, beam[1] - 36], 3, 11),
          ]),
        ],
        gold: [
          ...both(chain(swag, 92)),
          ...ellipse(0, height * 0.7 - 6, 46),
          ...dot(0, height * 0.7 - 6, 28),
        ],
      },
    );
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const mattress = mattressOf(piece);
    const half = width / 2;
    const foot = footOf(piece);
    const columns = both([
      ...rect(half - 244, 0, 244, 244),
      ...rect(half - 244, depth - 244, 244, 244),
    ]);
    return composed(
      {
        tint: columns,
        shade: rect(-half + 244, depth - 200, width - 488, 120),
        contour: columns,
        line: [
          ...both([
            ...line([half - 60, 244], [half - 60, depth - 244]),
            ...line([half - 184, 244], [half - 184, depth - 244]),
          ]),
          ...line([-half + 244, 60], [half - 244, 60]),
          ...line([-half + 244, 184], [half - 244, 184]),
          ...rect(-half + 244, depth - 200, width - 488, 120),
          ...both([...ellipse(half - 122, 122, 88), ...ellipse(half - 122, depth - 122, 88)]),
        ],
        fine: both([
          ...hatch(ellipse(half - 122, 122, 88), 16),
          ...hatch(ellipse(half - 122, depth - 122, 88), 16),
        ]),
        goldFine: both(
          [122, depth - 122].flatMap((y) =>
            [-1, 1].flatMap((a) =>
              [-1, 1].flatMap((b) => dot(half - 122 + a * 98, y + b * 98, 11)),
            ),
          ),
        ),
        gold: both(studs([120, depth - 140], [half - 300, depth - 140], 8, 11)),
      },
      beddingPlan(mattress.width, mattress.length, foot),
    );
  },
};
