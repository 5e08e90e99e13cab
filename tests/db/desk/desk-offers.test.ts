import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { company } from '@/content/house/company';
import { maxOfferCents } from '@/content/orders/order-terms';
import { eraseData } from '@/db/account/my-data';
import { closeDatabase, run } from '@/db/client';
import { listAskedOffers, listOffers, revokeOffer } from '@/db/desk/desk-offers';
import { createOffer, findOffer, noteRecipient } from '@/db/orders/offers';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { deskLog, mails, offers } from '@/db/schema';
import { adviserName } from '@/lib/appointments/slots';
import { dayOf } from '@/lib/calendar/dates';
import { findChoice } from '@/lib/catalogue/choice';
import { signOfferCheckout } from '@/lib/checkout/checkout-token';
import { orderOf } from '@/lib/checkout/new-order';
import { PaymentChoice } from '@/lib/checkout/payment-page/payment-choice';
import { readPayment } from '@/lib/checkout/purchase';
import type { Recipient } from '@/lib/mail/recipient';
import { endOf, offerStateOf } from '@/lib/orders/offer';
import { linesIn } from '@/lib/orders/offer-draft';
import { offerMail } from '@/server/mail/offer-mail';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { sendSeen } from '@/tests/db/desk/seen-offer';
import { anOfferDraft, someKeys } from '@/tests/make';
import { previewOffer, sendOffer } from '@/use-cases/desk/send-offer';

afterAll(closeDatabase);

const author = 'clio@theogonie.example';
const pose = { name: 'Montaggio', quantity: 3, unitCents: 33 };
const athena = () => {
  const choice = findChoice('fauteuil-athena', []);
  if (!choice) throw new Error('the armchair is not made');
  return { ...choice, quantity: 1 };
};
type Given = Partial<Parameters<typeof sendSeen>[0]>;
const anOffer = (parts: Given = {}) => ({
  ...{ id: randomUUID(), wanted: [athena()], free: [pose] },
  ...({ delivery: 'added', destination: { country: 'IT' }, email: anEmail() } as const),
  ...({ language: 'it' } as const),
  ...parts,
});

const mailsAbout = (offer: string) =>
  run((db) => db.select().from(mails).where(sql`${mails.facts}->>'offer' = ${offer}`));

