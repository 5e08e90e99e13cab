import 'server-only';
import { cookies } from 'next/headers';
import { env } from './env';
import { encodeSummary, type Summary, summaryCookie } from './summary';
import { isToken, tokenHash } from './token';

export { newToken, tokenHash } from './token';

/**
 * Under HTTPS the name itself makes browsers refuse a cookie that another host or an unencrypted page
 * has set.
 */
const sessionCookie = () => (isEncrypted() ? '__Host-session' : 'session');
const isEncrypted = () => env().SITE_URL.startsWith('https:');
/** Browsing data is kept for 13 months; browsers cap a cookie at 400 days. */
export const sessionDays = 390;

/** Hash of the token this visitor carries, or `undefined` without a well-formed one. */
export async function visitorTokenHash(): Promise<string | undefined> {
  const token = (await cookies()).get(sessionCookie())?.value;
  return isToken(token) ? tokenHash(token) : undefined;
}

/** Hands the visitor a token; scripts cannot read it. */
export async function keepToken(token: string): Promise<void> {
  (await cookies()).set(sessionCookie(), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(),
    path: '/',
    maxAge: sessionDays * 24 * 60 * 60,
  });
}

/** Copies what the header shows into the cookie that scripts can read. */
export async function keepSummary(summary: Summary): Promise<void> {
  (await cookies()).set(summaryCookie, encodeSummary(summary), {
    sameSite: 'lax',
    secure: isEncrypted(),
    path: '/',
    maxAge: sessionDays * 24 * 60 * 60,
  });
}

/** Takes both cookies back. */
export async function dropToken(): Promise<void> {
  const jar = await cookies();
  const gone = { path: '/', maxAge: 0, secure: isEncrypted(), sameSite: 'lax' } as const;
  jar.set(sessionCookie(), '', { ...gone, httpOnly: true });
  jar.set(summaryCookie, '', gone);
}
