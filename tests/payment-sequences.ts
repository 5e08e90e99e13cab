import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type {
  OrderToPay,
  PaymentEvent,
  PaymentFact,
  PaymentRecord,
} from '@/lib/checkout/payment-event';
import { changesBy } from '@/lib/checkout/payment-rules';
import { balanceOf, depositOf, firstCentsOf } from '@/lib/orders/deposit';
import { isOpen, type OrderContact, type OrderNote, paidWithKinds } from '@/lib/orders/order';

/** A step of an order: an event of the provider, or an erasure of its person. */
export type Step = 'erase' | PaymentEvent;

/** One of 200 orders: some by nobody known, some with a payment session of the shop's own. */
export const orderCount = 200;
export type Placed = {
  readonly id: string;
  readonly email: string | null;
  readonly totalCents: number;
  /** Every fourth order is paid in two parts. */
  readonly depositCents: number | null;
  readonly providerSession: string | null;
};
const idOf = (kind: string, order: string, name: unknown) =>
  `${kind}_${createHash('sha256').update(`${order} ${name}`).digest('hex').slice(0, 24)}`;

/** An order by its position. @param id given by the shop */
export const anOrderAt = (index: number, id: string): Placed => ({
  id,
  email: index % 3 === 0 ? null : `${id}@theogonie.example`,
  totalCents: 100 + index,
  depositCents: index % 4 === 1 ? depositOf(100 + index) : null,
  providerSession: index % 2 === 0 ? null : idOf('cs', id, 0),
});

const contact: fc.Arbitrary<OrderContact> = fc.record(
  {
    name: fc.constantFrom('Léda', 'Sémélé', ''),
    phone: fc.constantFrom('+33 1', '+33 2'),
    address: fc.constantFrom([], ['24 rue de l’Empyrée'], ['9 impasse du Tonnerre', 'Paris']),
  },
  { requiredKeys: [] },
);

const kind = <K extends PaymentFact['kind']>(...kinds: readonly K[]) =>
  fc.constantFrom(...kinds).map((said) => ({ kind: said }));

/** The facts of a payment, which has one amount in one currency. */
type Amount = {
  readonly cents: number;
  readonly currency: string;
  /** Of a session that asks for the balance. */
  readonly part?: 'balance';
};

/** The fact of an event. */
const factsOf = (amount: Omit<Amount, 'part'>): fc.Arbitrary<PaymentFact> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({ kind: 'paid', ...amount } as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(amount.cents, amount.cents + 1, 1).map((cents) => ({
        kind: 'refunded' as const,
        cents,
      })),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...paidWithKinds).map((paidWith) => ({
        kind: 'method' as const,
        paidWith,
      })),
    },
    { weight: 3, arbitrary: kind('pending', 'failed', 'expired', 'disputed') },
  );

const isOfCharge = ({ kind: said }: PaymentFact) =>
  ['refunded', 'method', 'disputed'].includes(said);

/** An event about a payment of an order; equal events have the same id, as those that come again. */
function eventsOf(
  order: string,
  { part, ...amount }: Amount,
  payment: number,
): fc.Arbitrary<PaymentEvent> {
  const parts = fc.record({
    fact: factsOf(amount),
    isNamed: fc.boolean(),
    copy: fc.nat(1),
    contact,
    email: fc.constantFrom(undefined, `${order}@theogonie.example`, `other-${order}@x.example`),
  });
  return parts.map(({ fact, isNamed, copy, ...person }) => ({
    id: idOf('evt', order, JSON.stringify([fact, payment, isNamed, copy, person])),
    type: fact.kind,
    fact,
    providerPayment: idOf('pi', order, payment),
    ...(isOfCharge(fact)
      ? isNamed && { orderId: order }
      : {
          orderId: order,
          providerSession: idOf('cs', order, payment),
          ...person,
          ...(part && { part }),
        }),
  }));
}

/** What may happen to an order and to three payments of it, in any order, doubled and late. */
export function sequences({ id, ...split }: Placed): fc.Arbitrary<Step[]> {
  const around = (due: number) => fc.constantFrom(due, due, due, due - 1, due + 1, 0);
  const currency = fc.constantFrom('eur', 'eur', 'EUR', 'usd');
  const first = fc.record({ cents: around(firstCentsOf(split)), currency });
  const balance = fc.record({
    cents: around(balanceOf(split)),
    currency,
    part: fc.constant('balance' as const),
  });
  const amount = split.depositCents === null ? first : fc.oneof(first, balance);
  const steps = (amounts: readonly Amount[]) =>
    fc.array(
      fc.oneof(
        { weight: 1, arbitrary: fc.constant('erase' as const) },
        ...amounts.map((one, n) => ({ weight: 4, arbitrary: eventsOf(id, one, n) })),
      ),
      { maxLength: 16 },
    );
  return fc.tuple(amount, amount, amount).chain(steps);
}

/** The state of an order after some steps. */
export type Known = {
  readonly order: OrderToPay;
  readonly isInvoiced: boolean;
  readonly history: readonly OrderNote[];
};

/** An order in memory, which applies steps as the database does. */
export function memoryOf({ id: _, ...placed }: Placed) {
  let order: OrderToPay = {
    ...placed,
    state: 'awaiting',
    isBalancePaid: false,
    balancePayment: null,
    balancePaidWith: null,
    balanceSession: null,
    contact: null,
    providerPayment: null,
    paidWith: null,
    erasedAt: null,
    deliveryCountry: null,
    deliveryPostcode: null,
    deliveryLast: null,
    offerId: null,
  };
  let isInvoiced = false;
  const history: OrderNote[] = [];
  const seen = new Set<string>();
  const records: PaymentRecord[] = [];
  let waiting: PaymentEvent[] = [];

  function receive(event: PaymentEvent): void {
    const { fact, providerPayment = null, orderId } = event;
    const isFound = orderId || records.some((one) => one.providerPayment === providerPayment);
    const changes = isFound ? changesBy(order, event, records) : 'waiting';
    if (changes === 'waiting') {
      waiting.push(event);
      return;
    }
    order = { ...order, ...changes.fields };
    isInvoiced ||= order.state === 'paid';
    history.push(...changes.history.flatMap((note) => note ?? []));
    records.push({ fact, providerPayment });
    if (fact.kind !== 'paid') return;
    const claimed = waiting.filter((one) => one.providerPayment === providerPayment);
    waiting = waiting.filter((one) => !claimed.includes(one));
    for (const { fact: earlier } of claimed) {
      receive({ ...event, fact: earlier });
    }
  }

  function erase(): void {
    if (order.email === null) return;
    const isStillOpen = isOpen(order.state);
    const { phone: _phone, ...invoiced } = order.contact ?? {};
    const rest = isInvoiced && Object.keys(invoiced).length > 0 ? invoiced : null;
    order = {
      ...order,
      erasedAt: order.erasedAt ?? new Date(),
      ...(order.state === 'awaiting' && { state: 'cancelled' }),
      ...(!isStillOpen && { email: null, contact: rest }),
    };
  }

  return {
    take(step: Step): void {
      if (step === 'erase') erase();
      else if (!seen.has(step.id)) {
        seen.add(step.id);
        receive(step);
      }
    },
    known: (): Known => ({ order, isInvoiced, history: [...history] }),
  };
}
