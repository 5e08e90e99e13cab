import 'server-only';
import { createHash } from 'node:crypto';

/** An id in the form of a UUID that is always the same for one text. */
export function derivedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [8, 13, 18, 23].reduce(
    (id, at) => `${id.slice(0, at)}-${id.slice(at)}`,
    `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17, 32)}`,
  );
}
