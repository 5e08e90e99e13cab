import type { Piece } from '@/content/catalogue/piece';
import { line, rect } from './path';
import type { View } from './view';

/** How a piece is built: both views follow its real millimetres. In the plan y runs from the front (0) to the back. */
export type Form = {
  readonly elevation: (piece: Piece) => View;
  readonly plan: (piece: Piece) => View;
  /** Where the mattress begins in the plan, beds only. */
  readonly foot?: (piece: Piece) => number;
};

/** Any piece that has no form of its own yet. */
export const boxForm: Form = {
  elevation: ({ sizeMm: { width, height } }) => ({
    tint: rect(-width / 2, 0, width, height),
    contour: rect(-width / 2, 0, width, height),
    fine: line([-width / 2, 0], [width / 2, height]),
  }),
  plan: ({ sizeMm: { width, depth } }) => ({
    tint: rect(-width / 2, 0, width, depth),
    contour: rect(-width / 2, 0, width, depth),
    fine: line([-width / 2, 0], [width / 2, depth]),
  }),
};
