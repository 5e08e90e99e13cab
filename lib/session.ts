import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from './env';

const sessionCookie = 'session';
/** Browsing data is kept for 13 months; browsers cap a cookie at 400 days. */
export const sessionDays = 390;

/** A fresh session token: 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database knows of a token: SHA-256, in hexadecimal. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Hash of the token this visitor carries, or `undefined` without a well-formed one. */
export async function visitorTokenHash(): Promise<string | undefined> {
  const token = (await cookies()).get(sessionCookie)?.value;
  return token && /^[\w-]{43}$/.test(token) ? tokenHash(token) : undefined;
}

/** Hands the visitor a token; scripts cannot read it. */
export async function keepToken(token: string): Promise<void> {
  (await cookies()).set(sessionCookie, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env().SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: sessionDays * 24 * 60 * 60,
  });
}
