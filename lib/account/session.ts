import 'server-only';
import { cookies } from 'next/headers';
import { encodeSummary, type Summary, summaryCookie } from '@/lib/cart/summary';
import { env } from '@/lib/process/env';
import { sessionSeconds } from './session-life';
import { isToken, type TokenHash, tokenHash } from './token';

export { newToken, tokenHash } from './token';

/**
 * With the prefix `__Host-`, browsers accept the cookie only from this host and over HTTPS.
 */
const sessionCookie = () => (isEncrypted() ? '__Host-session' : 'session');
/** Whether the shop is reached over HTTPS. */
export const isEncrypted = () => env().SITE_URL.startsWith('https:');

/** Hash of the token in the visitor's cookie, or `undefined` without a well-formed one. */
export async function visitorTokenHash(): Promise<TokenHash | undefined> {
  const token = (await cookies()).get(sessionCookie())?.value;
  return isToken(token) ? tokenHash(token) : undefined;
}

/** Stores a token in the visitor's cookie, which scripts cannot read. */
export async function keepToken(token: string): Promise<void> {
  (await cookies()).set(sessionCookie(), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(),
    path: '/',
    maxAge: sessionSeconds,
  });
}

/** Stores the summary in a cookie that scripts can read. */
export async function setSummaryCookie(summary: Summary): Promise<void> {
  (await cookies()).set(summaryCookie, encodeSummary(summary), {
    sameSite: 'lax',
    secure: isEncrypted(),
    path: '/',
    maxAge: sessionSeconds,
  });
}

/** Deletes both cookies. */
export async function dropToken(): Promise<void> {
  const jar = await cookies();
  const gone = { path: '/', maxAge: 0, secure: isEncrypted(), sameSite: 'lax' } as const;
  jar.set(sessionCookie(), '', { ...gone, httpOnly: true });
  jar.set(summaryCookie, '', gone);
}
