import { curve, ellipse, joined, type Path, shift, turn } from '../path';

/** The eye of a peacock's feather: outermost first. It looks along `degrees` from its centre. */
export function peacockEye(cx: number, cy: number, r: number, degrees: number): { rim: Path; iris: Path; pupil: Path } {
  const place = (path: Path) => shift(turn(path, degrees), cx, cy);
  const drop = (k: number): Path =>
    joined(
      curve([-1.5 * r * k, 0], [-0.7 * r * k, 0.5 * r * k], [-0.5 * r * k, 0.95 * r * k], [0.15 * r * k, 0.9 * r * k]),
      curve([0.15 * r * k, 0.9 * r * k], [1.15 * r * k, 0.82 * r * k], [1.15 * r * k, -0.82 * r * k], [0.15 * r * k, -0.9 * r * k]),
      curve([0.15 * r * k, -0.9 * r * k], [-0.5 * r * k, -0.95 * r * k], [-0.7 * r * k, -0.5 * r * k], [-1.5 * r * k, 0]),
    );
  return { rim: place(drop(1)), iris: place(ellipse(0.2 * r, 0, 0.52 * r, 0.5 * r)), pupil: place(ellipse(0.1 * r, 0, 0.24 * r, 0.26 * r)) };
}
