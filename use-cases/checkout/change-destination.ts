import 'server-only';
import { cookies } from 'next/headers';
import { isEncrypted } from '@/lib/account/session';
import { deliveryCookie, deliveryCookieSeconds } from '@/lib/delivery/delivery-cookie';
import { destinationOf, encodeDestination } from '@/lib/delivery/destination';
import type { Locale } from '@/lib/i18n/locales';
import type { LimitRefusal } from '@/use-cases/process/rate-limit';
import { renewCheckout } from './open-checkout';

/**
 * Keeps where a visitor wants to be delivered.
 * @param quote a checkout token, whose pieces are priced for that place
 * @returns path of the payment page of those, without language; `undefined` without a token; `badPostcode` for a place
 * that no address has
 */
export async function changeDestination(
  country: string,
  postcode: string,
  quote: string | undefined,
  locale: Locale,
): Promise<{ readonly path: string } | LimitRefusal | 'badPostcode' | undefined> {
  const destination = destinationOf(country, postcode);
  if (typeof destination === 'string') return 'badPostcode';
  // Scripts of a piece read and write it too.
  (await cookies()).set(deliveryCookie, encodeDestination(destination), {
    sameSite: 'lax',
    secure: isEncrypted(),
    path: '/',
    maxAge: deliveryCookieSeconds,
  });
  return quote === undefined ? undefined : renewCheckout(quote, locale, destination);
}
