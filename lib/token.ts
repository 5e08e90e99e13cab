import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A fresh token for a session or a link: 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The token of the session that a link opens for one form: the same for the same form, so that its second
 * press opens no second session. Knowing the link alone does not give it.
 * @param formKey a token made for the form when its page was rendered
 */
export function sessionToken(linkToken: string, formKey: string): string {
  return createHmac('sha256', linkToken).update(formKey).digest('base64url');
}

/** What the database knows of a token: SHA-256, in hexadecimal. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Whether a text from outside has the form of a token. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{43}$/.test(text);
}
