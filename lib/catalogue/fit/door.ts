import type { Box } from './box';
import type { Rule } from './judge';
import type { MeasureOf } from './openings';
import { fitsInside, fitsStraight } from './rectangle';

/**
 * A box through a door, a window or a straight corridor. It is moved along its longest side, so that its
 * smallest face meets the opening: the faces of a box contain each other, and what the smallest cannot pass no
 * other can. Turned about the direction in which it moves, that is a rectangle in a rectangle (`fitsInside`).
 * Assumed: free space in front and behind, and a box without handles; nothing is taken off for hands.
 */
export function doorRule([, middle, shortest]: Box): Rule<
  MeasureOf<'door'>,
  'flat' | 'onEdge' | 'tilted'
> {
  return {
    ways: ['flat', 'onEdge', 'tilted'],
    passes(way, { width, height }) {
      if (way === 'tilted') return fitsInside([middle, shortest], [width, height]);
      const face = way === 'flat' ? ([middle, shortest] as const) : ([shortest, middle] as const);
      return fitsStraight(face, [width, height]);
    },
  };
}
