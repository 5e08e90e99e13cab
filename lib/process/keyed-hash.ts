import 'server-only';
import { createHash, createHmac } from 'node:crypto';
import type { Keys } from './keys';

/** A hash that nobody can compute without the signing key: 43 characters of base64url. It changes with the key. */
export function keyedHash(text: string, [signing]: Keys): string {
  return hashWith(signing, text);
}

/** The hashes of a text under every key, the signing key first. */
export function keyedHashes(text: string, keys: Keys): string[] {
  return keys.map((key) => hashWith(key, text));
}

function hashWith(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** An id in the form of a UUID that is always the same for one text. */
export function derivedId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [8, 13, 18, 23].reduce(
    (id, at) => `${id.slice(0, at)}-${id.slice(at)}`,
    `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17, 32)}`,
  );
}
