import 'server-only';
import { cookies } from 'next/headers';
import { hourCookieMinutes } from '@/content/appointments/appointments';
import { isEncrypted } from '@/lib/account/session';

/** Names the hour that a browser has booked, so that it is told of that one, and of nobody else's. */
const hourCookie = () => (isEncrypted() ? '__Host-hour' : 'hour');

/** The token of the hour that this browser has booked last, as it stands in its cookie: not yet read, perhaps forged. */
export const keptHour = async (): Promise<string | undefined> =>
  (await cookies()).get(hourCookie())?.value;

/** Keeps the token of an hour that was booked in a cookie that scripts cannot read. */
export async function keepHour(token: string): Promise<void> {
  const options = { httpOnly: true, sameSite: 'lax', secure: isEncrypted(), path: '/' } as const;
  (await cookies()).set(hourCookie(), token, { ...options, maxAge: hourCookieMinutes * 60 });
}
