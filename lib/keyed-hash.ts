import 'server-only';
import { createHmac } from 'node:crypto';
import { quoteSecrets } from './secret';

/** A hash that nobody can compute without the shop's key: 43 characters of base64url. It changes with the key. */
export async function keyedHash(text: string): Promise<string> {
  const [signing] = quoteSecrets();
  return hashWith(signing, text);
}

/** The hashes of a text under every key of the shop, the signing key first. */
export async function keyedHashes(text: string): Promise<string[]> {
  return quoteSecrets().map((key) => hashWith(key, text));
}

function hashWith(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
