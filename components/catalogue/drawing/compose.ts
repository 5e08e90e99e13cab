import type { Path } from './path';
import { above, drop, type Region } from './region';
import type { View } from './view';

/** Several views as one drawing, later ones over earlier ones pen by pen. */
export function composed(...views: readonly View[]): View {
  const merged: Record<string, Path> = {};
  for (const view of views) {
    for (const [pen, path] of Object.entries(view)) {
      merged[pen] = [...(merged[pen] ?? []), ...path];
    }
  }
  return merged;
}

/** The part of a view that nothing in front of it hides. What hides its washes rises from the floor. */
export function behind(view: View, hides: Region, hidesWash: Region = hides): View {
  const fills = ['tint', 'shade', 'glow', 'inlay', 'jewel'];
  return Object.fromEntries(
    Object.entries(view).map(([pen, path]) => [
      pen,
      fills.includes(pen) ? above(path, hidesWash) : drop(path, hides),
    ]),
  );
}
