import 'server-only';
import { askForBalance, forgetBalance, keepBalanceSession } from '@/db/orders/balance-sessions';
import type { Order } from '@/db/orders/orders';
import { findPartTransfer } from '@/db/orders/transfers';
import { keyRing } from '@/db/process/key-ring';
import type { RefusedResult } from '@/lib/action';
import { balanceMethodFor } from '@/lib/checkout/payment-ways';
import { closePaymentSession, isRefusal, openPaymentSession } from '@/lib/checkout/stripe';
import { translatorOf } from '@/lib/i18n/format';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { balancePath } from '@/lib/orders/balance-path';
import { balanceOf, isBalanceDue } from '@/lib/orders/deposit';
import { env } from '@/lib/process/env';
import { signRow } from '@/lib/process/row-token';
import { findBalanceOrder } from '@/use-cases/orders/read-balance';
import { isRefused, refusedResult, withinLimit } from '@/use-cases/process/rate-limit';
import { closeBalancePage } from './close-pages';

/**
 * Starts the payment of the balance that a token names: whoever has it may pay, also another person than the buyer. Asked
 * again it gives the same address.
 * @param shown what its page said to be due, euro cents
 * @returns `changed` when something else is due now; `undefined` for a token that names none, and for a balance that is not due:
 * its page says why
 */
export async function payBalance(
  token: string,
  shown?: string,
): Promise<{ readonly address: string } | RefusedResult | 'changed' | undefined> {
  const started = await withinLimit('payment', 'a balance could not be paid', async () => {
    const order = await findBalanceOrder(token);
    if (!order || !isBalanceDue(order)) return undefined;
    const { dueCents } = (await findPartTransfer(order)) ?? { dueCents: balanceOf(order) };
    if (shown !== undefined && shown !== String(dueCents)) return 'changed';
    const address = await balancePageOf(order);
    return address ? { address } : undefined;
  });
  return isRefused(started) ? refusedResult(started, 'paymentFailed') : started;
}

/**
 * The page of the session in which what is missing of a balance is paid, by the way of the deposit where it is still offered. A page that asks
 * for more, since a part came by transfer, is closed first.
 * @returns `undefined` where nothing is due, and while a page that asks for more may be paid
 */
export async function balancePageOf(order: Order): Promise<string | undefined> {
  if (order.provider !== 'stripe' || !isBalanceDue(order)) return undefined;
  const asked = await askAnew(order.id);
  if (!asked) return undefined;
  const { askedAt, payAddress, dueCents } = asked;
  if (payAddress) return payAddress;
  const payWith = balanceMethodFor(order.method);
  if (!payWith) throw new Error(`the account has nothing for ${order.method}`);
  const locale = toLocale(order.language);
  const t = translatorOf(await messagesOf(locale), locale);
  const page = (path: string) => env().SITE_URL + localePath(locale, path);
  const [keys, { id, number, lines }] = [await keyRing(), order];
  try {
    const session = await openPaymentSession({
      ...{ id, number, email: order.email, locale, askedAt, payWith, dueCents, part: 'balance' },
      deliverTo: undefined,
      lines: [
        {
          name: t('orders.balance.title', { number }),
          options: new Intl.ListFormat(locale).format(lines.map(({ name }) => name)),
          quantity: 1,
          unitCents: dueCents,
        },
      ],
      // Stripe replaces the braces only where they are not encoded.
      successUrl: `${page('/payment-success')}?session_id={CHECKOUT_SESSION_ID}&order=${await signRow('order', id, askedAt, keys)}`,
      cancelUrl: page(balancePath(await signRow('balance', id, askedAt, keys))),
    });
    const { providerSession: balanceSession, payAddress: balancePayAddress } = session;
    if (await keepBalanceSession(id, askedAt, { balanceSession, balancePayAddress })) {
      return balancePayAddress;
    }
    await closePaymentSession(balanceSession);
    return undefined;
  } catch (error) {
    if (isRefusal(error)) await forgetBalance(id);
    throw error;
  }
}

/** What is missing of a balance, once no page asks for more; `undefined` while such a page may be paid. */
async function askAnew(id: string) {
  const asked = await askForBalance(id);
  if (!asked || !('left' in asked)) return asked;
  if (!(await closeBalancePage(id, asked.left))) return undefined;
  const again = await askForBalance(id);
  return again && 'left' in again ? undefined : again;
}
