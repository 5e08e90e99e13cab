import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new token for a session or a link: 256 random bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token of the session that a form opens with a link: always the same for a form, so that sending it
 * twice opens one session. It cannot be derived from the link alone.
 * @param formKey a token that was rendered into the form
 */
export function sessionToken(linkToken: string, formKey: string): string {
  return createHmac('sha256', linkToken).update(formKey).digest('base64url');
}

declare const hashed: unique symbol;

/**
 * What the database knows a session or a link by: who shows it has the token. Only `tokenHash` makes one, so that an
 * address or an id cannot stand in its place.
 */
export type TokenHash = string & { readonly [hashed]: true };

/** The hash of a token that the database stores: SHA-256, hexadecimal. */
export function tokenHash(token: string): TokenHash {
  return createHash('sha256').update(token).digest('hex') as TokenHash;
}

/** Whether a value from outside is a well-formed token. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{43}$/.test(text);
}
