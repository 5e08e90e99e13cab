import { type OrderContact, type OrderNote, unpaidStates } from '@/lib/orders/order';
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
  paid: 'state' | 'email' | 'contact' | 'providerSession' | 'providerPayment' | 'paidWith';
  refunded: 'state';
  expired: 'state';
  method: 'paidWith';
  pending: never;
  failed: 'payAddress' | 'paymentAskedAt';
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

/** What an event says about an order, and what was known of it before. */
type Case<K extends Kind> = {
  readonly order: OrderToPay;
  readonly event: Pick<PaymentEvent, 'providerSession' | 'email' | 'contact'>;
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
    if (!isOpen && order.state !== 'refunded') return noteOnly('paidTwice');
    const isRight = isTotal(fact, order.totalCents);
    const fields = {
      ...personOf(order, event),
      providerPayment: order.providerPayment ?? payment,
      providerSession: order.providerSession ?? event.providerSession ?? null,
    };
    if (!isOpen) {
      // What is known of the payment that was given back says nothing about this one.
      const anew = { state: 'differs', paidWith: null } as const;
      const providerPayment = payment ?? order.providerPayment;
      return { fields: { ...fields, ...anew, providerPayment }, history: ['paidAfterRefund'] };
    }
    return isRight
      ? { fields: { ...fields, state: 'paid' }, history: [undefined] }
      : { fields: { ...fields, state: 'differs' }, history: ['amountDiffers'] };
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
  expired: ({ order, event }) =>
    order.state === 'awaiting' && isCurrent(order, event)
      ? { fields: { state: 'expired' }, history: [undefined] }
      : noteOnly('tooLate'),
  method: ({ order, fact, payment }) => ({
    // That of a second payment is not what the order was paid with.
    fields: payment === order.providerPayment ? { paidWith: order.paidWith ?? fact.paidWith } : {},
    history: [],
  }),
  pending: ({ order }) =>
    noteOnly(unpaidStates.includes(order.state) ? 'paymentPending' : 'tooLate'),
  failed: ({ order, event }) => {
    if (!unpaidStates.includes(order.state)) return noteOnly('tooLate');
    // Its session is complete and takes no second try: the next press opens another one.
    return isCurrent(order, event)
      ? { fields: { payAddress: null, paymentAskedAt: null }, history: ['paymentFailed'] }
      : noteOnly('paymentFailed');
  },
  disputed: () => noteOnly('disputed'),
};

/** Whether an event is about the session that an order is to be paid in: one that was replaced says nothing about it. */
const isCurrent = (
  { providerSession }: OrderToPay,
  event: Pick<PaymentEvent, 'providerSession'>,
): boolean => providerSession === null || providerSession === event.providerSession;

const noteOnly = (note: OrderNote) => ({ fields: {}, history: [note] });

/** Whether a payment is known to have arrived. */
const isPaid = (payment: string | null, known: readonly PaymentRecord[]) =>
  known.some(({ fact, providerPayment }) => fact.kind === 'paid' && providerPayment === payment);

/** Who pays, with what was known before first; nobody for an order whose person was erased. */
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
  const name = before?.name || given?.name;
  const phone = before?.phone || given?.phone;
  const address = [before?.address, given?.address].find((lines) => lines?.length);
  if (!name && !phone && !address) return null;
  return { ...(name && { name }), ...(phone && { phone }), ...(address && { address }) };
}

const needsPayment: readonly Kind[] = ['refunded', 'method', 'disputed'];

/**
 * What an event changes about an order: state, history, person, the provider's ids, what it was paid with. Events
 * come doubled, late and in any order, and each state says what it still accepts: money that arrived is never
 * overlooked, money that was given back does not return by an older event, and nothing that is known of a person is
 * emptied. A person is written by an accepted payment alone: one that moves the order.
 * @param known what was known of the order before, without this event
 * @returns the changes, or `waiting` for what is about a payment that is not known to have arrived: it is applied
 * after that
 */
export function changesBy(
  order: OrderToPay,
  event: Pick<PaymentEvent, 'fact' | 'providerSession' | 'providerPayment' | 'email' | 'contact'>,
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
