import 'server-only';
import {
  type Moved,
  moveOrder,
  noteRemark,
  requestBalance,
  type Step,
  undoStep,
} from '@/db/orders/order-steps';
import { findOrder } from '@/db/orders/orders';
import { dayOf } from '@/lib/calendar/dates';
import { isDeliveryDay, lastAgreedDay } from '@/lib/delivery/delivery-dates';
import { signalMail } from '@/lib/mail/mail-signal';
import { heldStates, takesPhotos } from '@/lib/orders/order';
import { mostMailedPhotos } from '@/lib/orders/order-file';
import {
  longestAddress,
  longestCarriers,
  longestNote,
  longestRemark,
} from '@/lib/orders/order-moves';
import { log } from '@/lib/process/log';
import { closeOtherPages } from '@/use-cases/checkout/close-pages';

/** Why a step was not taken, beside what the state of the order says. */
type Amiss =
  | 'badRemark'
  | 'badDate'
  | 'farDate'
  | 'closedDay'
  | 'badCarriers'
  | 'badAddress'
  | 'badHappened'
  | 'tooManyPhotos';

/**
 * Moves an order to its next step, or to another state that the house may put it into.
 * @returns what of the form is amiss: a remark that is too long; a delivery without a day from today on, on one further
 * ahead than `agreedDaysAhead` or without deliveries, without carriers or an address; a day of delivery that is still to come; too many photos
 */
export async function stepOrder(step: Step): Promise<Moved | Amiss> {
  const { number, to } = step;
  const amiss = await whatIsAmiss(step);
  if (amiss) return amiss;
  const outcome = await moveOrder({
    ...step,
    ...(to !== 'agreed' && { deliveryDate: undefined, carriers: undefined }),
    ...(to !== 'agreed' && to !== 'paid' && { address: undefined }),
    ...(to !== 'delivered' && { happenedOn: undefined }),
    ...(!takesPhotos(to) && { photos: [] }),
  });
  if (outcome !== 'done') return outcome;
  signalMail();
  if (!heldStates.includes(to)) await closeOtherPages((await findOrder(number))?.id);
  log().info({ event: 'order-step', number, state: to }, 'an order was moved by hand');
  return 'done';
}

async function whatIsAmiss(step: Step): Promise<Amiss | undefined> {
  const { number, to, remark = '', deliveryDate, carriers = '', address = [], happenedOn } = step;
  const today = dayOf(new Date());
  if ((step.photos?.length ?? 0) > mostMailedPhotos) return 'tooManyPhotos';
  if (remark.length > longestRemark) return 'badRemark';
  if (to === 'delivered' && happenedOn && happenedOn > today) return 'badHappened';
  if (to === 'paid' && address.join('\n').length > longestAddress) return 'badAddress';
  if (to !== 'agreed') return undefined;
  if (!deliveryDate || deliveryDate < today) return 'badDate';
  if (deliveryDate > lastAgreedDay(today)) return 'farDate';
  if (!carriers || carriers.length > longestCarriers) return 'badCarriers';
  if (address.length === 0 || address.join('\n').length > longestAddress) return 'badAddress';
  const order = await findOrder(number);
  return isDeliveryDay(deliveryDate, order?.deliveryCountry ?? 'FR') ? undefined : 'closedDay';
}

/** Undoes a step with its mail. @returns `conflict`, or `tooLate` */
export async function undoOrderStep(
  ...given: Parameters<typeof undoStep>
): ReturnType<typeof undoStep> {
  const outcome = await undoStep(...given);
  if (outcome === 'done' || outcome === 'undoneUnmailed')
    log().info({ event: 'order-step-undone', number: given[0] });
  return outcome;
}

/** Asks the buyer for the balance of an order by mail. @returns `refused` when none is due; `conflict` without the order */
export async function askForBalance(
  ...given: Parameters<typeof requestBalance>
): ReturnType<typeof requestBalance> {
  const outcome = await requestBalance(...given);
  if (outcome === 'done') signalMail();
  return outcome;
}

/** Notes something about an order. @returns `badNote` for nothing, or for too much; `conflict` without the order */
export async function remarkOnOrder(
  number: string,
  remark: string,
  author: string,
): Promise<'done' | 'conflict' | 'badNote'> {
  if (!remark || remark.length > longestNote) return 'badNote';
  return noteRemark(number, remark, author);
}
