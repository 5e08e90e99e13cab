import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { maxOfferCents } from '@/content/orders/order-terms';
import { closeDatabase, run } from '@/db/client';
import { findOffer } from '@/db/orders/offers';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { deskLog, mails } from '@/db/schema';
import { findChoice } from '@/lib/catalogue/choice';
import { signOfferCheckout } from '@/lib/checkout/checkout-token';
import { orderOf, PaymentChoice } from '@/lib/checkout/new-order';
import { readPayment } from '@/lib/checkout/purchase';
import { linesIn } from '@/lib/orders/offer-draft';
import { anEmail } from '@/tests/db/account/visitor';
import { someKeys } from '@/tests/make';
import { sendOffer } from '@/use-cases/desk/send-offer';

afterAll(closeDatabase);

const author = 'clio@theogonie.example';
const pose = { name: 'Montaggio', quantity: 3, unitCents: 33 };
const athena = () => {
  const choice = findChoice('fauteuil-athena', []);
  if (!choice) throw new Error('the armchair is not made');
  return { ...choice, quantity: 1 };
};
type Given = Partial<Parameters<typeof sendOffer>[0]>;
const anOffer = (parts: Given = {}) => ({
  ...{ id: randomUUID(), wanted: [athena()], free: [pose], isDelivered: false },
  ...({ destination: { country: 'IT' }, email: anEmail(), language: 'it' } as const),
  ...parts,
});

const mailsAbout = (offer: string) =>
  run((db) => db.select().from(mails).where(sql`${mails.facts}->>'offer' = ${offer}`));

test('an offer by hand has lines of both kinds, and is mailed and logged once however often its form comes', async () => {
  const given = anOffer();
  const both = await Promise.all([sendOffer(given, author), sendOffer(given, author)]);
  expect(both).toEqual(['offerSent', 'offerSent']);
  const offer = await findOffer(given.id);
  const cents = athena().cents;
  expect(offer).toMatchObject({
    ...{ email: given.email, language: 'it', destination: { country: 'IT' } },
    ...{ deliveryCents: 9_900, totalCents: cents + 99 + 9_900 },
    lines: [
      { productId: 'fauteuil-athena', quantity: 1, unitCents: cents },
      { productId: null, name: 'Montaggio', quantity: 3, unitCents: 33 },
    ],
  });
  expect(await mailsAbout(given.id)).toMatchObject([
    { kind: 'offer', recipient: given.email, language: 'it' },
  ]);
  const log = await run((db) =>
    db
      .select()
      .from(deskLog)
      .where(eq(deskLog.subject, offer?.number ?? '')),
  );
  expect(log).toMatchObject([{ author, action: 'offered' }]);
});

test('outside the Union pieces are without French VAT, and free lines stay as they were typed', async () => {
  const given = anOffer({ destination: { country: 'CH' }, isDelivered: true });
  await sendOffer(given, author);
  const offer = await findOffer(given.id);
  expect(offer?.deliveryCents).toBe(0);
  expect(offer?.lines.map(({ unitCents }) => unitCents)).toEqual([
    Math.round(athena().cents / 1.2),
    33,
  ]);
});

test('an offer without lines, above the limit or to nowhere is not written', async () => {
  const refused = async (parts: Given) => {
    const given = anOffer(parts);
    const outcome = await sendOffer(given, author);
    expect(await findOffer(given.id)).toBeUndefined();
    expect(await mailsAbout(given.id)).toEqual([]);
    return outcome;
  };
  expect(await refused({ wanted: [], free: [] })).toBe('emptyOffer');
  const dear = { ...pose, quantity: 21, unitCents: maxOfferCents / 20 };
  expect(await refused({ free: [dear] })).toBe('offerTooHigh');
  expect(await refused({ destination: { country: 'FR', postcode: '97110' } })).toBe('notServed');
});

test('free lines survive the payment token and the order, in the words of the house', async () => {
  const given = anOffer({ wanted: [] });
  await sendOffer(given, author);
  const offer = await findOffer(given.id);
  if (!offer) throw new Error('the offer is not there');
  const { id, destination, lines, deliveryCents, totalCents } = offer;
  expect(await linesIn(lines, 'ar')).toEqual(lines);
  const claims = { destination, lines, deliveryCents, totalCents, from: '/quote/t', offer: id };
  const keys = someKeys();
  const quote = await signOfferCheckout(claims, new Date(Date.now() + 60_000), keys);
  const request = await readPayment({ quote }, 'fr', async () => keys);
  if (request.state !== 'purchase') throw new Error(request.state);
  const buyer = { email: null, buyerHash: 'b'.repeat(64), locale: 'fr', provider: 'link' } as const;
  const choice = PaymentChoice.parse({ quote });
  const order = await orderOf(request.purchase, choice, buyer, new Set());
  if (!order) throw new Error('it cannot be ordered');
  const { number } = await placeOrder(order);
  expect(await findOrder(number)).toMatchObject({
    ...{ offerId: id, totalCents: 99, vatPercent: 22 },
    lines: [{ productId: null, name: 'Montaggio', optionIds: [], quantity: 3, unitCents: 33 }],
  });
});