test('an offer by hand has lines of both kinds, and is mailed and logged once however often its form comes', async () => {
  const given = anOffer();
  const both = await Promise.all([sendSeen(given, author), sendSeen(given, author)]);
  expect(both).toEqual(['offerSent', 'offerSent']);
  const offer = await findOffer(given.id);
  const cents = athena().cents;
  expect(offer).toMatchObject({
    ...{ email: given.email, language: 'it', destination: { country: 'IT' } },
    ...{ deliveryCents: cartDeliveryCents, totalCents: cents + 99 + cartDeliveryCents },
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
  // Its mail says who wrote it, and not that it was asked for on the site.
  const [queued] = await mailsAbout(given.id);
  const lettered = async (facts: Readonly<Record<string, string>>) => {
    const recipient = given.email as Recipient;
    const waiting = { id: '', kind: 'offer', recipient, tries: 1 } as const;
    return JSON.stringify((await offerMail({ ...waiting, language: 'it', facts }))?.letter);
  };
  const byHand = await lettered(queued?.facts ?? {});
  expect(byHand).toContain('che la maison ha preparato per te');
  expect(byHand).not.toMatch(/richiesto sul nostro sito|La richiesta non viene da te/);
  const asked = await lettered({ offer: given.id });
  expect(asked).toMatch(/richiesto sul nostro sito.*La richiesta non viene da te/);
});

test('an offer leaves with the total that was shown, and with no other', async () => {
  const given = anOffer();
  const seen = await previewOffer(given);
  if (typeof seen === 'string') throw new Error(seen);
  expect(seen).toMatchObject({
    totalCents: athena().cents + 99 + cartDeliveryCents,
    deliveryCents: cartDeliveryCents,
  });
  expect(await previewOffer({ ...given, delivery: 'included' })).toMatchObject({
    ...{ totalCents: athena().cents + 99, deliveryCents: 0 },
  });
  for (const shownCents of [undefined, seen.totalCents - 1, 0]) {
    expect(await sendOffer(given, { id: given.id, shownCents, author })).toBe('offerToConfirm');
  }
  expect(await findOffer(given.id)).toBeUndefined();
  expect(await mailsAbout(given.id)).toEqual([]);
  const { totalCents: shownCents, validUntil } = seen;
  expect(await sendOffer(given, { id: given.id, shownCents, author })).toBe('offerSent');
  expect(await findOffer(given.id)).toMatchObject({ totalCents: shownCents, validUntil });
});

test('the delivery follows the rule of the shop: included for a single piece, once for several, and none for lines of the house alone', async () => {
  const deliveryOf = async (parts: Given) => {
    const seen = await previewOffer(anOffer({ delivery: 'rule', ...parts }));
    return typeof seen === 'string' ? seen : seen.deliveryCents;
  };
  expect(await deliveryOf({})).toBe(0);
  expect(await deliveryOf({ wanted: [{ ...athena(), quantity: 2 }] })).toBe(cartDeliveryCents);
  expect(await deliveryOf({ wanted: [athena(), athena()] })).toBe(cartDeliveryCents);
  expect(await deliveryOf({ wanted: [] })).toBe(0);
  expect(await deliveryOf({ delivery: 'added' })).toBe(cartDeliveryCents);
  expect(await deliveryOf({ wanted: [athena(), athena()], delivery: 'included' })).toBe(0);
});

test('the name of a customer stands on the offer and in its mail, is found at the desk, and goes with their data', async () => {
  const given = anOffer({ name: 'Léda Tyndare' });
  await sendSeen(given, author);
  const offer = await findOffer(given.id);
  expect(offer?.name).toBe('Léda Tyndare');
  const [queued] = await mailsAbout(given.id);
  const waiting = { id: '', kind: 'offer', recipient: given.email as Recipient, tries: 1 } as const;
  const written = await offerMail({ ...waiting, language: 'it', facts: queued?.facts ?? {} });
  expect(written?.letter.text[0]).toBe('Buongiorno {name},');
  expect(written?.facts).toMatchObject({ name: 'Léda Tyndare' });
  const found = await listOffers(`leda tyndare ${offer?.number}`);
  expect(found.map(({ id }) => id)).toEqual([given.id]);
  const { order: _, ...listed } = found[0] ?? {};
  expect(listed).toMatchObject({ name: 'Léda Tyndare' });
  await aVisitor(given.email);
  expect(await eraseData(await aProof(given.email), undefined)).toBe(true);
  expect(await findOffer(given.id)).toBeUndefined();
});

test('its mail has the picture of its first piece, the name of a person, and says once what delivery costs', async () => {
  const given = anOffer({ free: [pose], destination: { country: 'FR', postcode: '69002' } });
  await sendSeen({ ...given, language: 'fr' }, author);
  const waiting = { id: '', kind: 'offer', recipient: given.email as Recipient, tries: 1 } as const;
  const facts = { offer: given.id, author: 'house' };
  const draft = await offerMail({ ...waiting, language: 'fr', facts });
  expect(draft?.pictureFile).toMatch(/chair.*athena.*\.jpg$/);
  expect(draft?.picture).toMatchObject({ cid: 'piece', alt: expect.stringContaining('Athéna') });
  expect(draft?.person).toBe(`${adviserName(company.adviser)}, votre contact à la maison`);
  const { rows = [], paragraphs = [] } = draft?.sections?.at(-1) ?? {};
  expect(rows[0]?.[0]).toBe('Livraison');
  expect(paragraphs[0]).toBe('Lieu de livraison\u00a0: France 69002.');
});

test('outside the Union pieces are without French VAT, and free lines stay as they were typed', async () => {
  const given = anOffer({ destination: { country: 'CH' }, delivery: 'included' });
  await sendSeen(given, author);
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
    const outcome = await sendSeen(given, author);
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
  await sendSeen(given, author);
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

test('an offer that a visitor asked for waits for the house until it is revoked; one by hand does not', async () => {
  const today = '2026-01-01';
  const byHand = anOffer();
  await sendSeen(byHand, author);
  const email = anEmail();
  const asked = await createOffer(anOfferDraft(), 'fr', null);
  const waiting = async () => (await listAskedOffers(today, 50)).map(({ id }) => id);
  expect(await waiting()).not.toContain(asked.id);
  await noteRecipient(asked.id, email);
  await noteRecipient(asked.id, anEmail());
  expect(await findOffer(asked.id)).toMatchObject({ email });
  expect(await waiting()).toContain(asked.id);
  expect(await waiting()).not.toContain(byHand.id);
  expect(await revokeOffer(asked.number, author)).toBe('done');
  expect(await waiting()).not.toContain(asked.id);
});

test.each(['2026-12-22', '2026-07-14'])(
  'an offer that is valid until %s waits for the house as long as its page sells it',
  async (validUntil) => {
    const { id } = await createOffer(anOfferDraft(), 'fr', anEmail());
    await run((db) => db.update(offers).set({ validUntil }).where(eq(offers.id, id)));
    const offer = await findOffer(id);
    if (!offer) throw new Error('the offer is gone');
    const end = endOf(offer).getTime();
    for (const ms of [end - 1, end, end + 2 * 3_600_000]) {
      const at = new Date(ms);
      const listed = (await listAskedOffers(dayOf(at), 1_000)).some((one) => one.id === id);
      expect(listed, at.toISOString()).toBe(offerStateOf(offer, at) === 'open');
    }
  },
);
