import 'server-only';
import { keyRing } from '@/db/key-ring';
import { keepPaymentSession, type Order } from '@/db/orders';
import { env } from '@/lib/env';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { signOrder } from '@/lib/order-token';
import { demonstrationFor, linkFor } from '@/lib/payment-link';
import { openPaymentSession } from '@/lib/stripe';

/** The armchair Athéna has a payment link of its own. */
const isAthena = ({ lines }: Order) =>
  lines.length === 1 && lines[0]?.productId === 'fauteuil-athena';

/**
 * Where an order is paid. Asked again it gives the same address, as long as the order awaits payment.
 * @throws when Stripe cannot be reached or refuses
 */
export async function startPayment(order: Order): Promise<string> {
  return order.payAddress ?? addressOf(order);
}

async function addressOf(order: Order): Promise<string> {
  const locale = toLocale(order.language);
  const token = await signOrder(order.id, await keyRing());
  const [first] = order.lines;
  const words = await messagesOf(locale);
  const name = order.lines.length === 1 && first ? first.name : words.payment.severalPieces;
  if (order.provider === 'link') return linkFor({ isAthena: isAthena(order) }, order);
  if (order.provider === 'demonstration') return demonstrationFor(order, name, locale, token);
  const page = (path: string) => env().SITE_URL + localePath(locale, path);
  const session = await openPaymentSession({
    ...order,
    locale,
    lines: order.lines.map(({ optionNames, ...line }) => ({
      ...line,
      options: new Intl.ListFormat(locale).format(optionNames),
    })),
    delivery: { name: words.payment.delivery, cents: order.deliveryCents },
    // Stripe replaces the braces only where they are not encoded.
    successUrl: `${page('/payment-success')}?session_id={CHECKOUT_SESSION_ID}&order=${token}`,
    cancelUrl: `${page(`/orders/${order.number}`)}?order=${token}`,
  });
  await keepPaymentSession(order.id, session);
  return session.payAddress;
}
