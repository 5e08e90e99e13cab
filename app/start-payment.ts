import 'server-only';
import { canBePaid } from '@/app/[locale]/orders/read-order';
import { keyRing } from '@/db/key-ring';
import { askForPayment, forgetPayment, keepPaymentSession, type Order } from '@/db/orders';
import { env } from '@/lib/env';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { signOrder } from '@/lib/order-token';
import { demonstrationFor, linkFor } from '@/lib/payment-link';
import { isRefusal, openPaymentSession } from '@/lib/stripe';

/** The armchair Athéna has a payment link of its own. */
const isAthena = ({ lines }: Order) =>
  lines.length === 1 && lines[0]?.productId === 'fauteuil-athena';

/**
 * Where an order is paid. Asked again it gives the same address, as long as the order can be paid.
 * @returns `undefined` for an order that cannot be paid: it awaits no payment, or its offer is closed
 * @throws when Stripe cannot be reached or refuses
 */
export async function startPayment(order: Order): Promise<string | undefined> {
  if (!(await canBePaid(order))) return undefined;
  if (order.provider === 'link') return linkFor({ isAthena: isAthena(order) }, order);
  if (order.provider === 'stripe') return stripeSession(order);
  const locale = toLocale(order.language);
  const token = await signOrder(order.id, order.placedAt, await keyRing());
  const [first] = order.lines;
  const { severalPieces } = (await messagesOf(locale)).payment;
  const name = order.lines.length === 1 && first ? first.name : severalPieces;
  return demonstrationFor(order, name, locale, token);
}

/** The page of the Stripe session of an order, which is opened when it has none. */
async function stripeSession(order: Order): Promise<string> {
  const { askedAt, payAddress } = await askForPayment(order.id);
  if (payAddress) return payAddress;
  const locale = toLocale(order.language);
  const token = await signOrder(order.id, askedAt, await keyRing());
  const page = (path: string) => env().SITE_URL + localePath(locale, path);
  try {
    const session = await openPaymentSession({
      ...order,
      askedAt,
      locale,
      lines: order.lines.map(({ optionNames, ...line }) => ({
        ...line,
        options: new Intl.ListFormat(locale).format(optionNames),
      })),
      delivery: { name: (await messagesOf(locale)).payment.delivery, cents: order.deliveryCents },
      // Stripe replaces the braces only where they are not encoded.
      successUrl: `${page('/payment-success')}?session_id={CHECKOUT_SESSION_ID}&order=${token}`,
      cancelUrl: `${page(`/orders/${order.number}`)}?order=${token}`,
    });
    await keepPaymentSession(order.id, session);
    return session.payAddress;
  } catch (error) {
    if (isRefusal(error)) await forgetPayment(order.id);
    throw error;
  }
}
