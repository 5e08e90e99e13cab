import { paymentNotice } from '@/components/checkout/payment-form';
import type { RefusedResult } from '@/lib/action';
import { isFieldCode } from '@/lib/checkout/payment-page/field-faults';
import { PaymentChoice } from '@/lib/checkout/payment-page/payment-choice';
import { dropTyped, keepTyped } from '@/lib/checkout/payment-page/typed-fields';
import type { OtherWay } from '@/lib/checkout/transfer/other-way';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { balancePath } from '@/lib/orders/balance-path';
import { payBalance } from '@/use-cases/checkout/pay-balance';
import { payOtherwise } from '@/use-cases/checkout/pay-otherwise';
import { payOrder, placeOrder } from '@/use-cases/checkout/place-order';

const paymentPage = '/payment';
const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/**
 * The payment page that a form came from, which shows why it was refused. What was chosen is given back in the address, what
 * was typed in a cookie: no address names anybody.
 */
async function toPaymentPage(
  locale: Locale,
  { quote, product, price, ...choice }: Partial<PaymentChoice>,
  refused?: RefusedResult,
): Promise<Response> {
  const wait = refused?.waitSeconds && String(refused.waitSeconds);
  const { method, instalments } = choice;
  const kept = refused && { method, instalments: String(instalments) };
  if (refused) await keepTyped(choice, paymentPage, locale);
  const given = Object.entries({ product, price, quote, ...kept, error: refused?.code, wait });
  const query = new URLSearchParams(
    given.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const page = `${localePath(locale, paymentPage)}?${query}`;
  // Its first faulty field takes the focus, unless the address names another place.
  return seeOther(refused && !isFieldCode(refused.code) ? `${page}#${paymentNotice}` : page);
}

/** The payment address of an unpaid order, or the page of the order, which says why it cannot be paid. */
async function payAgain(locale: Locale, number: string, token?: string): Promise<Response> {
  const page = localePath(locale, `/orders/${number}`);
  const started = await payOrder(number, token);
  if (started === 'notTheirs') return seeOther(page);
  if (started && 'address' in started) return seeOther(started.address);
  const query = new URLSearchParams({
    ...(token && { order: token }),
    ...(started && { error: started.code }),
  });
  return seeOther(query.size > 0 ? `${page}?${query}` : page);
}

/** Where an order is paid otherwise than it was placed, or the page of the order, which says why it cannot be. */
async function payInstead(
  locale: Locale,
  number: string,
  way: OtherWay,
  choice: PaymentChoice,
): Promise<Response> {
  const own = `/orders/${number}`;
  const token = choice.order && `?${new URLSearchParams({ order: choice.order })}`;
  const started = await payOtherwise(number, way, choice);
  if (started === 'notTheirs') return seeOther(localePath(locale, own));
  if (started && 'address' in started) {
    await dropTyped(own, locale);
    return seeOther(started.address);
  }
  const { refused, page = own + (token ?? '') } = started ?? {};
  if (!refused) return seeOther(localePath(locale, page));
  await keepTyped(choice, own, locale);
  const { code, waitSeconds = '' } = refused;
  const query = new URLSearchParams({ error: code, wait: String(waitSeconds) });
  return seeOther(`${localePath(locale, page)}${page.includes('?') ? '&' : '?'}${query}`);
}

/** The payment address of a balance, or the page of the balance, which says why it cannot be paid. */
async function payRest(locale: Locale, token: string, shown?: string): Promise<Response> {
  const page = localePath(locale, balancePath(token));
  const started = await payBalance(token, shown);
  if (!started) return seeOther(page);
  if (started === 'changed') return seeOther(`${page}?error=changed`);
  if ('address' in started) return seeOther(started.address);
  const wait = String(started.waitSeconds ?? '');
  return seeOther(`${page}?${new URLSearchParams({ error: started.code, wait })}`);
}

/**
 * Creates the order of a payment page and redirects to its payment address; a form sent again redirects to the same
 * address. The form targets a new window, so the visitor's tab with the shop stays.
 */
export async function POST(
  request: Request,
  { params }: RouteContext<'/[locale]/payment/order'>,
): Promise<Response> {
  const locale = toLocale((await params).locale);
  // A body that is not a form counts as one without fields.
  const form = await request.formData().catch(() => new FormData());
  const given = PaymentChoice.safeParse(Object.fromEntries(form));
  // Without its token the payment page would ask for another purchase.
  if (!given.success) {
    return form.has('quote')
      ? seeOther(localePath(locale, '/cart?error=checkoutFailed'))
      : toPaymentPage(locale, {});
  }
  const choice = given.data;
  if (choice.balance) return payRest(locale, choice.balance, choice.due);
  if (choice.number && choice.instead) {
    return payInstead(locale, choice.number, choice.instead, choice);
  }
  if (choice.number) return payAgain(locale, choice.number, choice.order);
  const started = await placeOrder(choice, locale);
  if (started && 'address' in started) {
    await dropTyped(paymentPage, locale);
    return seeOther(started.address);
  }
  return toPaymentPage(locale, choice, started);
}
