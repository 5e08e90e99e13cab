import 'server-only';
import { createHmac } from 'node:crypto';
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
