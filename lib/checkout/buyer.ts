import 'server-only';
import { cookies } from 'next/headers';
import { orderDays } from '@/content/checkout/periods';
import { isEncrypted } from '@/lib/account/session';
import { isToken, newToken, tokenHash } from '@/lib/account/token';

/** A secret of the browser that presses a payment button: only it sees the personal data of the order. */
const buyerCookie = () => (isEncrypted() ? '__Host-buyer' : 'buyer');

/** Hash of the secret in this visitor's cookie, or `undefined` without a well-formed one. */
export async function findBuyer(): Promise<string | undefined> {
  const secret = (await cookies()).get(buyerCookie())?.value;
  return isToken(secret) ? tokenHash(secret) : undefined;
}

/**
 * The hash of this visitor's secret, which is kept in a cookie from now on.
 * @param formKey secret of a browser that has none yet: the same for a form, so that a double press is one buyer
 */
export async function requireBuyer(formKey: string | undefined): Promise<string> {
  const jar = await cookies();
  const kept = jar.get(buyerCookie())?.value;
  const secret = isToken(kept) ? kept : (formKey ?? newToken());
  jar.set(buyerCookie(), secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(),
    path: '/',
    maxAge: orderDays * 24 * 60 * 60,
  });
  return tokenHash(secret);
}
