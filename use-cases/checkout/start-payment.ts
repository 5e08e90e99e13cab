import 'server-only';
import type { PlacedOrder } from '@/db/orders/orders';
import { askForPayment, forgetPayment, keepPaymentSession } from '@/db/orders/payment-sessions';
import { keyRing } from '@/db/process/key-ring';
import { demonstrationFor, linkFor } from '@/lib/checkout/payment-link';
import { accountMethodFor, PaymentWay } from '@/lib/checkout/payment-ways';
import { closePaymentSession, isRefusal, openPaymentSession } from '@/lib/checkout/stripe';
import { storedDestination } from '@/lib/delivery/delivery';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { formatPercent, formatPrice } from '@/lib/money';
import { depositShare, firstCentsOf } from '@/lib/orders/deposit';
import { env } from '@/lib/process/env';
import { signRow } from '@/lib/process/row-token';
import { canBePaid } from '@/use-cases/orders/read-order';

/**
 * Where an order is paid. Asked again it gives the same address, as long as the order can be paid.
 * @param asked what the payment page asked for; `undefined` for an order that is paid from its own page
 * @returns `undefined` for an order that cannot be paid: it awaits no payment, or its offer is closed
 * @throws when Stripe cannot be reached or refuses
 */
export async function startPayment(
  order: PlacedOrder,
  asked?: { readonly quote?: string },
): Promise<string | undefined> {
  if (!(await canBePaid(order))) return undefined;
  if (order.provider === 'link') return linkFor(order);
  if (order.provider === 'stripe') return stripeSession(order);
  const locale = toLocale(order.language);
  const token = await signRow('order', order.id, order.placedAt, await keyRing());
  const [first] = order.lines;
  const { severalPieces } = (await messagesOf(locale)).payment;
  const name = order.lines.length === 1 && first ? first.name : severalPieces;
  return demonstrationFor(order, name, locale, token, asked);
}

/** What the provider asks for: the pieces and their delivery, or the deposit alone. */
async function askedFor(order: PlacedOrder, locale: Locale) {
  const { payment } = await messagesOf(locale);
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  if (order.depositCents !== null) {
    const line = await depositLine(order, locale);
    const options = listed(order.lines.map(({ name }) => name));
    return {
      lines: [{ name: line, options, quantity: 1, unitCents: order.depositCents }],
      delivery: { name: payment.delivery, cents: 0 },
    };
  }
  if (order.nightsCents > 0) {
    // The provider takes no line below zero: the pieces are one line at their lowered price.
    const pieces = order.lines.map(({ name, quantity }) =>
      quantity > 1 ? `${quantity} × ${name}` : name,
    );
    const options = `${payment.nights} : ${formatPrice(-order.nightsCents, locale)}`;
    const unitCents = order.totalCents - order.deliveryCents;
    return {
      lines: [{ name: listed(pieces), options, quantity: 1, unitCents }],
      delivery: { name: payment.delivery, cents: order.deliveryCents },
    };
  }
  return {
    lines: order.lines.map(({ optionNames, ...line }) => ({
      ...line,
      options: listed(optionNames),
    })),
    delivery: { name: payment.delivery, cents: order.deliveryCents },
  };
}

/** What the deposit of an order is called in a language: by its own share, not by what is asked for today. */
async function depositLine(order: PlacedOrder, locale: Locale): Promise<string> {
  const t = translatorOf(await messagesOf(locale), locale);
  return t('invoice.deposit.line', { percent: formatPercent(depositShare(order), locale) });
}

/**
 * The page of the Stripe session of an order, which is opened when it has none.
 * @returns `undefined` when the order was replaced or paid meanwhile
 */
async function stripeSession(order: PlacedOrder): Promise<string | undefined> {
  const { askedAt, payAddress } = await askForPayment(order.id);
  if (payAddress) return payAddress;
  const way = PaymentWay.parse(order);
  const payWith = accountMethodFor(way, firstCentsOf(order));
  if (!payWith) throw new Error(`the account has nothing for ${way.method} × ${way.instalments}`);
  const locale = toLocale(order.language);
  const token = await signRow('order', order.id, askedAt, await keyRing());
  const page = (path: string) => env().SITE_URL + localePath(locale, path);
  try {
    const session = await openPaymentSession({
      ...order,
      ...(await askedFor(order, locale)),
      dueCents: firstCentsOf(order),
      payWith,
      deliverTo: storedDestination(order)?.country,
      askedAt,
      locale,
      // Stripe replaces the braces only where they are not encoded.
      successUrl: `${page('/payment-success')}?session_id={CHECKOUT_SESSION_ID}&order=${token}`,
      cancelUrl: `${page(`/orders/${order.number}`)}?order=${token}`,
    });
    if (await keepPaymentSession(order.id, session)) return session.payAddress;
    await closePaymentSession(session.providerSession);
    return undefined;
  } catch (error) {
    if (isRefusal(error)) await forgetPayment(order.id);
    throw error;
  }
}
