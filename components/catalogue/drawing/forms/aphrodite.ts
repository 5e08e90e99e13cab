import { composed } from '@/components/catalogue/drawing/compose';
import type { Form } from '@/components/catalogue/drawing/form';
import { glints } from '@/components/catalogue/drawing/motifs/motifs';
import { polar, spiral } from '@/components/catalogue/drawing/motifs/ornament';
import {
  both,
  curve,
  dot,
  ellipse,
  joined,
  line,
  type Path,
  type Point,
  rect,
  repeat,
} from '@/components/catalogue/drawing/path';
import { drop, hatch, keep, within } from '@/components/catalogue/drawing/region';

/** Aphrodite: a scallop standing on its hinge, the glass where the pearl would lie. */
export const aphrodite: Form = {
  elevation: (piece) => {
    const { width, height } = piece.sizeMm;
    const half = width / 2;
    const lobes = 15;
    const hinge: Point = [0, height * 0.1];
    const cy = height * 0.56;
    const [rx, ry] = [half * 0.965, height * 0.428];
    const at = (i: number, share = 1): Point => {
      const p = polar(0, cy, -66 + (i * 312) / lobes, rx, ry);
      return [hinge[0] + (p[0] - hinge[0]) * share, hinge[1] + (p[1] - hinge[1]) * share];
    };
    const rim = (share: number, swell: number): Path =>
      repeat(lobes, (i) =>
        curve(
          at(i, share),
          at(i + 0.12, share * swell),
          at(i + 0.88, share * swell),
          at(i + 1, share),
        ),
      );
    const outer = rim(1, 1.045);
    const glass = ellipse(0, cy + height * 0.012, half * 0.62, height * 0.285);
    const bezel = ellipse(0, cy + height * 0.012, half * 0.67, height * 0.303);
    const isGlass = within(bezel);
    const ears = [
      ...line(
        at(0),
        [half * 0.42, height * 0.15],
        [half * 0.46, height * 0.075],
        [0, height * 0.075],
      ),
    ];
    const pane = within(glass);
    return composed({
      tint: [...joined(outer, line(at(lobes), hinge, at(0))), ...bezel],
      contour: [
        ...outer,
        ...both(ears),
        ...bezel,
        ...rect(-half * 0.62, 0, half * 1.24, height * 0.026, 6),
      ],
      line: [
        ...drop(
          repeat(lobes + 1, (i) => line(at(i, 0.12), at(i))),
          isGlass,
        ),
        ...glass,
        ...rect(-half * 0.52, height * 0.026, half * 1.04, height * 0.049),
      ],
      fine: [
        ...drop([...rim(0.965, 1.04), ...rim(0.92, 1.035)], isGlass),
        ...drop(
          repeat(lobes, (i) => line(at(i + 0.5, 0.4), at(i + 0.5, 0.94))),
          isGlass,
        ),
        ...keep(glints(0, cy, half * 0.95), pane),
        ...both(hatch(rect(half * 0.08, height * 0.08, half * 0.32, height * 0.05), 14, 78)),
      ],
      glow: ellipse(0, height * 0.05, 25),
      goldFine: repeat(32, (i) =>
        dot(...polar(0, cy + height * 0.012, i * 11.25, half * 0.645, height * 0.294), 7),
      ),
      gold: [
        ...ellipse(0, height * 0.05, 25),
        ...both(spiral(half * 0.36, height * 0.051, 30, 200, -480, 0.15)),
        ...both(
          curve(
            [40, height * 0.03],
            [half * 0.16, height * 0.03],
            [half * 0.2, height * 0.05],
            [half * 0.303, height * 0.044],
          ),
        ),
      ],
    });
  },
  plan: (piece) => {
    const { width, depth } = piece.sizeMm;
    const half = width / 2;
    const step = width / 15;
    const front = repeat(15, (i) =>
      curve(
        [-half + i * step, depth * 0.42],
        [-half + (i + 0.2) * step, depth * 0.1],
        [-half + (i + 0.8) * step, depth * 0.1],
        [-half + (i + 1) * step, depth * 0.42],
      ),
    );
    const body = joined(
      front,
      line([half, depth * 0.42], [half * 0.9, depth], [-half * 0.9, depth], [-half, depth * 0.42]),
    );
    return {
      tint: body,
      contour: body,
      line: rect(-half * 0.62, 0, half * 1.24, depth * 0.7, 8),
      fine: hatch(rect(-half * 0.62, depth * 0.4, half * 1.24, depth * 0.18), 14, 60),
      gold: line([-half * 0.62, depth * 0.4], [half * 0.62, depth * 0.4]),
    };
  },
};
