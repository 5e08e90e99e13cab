import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { glints } from '@/components/catalogue/drawing/motifs/motifs';
import { polar } from '@/components/catalogue/drawing/motifs/ornament';
import { peacockEye } from '@/components/catalogue/drawing/motifs/peacock';
import {
  arc,
  both,
  joined,
  line,
  type Path,
  polygon,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { hatch, keep, within } from '@/components/catalogue/drawing/region';

/** Héra: an arch of peacock feathers, each with its watching eye. */
export const heraMirror: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const spring = height - half;
    const base = height * 0.075;
    const band = half * 0.27;
    const arch = (inset: number): Path =>
      joined(
        line([half - inset, base], [half - inset, spring]),
        arc(0, spring, half - inset, 0, 180),
        line([inset - half, spring], [inset - half, base]),
      );
    const middle = half - band * 0.52;
    const jambs = 7;
    const step = (spring - base) / jambs;
    const eyes = [
      ...Array.from({ length: 11 }, (_, i) => ({
        at: polar(0, spring, 15 * (i + 1), middle),
        angle: 15 * (i + 1),
      })),
      ...Array.from({ length: jambs }, (_, i) => ({
        at: [middle, base + step * (i + 0.5)] as const,
        angle: 90,
      })),
      ...Array.from({ length: jambs }, (_, i) => ({
        at: [-middle, base + step * (i + 0.5)] as const,
        angle: 90,
      })),
    ].map(({ at, angle }) => peacockEye(at[0], at[1], band * 0.3, angle));
    const glass = arch(band + 20);
    return composed({
      tint: [...arch(0), ...arch(band)],
      contour: [
        ...arch(0),
        ...arch(band),
        ...rect(-half, 0, width, base * 0.62),
        ...rect(-half * 0.97, base * 0.62, half * 1.94, base * 0.38),
      ],
      line: [...glass, ...eyes.flatMap((eye) => eye.rim)],
      fine: [
        ...keep(glints(0, spring * 0.86, half * 1.3), within(glass)),
        ...repeat(12, (i) =>
          line(polar(0, spring, 7.5 + i * 15, half - band), polar(0, spring, 7.5 + i * 15, half)),
        ),
        ...both(
          repeat(jambs + 1, (i) => line([half - band, base + step * i], [half, base + step * i])),
        ),
        ...arch(14),
      ],
      jewel: eyes.flatMap((eye) => [...eye.iris, ...eye.pupil]),
      gold: [
        ...arch(band + 10),
        ...polygon([0, base * 0.52], [36, base * 0.31], [0, base * 0.1], [-36, base * 0.31]),
        ...both(line([60, base * 0.31], [half * 0.9, base * 0.31])),
      ],
    });
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const half = width / 2;
    const post = half * 0.27;
    return {
      tint: rect(-half, 0, width, depth),
      shade: rect(-half + post, depth * 0.4, width - 2 * post, depth * 0.3),
      contour: rect(-half, 0, width, depth, 4),
      line: [
        ...both(rect(half - post, depth * 0.14, post - 10, depth * 0.8)),
        ...rect(-half + post, depth * 0.4, width - 2 * post, depth * 0.3),
      ],
      fine: hatch(rect(-half + post, depth * 0.4, width - 2 * post, depth * 0.3), 16, 60),
      gold: line([-half + post, depth * 0.4], [half - post, depth * 0.4]),
    };
  },
};
