import 'server-only';
import { cookies } from 'next/headers';
import { holdCookieMinutes } from '@/content/residence/stays';
import { isEncrypted } from '@/lib/account/session';

/** Names the browser that holds nights, so that it chooses again among its own and nobody else does. */
const holdCookie = () => (isEncrypted() ? '__Host-hold' : 'hold');

const options = () =>
  ({ httpOnly: true, sameSite: 'lax', secure: isEncrypted(), path: '/' }) as const;

/** The token of the booking that this browser has begun, as it stands in its cookie: not yet read, perhaps forged. */
export const keptHold = async (): Promise<string | undefined> =>
  (await cookies()).get(holdCookie())?.value;

/** Keeps the token of a booking that was begun in a cookie that scripts cannot read. */
export async function keepHold(token: string): Promise<void> {
  (await cookies()).set(holdCookie(), token, { ...options(), maxAge: holdCookieMinutes * 60 });
}

/** Deletes it. */
export async function dropHold(): Promise<void> {
  (await cookies()).set(holdCookie(), '', { ...options(), maxAge: 0 });
}
