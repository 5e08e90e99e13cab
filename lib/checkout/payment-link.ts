import 'server-only';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { toDecimal } from '@/lib/money';
import { firstCentsOf, type Split } from '@/lib/orders/deposit';
import type { PaymentProvider } from '@/lib/orders/order';
import { env } from '@/lib/process/env';

/** Lines of a purchase or of an order. */
type Lines = readonly { readonly productId?: string | null }[];

const athena = requirePiece('chair', 'athena').productId;

/** The payment link that is configured for lines: one for the armchair Athéna alone, one for everything else. */
function configuredLink(lines: Lines): string | undefined {
  const isAthena = lines.length === 1 && lines[0]?.productId === athena;
  return isAthena ? env().PAYMENT_LINK_ATHENA : env().PAYMENT_LINK_DEFAULT;
}

/** Who takes the payment of a purchase, unless by bank transfer: Stripe, else a payment link, else the demonstration. */
export function providerOf({ lines }: { readonly lines: Lines }): PaymentProvider {
  if (env().STRIPE_SECRET_KEY) return 'stripe';
  return configuredLink(lines) ? 'link' : 'demonstration';
}

/** Whether a provider or a bank account is configured: then only purchases that the shop has signed can be ordered. */
export function hasProvider(): boolean {
  const { STRIPE_SECRET_KEY, PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT, BANK_IBAN } = env();
  return [STRIPE_SECRET_KEY, PAYMENT_LINK_ATHENA, PAYMENT_LINK_DEFAULT, BANK_IBAN].some(Boolean);
}

type LinkOrder = { readonly id: string; readonly email: string | null; readonly lines: Lines };

/** The payment link of an order, with its id and, if known, the address of the buyer. */
export function linkFor({ id, email, lines }: LinkOrder): string {
  const link = new URL(configuredLink(lines) ?? '');
  link.searchParams.set('client_reference_id', id);
  if (email) link.searchParams.set('prefilled_email', email);
  return link.href;
}

/**
 * The shop's demonstration of a payment page, which charges nothing.
 * @param token shows the order afterwards
 * @param asked what the payment page asked for, to go back there; `undefined` for one that its own page asked for
 */
export function demonstrationFor(
  order: { readonly number: string } & Split,
  name: string,
  locale: Locale,
  token: string,
  asked: { readonly quote?: string } | undefined,
): string {
  const query = new URLSearchParams({
    product: name,
    price: toDecimal(firstCentsOf(order)),
    number: order.number,
    order: token,
    ...(asked ? asked.quote && { quote: asked.quote } : { from: 'order' }),
  });
  return `${localePath(locale, '/checkout-demo')}?${query}`;
}
