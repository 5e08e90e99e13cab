import { isPriceFor } from '@/lib/delivery/price-place';
import { firstCentsOf, isBalanceDue } from '@/lib/orders/deposit';
import { type OrderContact, type OrderNote, unpaidStates } from '@/lib/orders/order';
import { closedBalance, isOfDeposit, isPayableBy, methodOf, ofBalance } from './balance-rules';
import type {
  OrderToPay,
  PaymentEvent,
  PaymentFact,
  PaymentFields,
  PaymentRecord,
} from './payment-event';
import { currentRecords, isFullyRefunded, isTotal, moneyByPayment } from './payment-money';

/** Which fields of an order an event may write, by what it says. Every event but `method` adds to the history. */
type Writes = {
  paid:
    | ('state' | 'email' | 'contact' | 'providerSession' | 'providerPayment' | 'paidWith')
    | ('isBalancePaid' | 'balancePayment');
  refunded: 'state';
  expired: 'state' | 'balancePayAddress' | 'balanceAskedAt';
  method: 'paidWith' | 'balancePaidWith';
  pending: never;
  failed: 'payAddress' | 'paymentAskedAt' | 'balancePayAddress' | 'balanceAskedAt';
  disputed: never;
};
type Kind = PaymentFact['kind'];

type Changes<Field extends keyof PaymentFields = keyof PaymentFields> = {
  readonly fields: Partial<Pick<PaymentFields, Field>>;
  /** Rows for the history, the oldest first; `undefined` for a row that the new state explains. */
  readonly history: readonly (OrderNote | undefined)[];
};

/** What an event changes about an order: first the fields, then the history. */
export type OrderChanges = Changes;

/** A fact about an order, and what was known before. */
type Case<K extends Kind> = {
  readonly order: OrderToPay;
  readonly event: Pick<
    PaymentEvent,
    'part' | 'providerSession' | 'email' | 'contact' | 'deliverTo'
  >;
  readonly fact: Extract<PaymentFact, { readonly kind: K }>;
  /** The payment that it is about. */
  readonly payment: string | null;
  readonly known: readonly PaymentRecord[];
};

const rules: { readonly [K in Kind]: (given: Case<K>) => Changes<Writes[K]> } = {
  paid: ({ order, event, fact, payment, known }) => {
    const isKnown = isPaid(payment, known);
    const { refundedCents = 0 } = moneyByPayment(known).get(payment) ?? {};
    const isOpen = unpaidStates.includes(order.state);
    const isBack = refundedCents > 0 && refundedCents >= fact.cents;
    if (isKnown || (!isOpen && isBack)) return noteOnly('tooLate');
    if (event.part && isOfDeposit(order)) return ofBalance(order, fact, payment, known);
    if (!isOpen && order.state !== 'refunded') return noteOnly('paidTwice');
    const notes: readonly OrderNote[] = [
      ...(isTotal(fact, firstCentsOf(order)) ? [] : (['amountDiffers'] as const)),
      ...(isPriceFor(order, event.deliverTo) ? [] : (['addressDiffers'] as const)),
    ];
    const fields = {
      ...personOf(order, event),
      providerPayment: order.providerPayment ?? payment,
      providerSession: order.providerSession ?? event.providerSession ?? null,
    };
    if (!isOpen) {
      // The payment method of the refunded payment is not that of this one.
      const anew = { state: 'differs', paidWith: null } as const;
      const providerPayment = payment ?? order.providerPayment;
      return { fields: { ...fields, ...anew, providerPayment }, history: ['paidAfterRefund'] };
    }
    return notes.length === 0
      ? { fields: { ...fields, state: 'paid' }, history: [undefined] }
      : { fields: { ...fields, state: 'differs' }, history: notes };
  },
  refunded: ({ order, fact, payment, known }) => {
    const before = moneyByPayment(known).get(payment) ?? { receivedCents: 0, refundedCents: 0 };
    if (fact.cents <= before.refundedCents) return noteOnly('tooLate');
    const tooMuch: readonly OrderNote[] =
      fact.cents > before.receivedCents ? ['refundedTooMuch'] : [];
    if (order.state === 'refunded')
      return { fields: {}, history: tooMuch.length > 0 ? tooMuch : ['tooLate'] };
    const records = [...known, { fact, providerPayment: payment }];
    return isFullyRefunded(currentRecords(records, order.providerPayment))
      ? { fields: { state: 'refunded' }, history: [undefined, ...tooMuch] }
      : { fields: {}, history: ['partlyRefunded', ...tooMuch] };
  },
  expired: ({ order, event }) => {
    // The balance is still due, and the next press asks for it anew.
    if (event.part) return { fields: closedBalance(order, event), history: [] };
    return order.state === 'awaiting' && isCurrent(order, event)
      ? { fields: { state: 'expired' }, history: [undefined] }
      : noteOnly('tooLate');
  },
  method: ({ order, fact, payment }) => ({ fields: methodOf(order, fact, payment), history: [] }),
  pending: ({ order, event }) => noteOnly(isPayableBy(event, order) ? 'paymentPending' : 'tooLate'),
  failed: ({ order, event }) => {
    if (event.part && isBalanceDue(order)) {
      return { fields: closedBalance(order, event), history: ['paymentFailed'] };
    }
    if (!unpaidStates.includes(order.state)) return noteOnly('tooLate');
    // Its session is complete and cannot be retried: the next press opens a new one.
    return isCurrent(order, event)
      ? { fields: { payAddress: null, paymentAskedAt: null }, history: ['paymentFailed'] }
      : noteOnly('paymentFailed');
  },
  disputed: () => noteOnly('disputed'),
};

