import { paymentNotice } from '@/components/checkout/payment-form';
import { findEmail } from '@/db/account/sessions';
import { findAwaiting, findOrderById, placeOrder } from '@/db/orders/orders';
import { visitorTokenHash } from '@/lib/account/session';
import type { ErrorCode } from '@/lib/action';
import { requireBuyer } from '@/lib/checkout/buyer';
import { isOrderable, orderOf, PaymentChoice } from '@/lib/checkout/new-order';
import { providerOf } from '@/lib/checkout/payment-link';
import { paymentWays } from '@/lib/checkout/payment-ways';
import { visitorDeliveries } from '@/lib/delivery/visitor-delivery';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/process/log';
import { readRequest } from '@/use-cases/checkout/read-request';
import { closeLeftPages, startPayment } from '@/use-cases/checkout/start-payment';
import { owns } from '@/use-cases/mail/spare';
import { readOrder } from '@/use-cases/orders/read-order';
import { checkRateLimit } from '@/use-cases/process/rate-limit';

const leadTo = (location: string) => new Response(null, { status: 303, headers: { location } });

type Said = { readonly code: ErrorCode; readonly waitSeconds?: number };

/** The payment page that a form came from, at what it has to say. */
function backTo(locale: Locale, choice: Partial<PaymentChoice>, said?: Said): Response {
  const { quote, product, price } = choice;
  const wait = said?.waitSeconds && String(said.waitSeconds);
  const given = Object.entries({ product, price, quote, error: said?.code, wait });
  const query = new URLSearchParams(
    given.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const page = `${localePath(locale, '/payment')}?${query}`;
  return leadTo(said ? `${page}#${paymentNotice}` : page);
}

/**
 * Leads to where an order is paid that its page shows as unpaid, or back to that page, which says why it cannot be
 * paid.
 * @param refusal why it does not, where that is known already
 */
async function payAgain(
  locale: Locale,
  number: string,
  token?: string,
  refusal?: string,
): Promise<Response> {
  const page = localePath(locale, `/orders/${number}`);
  const back = (error?: string) => {
    const query = new URLSearchParams({ ...(token && { order: token }), ...(error && { error }) });
    return leadTo(query.size > 0 ? `${page}?${query}` : page);
  };
  if (refusal) return back(refusal);
  const shown = await readOrder(number, token);
  if (!shown || shown === 'away' || !shown.maySeePerson) return leadTo(page);
  try {
    if (!(await closeLeftPages(shown.order.id))) return back('paymentArriving');
    const address = await startPayment(shown.order);
    return address ? leadTo(address) : back();
  } catch (error) {
    log().error(error, 'a payment could not be started');
    return back('paymentFailed');
  }
}

/**
 * Writes the order of a payment page and leads to where it is paid. Sent again, it leads there again. The
 * visitor's tab with the shop stays: the form has a window of its own as its target.
 */
export async function POST(
  request: Request,
  { params }: RouteContext<'/[locale]/payment/order'>,
): Promise<Response> {
  const locale = toLocale((await params).locale);
  // A body that is no form is one without fields.
  const form = await request.formData().catch(() => new FormData());
  const given = PaymentChoice.safeParse(Object.fromEntries(form));
  if (!given.success) return backTo(locale, {});
  const choice = given.data;
  const refused = await checkRateLimit('payment', 'paymentFailed');
  if (choice.number) return payAgain(locale, choice.number, choice.order, refused?.code);
  if (refused) return backTo(locale, choice, refused);
  try {
    return await orderAndLead(locale, choice);
  } catch (error) {
    log().error(error, 'a payment could not be started');
    return backTo(locale, choice, { code: 'paymentFailed' });
  }
}

/** Writes the order of a payment page, unless it is there, and leads to where it is paid. @throws like Stripe and the database */
async function orderAndLead(locale: Locale, choice: PaymentChoice): Promise<Response> {
  const { quote, product, price } = choice;
  const asked = await readRequest({ quote, product, price }, locale);
  if (asked.state !== 'purchase' || !isOrderable(asked.purchase)) return backTo(locale, choice);
  const { purchase } = asked;
  const provider = providerOf(purchase);
  const { methods, splits } = paymentWays(provider, purchase.totalCents);
  if (!methods.includes(choice.method) || !splits.includes(choice.instalments)) {
    return backTo(locale, choice, { code: 'wayNotOffered' });
  }
  const hash = await visitorTokenHash();
  const email = (hash && (await findEmail(hash))) ?? null;
  const buyerHash = await requireBuyer(choice.key);
  const delivery = (await visitorDeliveries())(purchase.deliveryWeeks);
  const visitor = { email, buyerHash, locale, provider, delivery };
  const placing = await orderOf(purchase, choice, visitor);
  if (!placing) return backTo(locale, choice, { code: 'paymentFailed' });
  if (!(await findAwaiting(placing))) {
    const isProven = email !== null && (await owns(email));
    const refused = await checkRateLimit(isProven ? 'order' : 'anonymousOrder', 'paymentFailed');
    if (refused) return backTo(locale, choice, refused);
  }
  const placed = await findOrderById((await placeOrder(placing)).id);
  if (!placed) throw new Error('the order that was placed is not there');
  if (!(await closeLeftPages(placed.id)))
    return backTo(locale, choice, { code: 'paymentArriving' });
  const address = await startPayment(placed, choice);
  return address ? leadTo(address) : backTo(locale, choice);
}
