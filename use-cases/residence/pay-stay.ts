import 'server-only';
import { stayRules } from '@/content/residence/stays';
import { keyRing } from '@/db/process/key-ring';
import { listStayPages } from '@/db/residence/stay-money';
import { askForPage, expireStayPage, keepStayPage } from '@/db/residence/stay-payments';
import { closePaymentSession, isRefusal } from '@/lib/checkout/stripe';
import { openStaySession } from '@/lib/checkout/stripe-stay';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { env } from '@/lib/process/env';
import { log } from '@/lib/process/log';
import { signLink } from '@/lib/process/row-token';
import type { Booking } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';
import { stayTitle } from '@/lib/residence/stay-words';

/** Whether nights are paid by card here: with the provider, not by a payment link, whose sum nobody can tell it. */
export const takesCards = (): boolean => env().STRIPE_SECRET_KEY !== undefined;

/**
 * Where a held stay is paid. Asked again it is the same page while that is open, and its nights are kept as long.
 * @returns `repeated` for a stay that is booked or being paid, `taken` when a night is another's, `gone` for any other
 * @throws when the provider cannot be reached or refuses
 */
export async function startStayPayment(
  id: string,
): Promise<{ readonly payAddress: string } | 'repeated' | 'taken' | 'gone'> {
  const { paymentMinutes: open, paymentGraceMinutes: grace } = stayRules;
  const asked = await askForPage(id, { open, grace });
  if (typeof asked === 'string') return asked;
  const { page, booking } = asked;
  if (page.payAddress) return { payAddress: page.payAddress };
  try {
    const session = await openStaySession({
      ...page,
      ...(await asTold(booking)),
      openMinutes: open,
    });
    if (await keepStayPage(page.id, session)) return { payAddress: session.payAddress };
    await closePaymentSession(session.providerSession);
    return 'gone';
  } catch (error) {
    if (isRefusal(error)) await expireStayPage(page.id);
    throw error;
  }
}

/** What the provider is told of a stay, in the language of its page. */
async function asTold(booking: Booking) {
  const locale = toLocale(booking.language);
  const token = await signLink('booking', booking, await keyRing());
  const page = (path: string) => env().SITE_URL + localePath(locale, path);
  const { name, description } = stayTitle(booking, await messagesOf(locale), locale);
  return {
    ...{ number: booking.number, email: booking.guest?.email ?? '', locale, name, description },
    successUrl: page(bookingPath('booking', token)),
    cancelUrl: page(bookingPath('summary', token)),
  };
}

/**
 * Closes the payment pages of a stay, where nobody is to pay any more.
 * @returns false when one of them was paid: its event is on the way
 * @throws when the provider cannot be reached
 */
export async function closeStayPages(bookingId: string): Promise<boolean> {
  if (!takesCards()) return true;
  for (const { id, providerSession } of await listStayPages(bookingId)) {
    if (!(await closePaymentSession(providerSession))) return false;
    await expireStayPage(id);
  }
  return true;
}

/** The same as far as the provider can be reached: what is paid there all the same is given back. */
export async function tryToCloseStayPages(bookingId: string): Promise<void> {
  try {
    await closeStayPages(bookingId);
  } catch (error) {
    log().error(error, 'the payment page of a stay could not be closed');
  }
}