/** Whether an event is about the current payment session of an order, and not about a replaced one. */
const isCurrent = (
  { providerSession }: OrderToPay,
  event: Pick<PaymentEvent, 'providerSession'>,
): boolean => providerSession === null || providerSession === event.providerSession;

const noteOnly = (note: OrderNote) => ({ fields: {}, history: [note] });

/** Whether a payment is known to have arrived. */
const isPaid = (payment: string | null, known: readonly PaymentRecord[]) =>
  known.some(({ fact, providerPayment }) => fact.kind === 'paid' && providerPayment === payment);

/** The contact of the buyer: data known before takes precedence; nothing for an erased person. */
function personOf(
  order: OrderToPay,
  { email, contact }: Pick<PaymentEvent, 'email' | 'contact'>,
): Partial<Pick<PaymentFields, 'email' | 'contact'>> {
  if (order.erasedAt) return {};
  return { email: order.email ?? email ?? null, contact: mergeContact(order.contact, contact) };
}

function mergeContact(
  before: OrderContact | null,
  given: OrderContact | undefined,
): OrderContact | null {
  const known = (part: keyof OrderContact) =>
    [before?.[part], given?.[part]].find((value) => value && value.length > 0);
  // By their names: a part that is added does not compile until it is here.
  const parts: Readonly<Record<keyof OrderContact, unknown>> = {
    name: known('name'),
    phone: known('phone'),
    address: known('address'),
    // Of the same address.
    country: before?.address?.length ? before.country : given?.country,
  };
  const merged = Object.entries(parts).filter(([, value]) => value !== undefined);
  return merged.length > 0 ? Object.fromEntries(merged) : null;
}

const needsPayment: readonly Kind[] = ['refunded', 'method', 'disputed'];

/**
 * What an event changes about an order: state, history, contact, the provider's ids, payment method. Events can be
 * repeated, late and out of order, and each state determines which it still accepts: every payment is recorded, an
 * older event does not undo a refund, and no known contact data is removed. Only an accepted payment, one that moves
 * the order, stores a contact.
 * @param known the earlier records of the order, without this event
 * @returns the changes, or `waiting` when its payment is not known to have arrived: the event is applied after that
 */
export function changesBy(
  order: OrderToPay,
  event: Pick<
    PaymentEvent,
    'fact' | 'part' | 'providerSession' | 'providerPayment' | 'email' | 'contact' | 'deliverTo'
  >,
  known: readonly PaymentRecord[],
): OrderChanges | 'waiting' {
  const { fact } = event;
  const payment =
    event.providerPayment ?? (needsPayment.includes(fact.kind) ? order.providerPayment : null);
  if (needsPayment.includes(fact.kind) && !isPaid(payment, known)) {
    return payment === null ? noteOnly('tooLate') : 'waiting';
  }
  return applyRule(fact.kind, { order, event, fact, payment, known });
}

const applyRule = <K extends Kind>(kind: K, given: Case<K>): OrderChanges => rules[kind](given);
