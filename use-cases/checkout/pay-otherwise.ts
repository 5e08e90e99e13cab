import 'server-only';
import type { Order, PlacedOrder } from '@/db/orders/orders';
import { findOtherwise, placeOtherwise } from '@/db/orders/other-way';
import type { ErrorCode, RefusedResult } from '@/lib/action';
import { providerOf } from '@/lib/checkout/payment-link';
import type { PaymentChoice } from '@/lib/checkout/payment-page/payment-choice';
import { type OtherWay, otherWayOf } from '@/lib/checkout/transfer/other-way';
import { transferBuyerOf } from '@/lib/checkout/transfer/transfer-buyer';
import { orderedPlace } from '@/lib/delivery/price-place';
import { signalMail } from '@/lib/mail/mail-signal';
import { budgetsOf } from '@/use-cases/account/mail-budgets';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { isClosedOffer } from '@/use-cases/orders/read-offer';
import { readOrder } from '@/use-cases/orders/read-order';
import { orAway } from '@/use-cases/process/or-away';
import {
  checkRateLimit,
  isRefused,
  type LimitRefusal,
  refusedResult,
} from '@/use-cases/process/rate-limit';
import { cartAddress, orderPath, paymentResult, startPlaced } from './place-order';

const failure = 'an order could not be paid otherwise';

/** Where an order is paid now; or why not, and the page without language that says so, where that is another order's. */
type Outcome =
  | { readonly address: string }
  | { readonly refused?: RefusedResult; readonly page?: string };

/**
 * Has an order that waits for its payment be paid otherwise: by card instead of a bank transfer, or the other way round. It is
 * placed anew, once however often the form is sent, and the page where the earlier one could be paid is closed.
 * @param choice of the form: who pays by bank transfer
 * @returns `notTheirs` without a right to pay it; `undefined` when it cannot be paid so: its page says why
 */
export async function payOtherwise(
  number: string,
  way: OtherWay,
  choice: PaymentChoice,
): Promise<Outcome | 'notTheirs' | undefined> {
  const limited = await checkRateLimit('payment');
  if (limited) return { refused: refusedResult(limited, 'paymentFailed') };
  const shown = await readOrder(number, choice.order);
  if (!shown || shown === 'away' || !shown.maySeePerson) return 'notTheirs';
  const placed = await orAway(failure, () => place(shown.order, way, choice));
  if (!placed) return undefined;
  if (isRefused(placed)) return { refused: refusedResult(placed, 'paymentFailed') };
  if (typeof placed === 'string') return { refused: { ok: false, code: placed } };
  const started = paymentResult(await orAway(failure, () => startPlaced(placed)));
  if (started && 'address' in started) return started;
  // It is placed: its own page has both ways to pay it.
  const page = await orderPath(placed);
  return { refused: started, page };
}

/** How an order can be paid otherwise now; `undefined` for one that waits for no payment, or whose offer is closed. */
export async function findOtherWay(order: Order): Promise<OtherWay | undefined> {
  const way = otherWayOf(order);
  if (way && order.offerId !== null && (await isClosedOffer(order.offerId))) return undefined;
  return way;
}

/** Places an order anew, unless it was. */
async function place(
  order: Order,
  way: OtherWay,
  choice: PaymentChoice,
): Promise<PlacedOrder | ErrorCode | LimitRefusal | undefined> {
  const known = await findOtherwise(order, way);
  if (known) return known;
  const sold = orderedPlace(order);
  if ((await findOtherWay(order)) !== way || !sold) return undefined;
  const payer = way === 'transfer' ? transferBuyerOf(choice, sold) : undefined;
  if (typeof payer === 'string') return payer;
  const refused = await checkRateLimit((await provenVisitor()) ? 'order' : 'anonymousOrder');
  if (refused) return refused;
  const placed = await placeOtherwise(order.id, {
    way,
    payer,
    provider: way === 'transfer' ? 'transfer' : providerOf(order),
    options: payer && {
      budgets: await budgetsOf('transferDue', payer.email),
      cartOf: await cartAddress(),
    },
  });
  signalMail();
  return placed;
}
