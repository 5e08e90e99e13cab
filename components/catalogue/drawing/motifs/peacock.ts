import { dot, type Path } from '@/components/catalogue/drawing/path';
import { leaf, polar } from './ornament';

/** The eye of a peacock's feather, looking along `degrees` from its centre. */
export function peacockEye(
  cx: number,
  cy: number,
  r: number,
  degrees: number,
): { rim: Path; iris: Path; pupil: Path } {
  const at = (share: number) => polar(cx, cy, degrees, r * share);
  return {
    rim: leaf(at(-1.6), r * 2.7, r * 1.75, degrees, 0.86),
    iris: dot(...at(0.2), r * 0.52),
    pupil: dot(...at(0.12), r * 0.24),
  };
}
