import fc from 'fast-check';
import { countries as everywhere } from '@/content/delivery/countries';
import { type DeliveryCountry, deliveryZones } from '@/content/delivery/delivery-zones';
import { vatIn, vatPercentAt } from '@/lib/delivery/tax';
import { depositOf } from '@/lib/orders/deposit';
import { type PaidWith, paidWithKinds } from '@/lib/orders/order';
import type { OrderView } from '@/lib/orders/order-view';
import {
  creditPaper,
  depositPaper,
  finalPaper,
  invoicePaper,
  type Paper,
} from '@/lib/orders/papers/paper';

/** An order that is paid; pass only the parts the test is about. */
export function aPaidOrder(parts: Partial<OrderView> = {}): OrderView {
  return {
    number: 'TH-2026-7K3M9QRT',
    placedAt: new Date('2026-11-20T10:00:00Z'),
    state: 'paid',
    totalCents: 2_509_900,
    deliveryCents: 9_900,
    nightsCents: 0,
    depositCents: null,
    isBalancePaid: false,
    balancePaidWith: null,
    deliveryFirst: null,
    deliveryLast: null,
    deliveryCountry: 'FR',
    deliveryPostcode: '75008',
    vatPercent: 20,
    deliveryDate: '2026-12-14',
    deliveredAt: null,
    withdrawalDays: 14,
    contact: { name: 'Jeanne Doré', address: ['3 rue des Lilas', '75008 Paris', 'France'] },
    buyerVatNumber: null,
    buyerReference: null,
    billing: null,
    paidWith: 'card',
    provider: 'stripe',
    lines: [
      {
        productId: 'lit-zeus',
        name: 'Lit Zeus',
        optionIds: ['massage'],
        optionNames: ['Massage'],
        quantity: 1,
        unitCents: 2_500_000,
      },
    ],
    changes: [],
    ...parts,
  };
}

export const aHead = { number: '2026-00042', issuedAt: new Date('2026-11-25T10:00:00Z') };

/** Names in seven scripts, with what XML, PDF and lines have to bear. */
const name = fc.oneof(
  fc.constantFrom(
    'Jeanne Doré',
    'Ελένη Παπαδοπούλου',
    'Екатерина Щукина',
    'محمد بن راشد (برج 12)',
    'רחל לוי 12',
    'Nguyễn Thị Minh Khai',
    '王小明 & Söhne <GmbH> "x"',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .filter((text) => text.trim() !== ''),
);
const countries = Object.keys(deliveryZones) as DeliveryCountry[];

const line = fc.record({
  productId: fc.constantFrom(null, 'lit-zeus', 'fauteuil-athena', 'lit-kratos-atelier'),
  name,
  optionIds: fc.constant([]),
  optionNames: fc.array(name, { maxLength: 12 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitCents: fc.integer({ min: 1, max: 5_000_000 }),
});

const order = fc
  .record({
    country: fc.constantFrom(...countries),
    lines: fc.array(line, { minLength: 1, maxLength: 30 }),
    deliveryCents: fc.constantFrom<number>(0, 9_900, 8_250),
    nights: fc.constantFrom(0, 0, 0.001, 0.5, 1),
    contact: fc.option(
      fc.record(
        {
          name,
          address: fc.array(name, { maxLength: 5 }),
          country: fc.constantFrom(...everywhere),
        },
        { requiredKeys: [] },
      ),
    ),
    billing: fc.option(
      fc.record(
        { name, street: name, postcode: name, city: name, country: fc.constantFrom(...everywhere) },
        { requiredKeys: ['name', 'street', 'city', 'country'] },
      ),
    ),
    company: fc.constantFrom<Partial<OrderView>>(
      {},
      { buyerVatNumber: 'IT00743110157', buyerReference: 'PO 2026/118' },
      { buyerReference: 'À l’attention de M. Bénard' },
    ),
    isNorthern: fc.boolean(),
    isDelivered: fc.boolean(),
    paidWith: fc.option(fc.constantFrom<PaidWith>(...paidWithKinds)),
    provider: fc.constantFrom<OrderView['provider']>('stripe', 'demonstration'),
  })
  .map(({ country, company, isNorthern, isDelivered, lines, deliveryCents, nights, ...rest }) => {
    const sold = lines.reduce(
      (sum, { quantity, unitCents }) => sum + quantity * unitCents,
      deliveryCents,
    );
    const nightsCents = Math.max(0, Math.min(Math.round(sold * nights), sold - 100));
    const postcode = country === 'GB' && isNorthern ? 'BT11AA' : undefined;
    return aPaidOrder({
      ...rest,
      ...company,
      lines,
      deliveryCents,
      deliveryCountry: country,
      deliveryPostcode: postcode ?? null,
      vatPercent: vatPercentAt({ country, postcode }),
      deliveredAt: isDelivered ? new Date('2026-12-14T15:00:00Z') : null,
      nightsCents,
      totalCents: sold - nightsCents,
    });
  });

/**
 * A random order, its invoice, of which a part may have come, a credit note of a part of it, and the invoices of the same
 * with a deposit.
 */
export const somePapers = fc
  .record({
    order,
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    isShort: fc.boolean(),
  })
  .map(({ order, part, isShort }): { order: OrderView; papers: readonly Paper[] } => {
    const cents = Math.max(1, Math.round(order.totalCents * part));
    const kind = cents === order.totalCents ? 'whole' : 'part';
    const vatCents = vatIn(cents, order.vatPercent);
    const credit = {
      number: 'AV-2026-00003',
      issuedAt: aHead.issuedAt,
      kind,
      cents,
      vatCents,
    } as const;
    const split = { ...order, depositCents: Math.max(1, depositOf(order.totalCents)) };
    const given = Math.max(1, Math.round(split.depositCents * part));
    const vatGiven = vatIn(given, order.vatPercent);
    const { number, issuedAt } = { ...credit, number: 'AV-2026-00002' };
    const ofDeposit = { number, issuedAt, cents: given, vatCents: vatGiven };
    const deposit = depositPaper(split, { ...aHead, number: '2026-00041' });
    return {
      order,
      papers: [
        {
          ...invoicePaper(order, aHead),
          ...(isShort && kind === 'part' && { settledCents: cents }),
        },
        creditPaper(order, aHead, credit),
        deposit,
        finalPaper(split, aHead, deposit, isShort ? [ofDeposit] : []),
      ],
    };
  });
