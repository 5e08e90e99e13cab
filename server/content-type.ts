import { basename } from 'node:path';
import { contentType as typeOf } from 'mime-types';

/** Media type of a file by its name, with the charset where it is text; of an icon, the one Next says. */
export function contentType(file: string): string {
  if (file.endsWith('.ico')) return 'image/x-icon';
  return typeOf(basename(file)) || 'application/octet-stream';
}

/** Whether a file is text, which compression makes smaller. */
export function isText(file: string): boolean {
  return /^(text\/|image\/svg|application\/(javascript|json|xml|manifest))/.test(contentType(file));
}
