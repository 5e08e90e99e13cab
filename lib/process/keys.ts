import 'server-only';
import { hkdfSync } from 'node:crypto';

/** Keys of an installation: the first one signs, all of them verify, so that keys can be rotated. */
export type Keys = readonly [signing: Uint8Array, ...older: Uint8Array[]];

/** Shortest key in characters. */
export const minKeyLength = 32;

/**
 * Reads a list of keys, the newest first, with `|` between them.
 * @returns `undefined` when there is none, or one is shorter than `minKeyLength`
 */
export function parseKeys(text: string): Keys | undefined {
  const keys = text.split('|');
  if (keys.some((key) => key.length < minKeyLength)) return undefined;
  const [signing, ...older] = keys.map((key) => new TextEncoder().encode(key));
  return signing && [signing, ...older];
}

/** Reads keys that are kept somewhere. @throws Error in one line that names the place when they are not valid */
export function requireKeys(text: string | undefined, place: string): Keys {
  const keys = text && parseKeys(text);
  if (!keys) throw new Error(`the key of the installation in ${place} is damaged: restore it`);
  return keys;
}

/**
 * The key that Next makes the ids of server actions from: the same in every build of an installation, so that
 * forms of open pages work across releases. Made from the oldest key, which stays when a new one is put in
 * front. @returns 32 bytes in base64
 */
export function actionsKey(keys: Keys): string {
  const oldest = keys.at(-1) ?? keys[0];
  return Buffer.from(hkdfSync('sha256', oldest, '', 'server actions', 32)).toString('base64');
}
