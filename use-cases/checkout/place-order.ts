import 'server-only';
import { findEmail } from '@/db/account/sessions';
import { StaysTaken } from '@/db/orders/credited-stays';
import { findAwaiting, type PlacedOrder, placeOrder as place } from '@/db/orders/orders';
import { findTransferAlike, placeTransfer, TransferWaits } from '@/db/orders/transfers';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import type { ErrorCode, RefusedResult } from '@/lib/action';
import { findBuyer, requireBuyer } from '@/lib/checkout/buyer';
import { isOrderable, orderedLines, orderOf } from '@/lib/checkout/new-order';
import { providerOf } from '@/lib/checkout/payment-link';
import type { PaymentChoice } from '@/lib/checkout/payment-page/payment-choice';
import { isWayOffered, paymentWays } from '@/lib/checkout/payment-ways';
import { type Purchase, soldPlaceOf } from '@/lib/checkout/purchase';
import { transferBuyerOf } from '@/lib/checkout/transfer/transfer-buyer';
import { type Locale, localePath, toLocale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { billingOf } from '@/lib/orders/billing';
import { signRow } from '@/lib/process/row-token';
import { budgetsOf } from '@/use-cases/account/mail-budgets';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { readFullDays } from '@/use-cases/delivery/read-full-days';
import { isTheirs, readOrder } from '@/use-cases/orders/read-order';
import { orAway } from '@/use-cases/process/or-away';
import {
  checkRateLimit,
  isRefused,
  type LimitRefusal,
  refusedResult,
  withinLimit,
} from '@/use-cases/process/rate-limit';
import { closeLeftPages } from './close-pages';
import { readRequest } from './read-request';
import { startPayment } from './start-payment';

/** Where an order is paid. */
type Started = { readonly address: string };

type Outcome = Started | ErrorCode | LimitRefusal | undefined;

const failure = 'a payment could not be started';

/** The outcome of a payment as its page says it. */
export function paymentResult(outcome: Outcome): Started | RefusedResult | undefined {
  if (isRefused(outcome)) return refusedResult(outcome, 'paymentFailed');
  return typeof outcome === 'string' ? { ok: false, code: outcome } : outcome;
}

/**
 * Starts the payment of an order, where no other order of its token is being paid.
 * @returns why not; `undefined` when it cannot be paid: its page says why @throws when the provider cannot be reached
 */
export async function startPlaced(order: PlacedOrder, choice?: PaymentChoice): Promise<Outcome> {
  if (!(await closeLeftPages(order.id))) return 'paymentArriving';
  if (order.state === 'awaitingTransfer') return transferPage(order);
  const address = await startPayment(order, choice);
  return address ? { address } : undefined;
}

/** The page of an order that says where its bank transfer goes, for whoever placed it; the payment page says the rest. */
async function transferPage(order: PlacedOrder): Promise<Started | undefined> {
  if (!(await isTheirs(order))) return undefined;
  return { address: localePath(toLocale(order.language), await orderPath(order)) };
}

/** The page of an order, without language, for a browser without a session too. */
export async function orderPath({
  id,
  number,
  placedAt,
}: Pick<PlacedOrder, 'id' | 'number' | 'placedAt'>): Promise<string> {
  return `/orders/${number}?order=${await signRow('order', id, placedAt, await keyRing())}`;
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
    if (asked.state === 'paid' && asked.orderState === 'awaitingTransfer') {
      return { address: localePath(locale, asked.path) };
    }
    if (asked.state !== 'purchase' || !isOrderable(asked.purchase)) return undefined;
    const written = await writeOrder(asked.purchase, choice, locale);
    if (!written || typeof written === 'string' || isRefused(written)) return written;
    return startPlaced(written, choice);
  });
  return paymentResult(outcome);
}

/** The address of the cart that this browser has open; `undefined` without one. */
export async function cartAddress(): Promise<string | undefined> {
  const hash = await visitorTokenHash();
  return hash && (await findEmail(hash));
}

/**
 * The order of the same pieces that this browser has placed lately and that waits for its transfer.
 * @returns its number, and its page without language; `undefined` without one, and without a database
 */
export async function findAlike({
  checkoutId,
  lines,
}: Purchase): Promise<{ number: string; path: string } | undefined> {
  const alike = await orAway('reading an order alike failed', async () =>
    findTransferAlike({
      purchaseId: checkoutId ?? null,
      buyerHash: (await findBuyer()) ?? null,
      lines: orderedLines(lines),
    }),
  );
  if (!alike || alike === 'away') return undefined;
  return { number: alike.number, path: await orderPath(alike) };
}

/** Writes the order of a purchase, unless it is there. */
async function writeOrder(
  purchase: Purchase,
  choice: PaymentChoice,
  locale: Locale,
): Promise<PlacedOrder | ErrorCode | LimitRefusal | undefined> {
  const { method, instalments } = choice;
  const charger = providerOf(purchase);
  const ways = paymentWays(charger, purchase);
  if (!isWayOffered(ways, method, instalments)) return 'wayNotOffered';
  const billing = billingOf(choice);
  if (typeof billing === 'string') return billing;
  const isTransfer = method === 'transfer';
  const provider = isTransfer ? 'transfer' : charger;
  const payer = isTransfer ? transferBuyerOf(choice, soldPlaceOf(purchase)) : undefined;
  if (typeof payer === 'string') return payer;
  const cartOf = await cartAddress();
  const email = payer?.email ?? cartOf ?? null;
  const buyerHash = await requireBuyer(choice.key);
  const buyer = { email, buyerHash, locale, provider, contact: payer?.contact, billing };
  const order = await orderOf(purchase, choice, buyer, await readFullDays());
  if (!order) return 'paymentFailed';
  if (!(await findAwaiting(order))) {
    const refused = await checkRateLimit((await provenVisitor()) ? 'order' : 'anonymousOrder');
    if (refused) return refused;
  }
  try {
    if (!isTransfer || email === null) return await place(order);
    const budgets = await budgetsOf('transferDue', email);
    const placed = await placeTransfer(order, { budgets, cartOf, besides: choice.besides });
    signalMail();
    return placed;
  } catch (error) {
    // Its page then shows what is left without them.
    if (error instanceof StaysTaken) return undefined;
    if (error instanceof TransferWaits) return 'transferWaits';
    throw error;
  }
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
  if (refused) return paymentResult(refused);
  const shown = await readOrder(number, token);
  if (!shown || shown === 'away' || !shown.maySeePerson) return 'notTheirs';
  return paymentResult(await orAway(failure, () => startPlaced(shown.order)));
}
