import 'server-only';
import { findEmail } from '@/db/account/sessions';
import { findAwaiting, type PlacedOrder, placeOrder as place } from '@/db/orders/orders';
import { visitorTokenHash } from '@/lib/account/session';
import type { ErrorCode, RefusedResult } from '@/lib/action';
import { requireBuyer } from '@/lib/checkout/buyer';
import { isOrderable, orderOf, type PaymentChoice } from '@/lib/checkout/new-order';
import { providerOf } from '@/lib/checkout/payment-link';
import { paymentWays } from '@/lib/checkout/payment-ways';
import type { Purchase } from '@/lib/checkout/purchase';
import type { Locale } from '@/lib/i18n/locales';
import { readVatNumber } from '@/lib/orders/vat-number';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { readFullDays } from '@/use-cases/delivery/read-full-days';
import { readOrder } from '@/use-cases/orders/read-order';
import { orAway } from '@/use-cases/process/or-away';
import {
  checkRateLimit,
  isRefused,
  type LimitRefusal,
  refusedResult,
  withinLimit,
} from '@/use-cases/process/rate-limit';
import { readRequest } from './read-request';
import { closeLeftPages, startPayment } from './start-payment';

/** Where an order is paid. */
type Started = { readonly address: string };

type Outcome = Started | ErrorCode | LimitRefusal | undefined;

const failure = 'a payment could not be started';

function resultOf(outcome: Outcome): Started | RefusedResult | undefined {
  if (isRefused(outcome)) return refusedResult(outcome, 'paymentFailed');
  return typeof outcome === 'string' ? { ok: false, code: outcome } : outcome;
}

/** Starts the payment of an order, where no other order of its token is being paid. */
async function start(order: PlacedOrder, choice?: PaymentChoice): Promise<Outcome> {
  if (!(await closeLeftPages(order.id))) return 'paymentArriving';
  const address = await startPayment(order, choice);
  return address ? { address } : undefined;
}

/**
 * Writes the order of a payment page, unless it is there, and starts its payment. Sent again, it gives the same
 * address.
 * @returns `undefined` for what cannot be ordered; its page says why
 */
export async function placeOrder(
  choice: PaymentChoice,
  locale: Locale,
): Promise<Started | RefusedResult | undefined> {
  const outcome = await withinLimit('payment', failure, async (): Promise<Outcome> => {
    const { quote, product, price } = choice;
    const asked = await readRequest({ quote, product, price }, locale);
    if (asked.state !== 'purchase' || !isOrderable(asked.purchase)) return undefined;
    const written = await writeOrder(asked.purchase, choice, locale);
    return typeof written === 'string' || isRefused(written) ? written : start(written, choice);
  });
  return resultOf(outcome);
}

/** Writes the order of a purchase, unless it is there. */
async function writeOrder(
  purchase: Purchase,
  choice: PaymentChoice,
  locale: Locale,
): Promise<PlacedOrder | ErrorCode | LimitRefusal> {
  const provider = providerOf(purchase);
  const { methods, splits, depositCents } = paymentWays(provider, purchase);
  const { method, instalments } = choice;
  const isOffered =
    instalments === 'deposit' ? depositCents !== undefined : splits.includes(instalments);
  if (!methods.includes(method) || !isOffered) return 'wayNotOffered';
  if (choice.vatNumber && !readVatNumber(choice.vatNumber)) return 'badVatNumber';
  const hash = await visitorTokenHash();
  const email = (hash && (await findEmail(hash))) ?? null;
  const buyerHash = await requireBuyer(choice.key);
  const buyer = { email, buyerHash, locale, provider };
  const order = await orderOf(purchase, choice, buyer, await readFullDays());
  if (!order) return 'paymentFailed';
  if (!(await findAwaiting(order))) {
    const refused = await checkRateLimit((await provenVisitor()) ? 'order' : 'anonymousOrder');
    if (refused) return refused;
  }
  return place(order);
}

/**
 * Starts the payment of an order that its page shows as unpaid.
 * @returns `notTheirs` without a right to pay it, or without a database; `undefined` when it cannot be paid: its page says why
 */
export async function payOrder(
  number: string,
  token: string | undefined,
): Promise<Started | RefusedResult | 'notTheirs' | undefined> {
  const refused = await checkRateLimit('payment');
  if (refused) return resultOf(refused);
  const shown = await readOrder(number, token);
  if (!shown || shown === 'away' || !shown.maySeePerson) return 'notTheirs';
  return resultOf(await orAway(failure, () => start(shown.order)));
}
