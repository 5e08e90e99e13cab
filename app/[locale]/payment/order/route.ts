import { checkRateLimit } from '@/app/_actions/rate-limit';
import { readOrder } from '@/app/[locale]/orders/read-order';
import { readRequest } from '@/app/[locale]/payment/read-request';
import { startPayment } from '@/app/start-payment';
import { findOrderById, placeOrder } from '@/db/orders';
import { findEmail } from '@/db/sessions';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { orderOf, PaymentChoice } from '@/lib/new-order';
import { providerOf } from '@/lib/payment-link';
import { visitorTokenHash } from '@/lib/session';
import { visitorDeliveries } from '@/lib/visitor-delivery';

const leadTo = (location: string) => new Response(null, { status: 303, headers: { location } });

/** The payment page that a form came from, with what it has to say. */
function backTo(locale: Locale, choice: Partial<PaymentChoice>, error?: string): Response {
  const { quote, product, price } = choice;
  const given = Object.entries({ product, price, quote, error });
  const query = new URLSearchParams(
    given.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return leadTo(`${localePath(locale, '/payment')}?${query}`);
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
  const order = await readOrder(number, token);
  if (!order || order === 'away') return leadTo(page);
  try {
    const address = await startPayment(order);
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
  if (refused) return backTo(locale, choice, refused.code);
  try {
    const { quote, product, price } = choice;
    const asked = await readRequest({ quote, product, price }, locale);
    if (asked.state !== 'purchase') return backTo(locale, choice);
    const hash = await visitorTokenHash();
    const email = (hash && (await findEmail(hash))) ?? null;
    const provider = providerOf(asked.purchase);
    const delivery = (await visitorDeliveries())(asked.purchase.deliveryWeeks);
    const order = await orderOf(asked.purchase, choice, { email, locale, provider, delivery });
    if (!order) return backTo(locale, choice, 'paymentFailed');
    const placed = await findOrderById((await placeOrder(order)).id);
    if (!placed) throw new Error('the order that was placed is not there');
    const address = await startPayment(placed);
    return address ? leadTo(address) : backTo(locale, choice);
  } catch (error) {
    log().error(error, 'a payment could not be started');
    return backTo(locale, choice, 'paymentFailed');
  }
}
