import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { listLogEntries } from '@/db/desk/desk';
import { revokeOffer } from '@/db/desk/desk-offers';
import { findDeskOrder } from '@/db/desk/desk-orders';
import { findRefundFacts } from '@/db/desk/desk-refunds';
import { listInvoices } from '@/db/orders/invoices';
import { findOffer } from '@/db/orders/offers';
import { findOrder } from '@/db/orders/orders';
import { receiveTransfer } from '@/db/orders/transfers';
import { deskLog, mails, orders } from '@/db/schema';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { findChoice } from '@/lib/catalogue/choice';
import { requireProduct } from '@/lib/catalogue/products';
import { anyDestinationOf } from '@/lib/delivery/countries';
import { messagesOf } from '@/lib/i18n/messages';
import { orderWords } from '@/lib/mail/mail-words';
import { toDecimal } from '@/lib/money';
import { facturX } from '@/lib/orders/papers/factur-x';
import { sheetOf } from '@/lib/orders/papers/paper-sheet';
import { promisedOf } from '@/lib/orders/promised';
import { aboutLine } from '@/server/mail/order-confirmation';
import { anEmail } from '@/tests/db/account/visitor';
import { sendSeen } from '@/tests/db/desk/seen-offer';
import { checkOrder, orderOffer } from '@/use-cases/desk/order-offer';
import { findInvoicePaper } from '@/use-cases/orders/find-paper';

afterAll(closeDatabase);

/** The account of the house, at which transfers arrive. */
process.env.BANK_IBAN = 'FR7630006000011234567890189';

const author = 'clio@theogonie.example';
const today = dayOf(new Date());
const inDays = (days: number) => dayOf(daysAfter(new Date(), days));

/** An offer by hand with a piece of the catalogue and a line of the house's own. */
async function anOffer(code: string = 'IT') {
  const destination = anyDestinationOf(code, '');
  if (typeof destination === 'string') throw new Error(destination);
  const choice = findChoice('fauteuil-athena', []);
  if (!choice) throw new Error('the armchair is not made');
  const id = randomUUID();
  const free = [{ name: 'Montaggio al terzo piano', quantity: 3, unitCents: 8_333 }];
  const offer = {
    ...{ id, wanted: [{ ...choice, quantity: 1 }], free, delivery: 'added' as const },
    ...({ destination, email: anEmail(), language: 'it' } as const),
  };
  expect(await sendSeen(offer, author)).toBe('offerSent');
  const stored = await findOffer(id);
  if (!stored) throw new Error('the offer was not stored');
  return stored;
}

type Payment = Parameters<typeof orderOffer>[1];
/** Addresses in the countries of the offers. */
const places: Readonly<Record<string, Pick<Payment, 'street' | 'postcode' | 'city'>>> = {
  IT: { street: ['Via Roma 1', 'Scala B'], postcode: '20121', city: 'Milano' },
  FR: { street: ['3 rue du Lys'], postcode: '75001', city: 'Paris' },
  CH: { street: ['Rue du Lac 2'], postcode: '1201', city: 'Genève' },
  NL: { street: ['Keizersgracht 3'], postcode: '1015 CJ', city: 'Amsterdam' },
  AE: { street: ['Tower 4'], postcode: '', city: 'Dubai' },
};
const aPayment = (parts: Partial<Payment> = {}, code = 'IT'): Payment => ({
  ...{ id: randomUUID(), paidWith: 'transfer', receivedOn: today, email: anEmail() },
  ...{ name: 'Ada Rossi', phone: '+39 02 1234', street: [], postcode: '', city: '' },
  ...places[code],
  ...parts,
});
/** How an order keeps that address. */
const contact = {
  ...{ name: 'Ada Rossi', phone: '+39 02 1234', country: 'IT' },
  address: ['Via Roma 1', 'Scala B', '20121 Milano'],
};

const ordered = (outcome: Awaited<ReturnType<typeof orderOffer>>) => {
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome.order;
};

test('an offer is ordered for its customer, paid, with who noted it and when the money came', async () => {
  const offer = await anOffer();
  const payment = aPayment({ paidWith: 'cheque', receivedOn: inDays(-3), remark: 'Chèque 0042' });
  const number = ordered(await orderOffer(offer.number, payment, author));
  const order = await findOrder(number);
  expect(order).toMatchObject({
    ...{ state: 'paid', provider: 'hand', paidWith: 'cheque', method: 'cheque', language: 'it' },
    ...{ email: payment.email, contact, offerId: offer.id },
    ...{ totalCents: offer.totalCents, vatPercent: 22, deliveryCountry: 'IT' },
  });
  const promised = promisedOf(requireProduct('fauteuil-athena'));
  expect(order?.lines.map((line) => line.promised)).toEqual([promised, null]);
  expect(order?.changes).toMatchObject([
    { state: 'awaiting', note: 'placed', author },
    { state: 'paid', note: null, author, remark: 'Chèque 0042' },
  ]);
  expect(order?.changes[1]?.details).toEqual({ cents: order?.totalCents, happenedOn: inDays(-3) });
  const sent = await run((db) =>
    db
      .select({ kind: mails.kind, recipient: mails.recipient, language: mails.language })
      .from(mails)
      .where(sql`${mails.facts}->>'number' = ${number}`),
  );
  expect(sent).toContainEqual({
    ...{ kind: 'orderConfirmed', recipient: payment.email, language: 'it' },
  });
  expect((await findOffer(offer.id))?.order).toMatchObject({ number, state: 'paid' });
});

test('its money counts as received, and only the house itself can give it back', async () => {
  const offer = await anOffer();
  const number = ordered(await orderOffer(offer.number, aPayment(), author));
  const order = await findDeskOrder(number);
  if (!order) throw new Error('no order');
  const facts = await findRefundFacts(order);
  expect(facts).toMatchObject({ canRefund: true, hasProvider: false });
  expect(facts.money.receivedCents).toBe(offer.totalCents);
});

test('the confirmation promises the guarantee of a piece of the catalogue, and none of a line of the house', async () => {
  const { lines } = await anOffer();
  const words = await orderWords('it');
  const promised = lines.map((line) =>
    (aboutLine(line, 'it', words).rows ?? []).some(
      ([label]) => label === words.detail.specs.warranty,
    ),
  );
  expect(promised).toEqual([true, false]);
});

test('the invoice of an offer by hand adds up: page, PDF and structured data, its free line included', async () => {
  for (const country of ['FR', 'IT', 'CH', 'NL', 'AE']) {
    const offer = await anOffer(country);
    const number = ordered(await orderOffer(offer.number, aPayment({}, country), author));
    const order = await findOrder(number);
    const paper = order && (await findInvoicePaper(order));
    if (!order || !paper) throw new Error('no invoice');
    expect(paper.number).toBe((await listInvoices(order.id))[0]?.number);
    const free = paper.lines.find(
      ({ item }) => item.kind === 'piece' && item.name === 'Montaggio al terzo piano',
    );
    expect(free && free.netCents + free.vatCents, country).toBe(24_999);
    const sum = (part: 'netCents' | 'vatCents') =>
      paper.lines.reduce((total, line) => total + line[part], 0);
    expect([sum('netCents'), sum('vatCents')], country).toEqual([paper.netCents, paper.vatCents]);
    expect(paper.netCents + paper.vatCents, country).toBe(order.totalCents);
    // The page and the PDF write the sheet, programs of accounts read the XML in it.
    const sheet = sheetOf(paper, await messagesOf('it'), 'it');
    expect(JSON.stringify(sheet), country).toContain('Montaggio al terzo piano');
    const xml = facturX(paper, sheet);
    expect(xml).toContain('<ram:Name>Montaggio al terzo piano</ram:Name>');
    const amounts = [...xml.matchAll(/<ram:LineTotalAmount>([\d.]+)</g)].map(([, text]) =>
      Math.round(Number(text) * 100),
    );
    // The last one is their sum.
    expect(amounts.slice(0, -1).reduce((total, cents) => total + cents, 0)).toBe(amounts.at(-1));
    expect(amounts.at(-1)).toBe(paper.netCents);
    expect(xml).toContain(`<ram:GrandTotalAmount>${toDecimal(order.totalCents)}<`);
  }
});

test('the same form again, also at the same time, writes one order; another form finds the offer paid', async () => {
  const offer = await anOffer();
  const payment = aPayment();
  const both = await Promise.all([
    orderOffer(offer.number, payment, author),
    orderOffer(offer.number, payment, author),
  ]);
  expect(new Set(both.map((one) => (typeof one === 'string' ? one : one.order))).size).toBe(1);
  expect(await orderOffer(offer.number, aPayment(), author)).toBe('conflict');
  const placed = await run((db) => db.$count(orders, eq(orders.offerId, offer.id)));
  expect(placed).toBe(1);
});

test('an offer that is revoked, or none at all, is not ordered', async () => {
  const offer = await anOffer();
  await revokeOffer(offer.number, author);
  expect(await orderOffer(offer.number, aPayment(), author)).toBe('conflict');
  expect(await orderOffer('DV-2026-00000000', aPayment(), author)).toBe('conflict');
});

test('without a name, an address or a day that can be, nothing is written', async () => {
  const { id, number } = await anOffer();
  const wrong: readonly (readonly [Partial<Payment>, string])[] = [
    [{ name: '' }, 'badName'],
    [{ name: 'a'.repeat(101) }, 'badName'],
    [{ email: 'ada' }, 'badEmail'],
    [{ phone: 'abc' }, 'badPhone'],
    [{ street: [] }, 'badStreet'],
    [{ street: ['a'.repeat(401)] }, 'badStreet'],
    [{ city: '' }, 'badCity'],
    [{ postcode: '' }, 'badPostcode'],
    [{ postcode: '7500' }, 'badPostcode'],
    [{ receivedOn: inDays(1) }, 'badReceived'],
    [{ receivedOn: inDays(-61) }, 'badReceived'],
    [{ remark: 'a'.repeat(501) }, 'badRemark'],
  ];
  for (const [parts, why] of wrong) {
    expect(await checkOrder(number, aPayment(parts)), why).toBe(why);
    expect(await orderOffer(number, aPayment(parts), author), why).toBe(why);
  }
  expect((await findOffer(id))?.order).toBeNull();
});

/** What the log says of an order, the newest first. */
const logOf = async (number: string) =>
  (await listLogEntries(50)).filter(
    (entry) => ('number' in entry ? entry.number : entry.subject) === number,
  );

test('an order by telephone is one line of the log, whether it is paid or waits', async () => {
  const [paid, awaited] = [await anOffer(), await anOffer()];
  const first = ordered(await orderOffer(paid.number, aPayment({ remark: 'Reçu lundi' }), author));
  expect(await logOf(first)).toMatchObject([
    { state: 'paid', isByHand: true, remark: 'Reçu lundi' },
  ]);
  const asked = aPayment({ paidWith: 'awaited' });
  const second = ordered(await orderOffer(awaited.number, asked, author));
  expect(await logOf(second)).toMatchObject([{ note: 'placed', author }]);
  // As the release before noted it.
  const entry = { author, action: 'ordered' as never, subject: first };
  await run((db) => db.insert(deskLog).values(entry));
  expect(await logOf(first)).toHaveLength(1);
});

const mailsAbout = (number: string) =>
  run((db) =>
    db
      .select({ kind: mails.kind, recipient: mails.recipient, language: mails.language })
      .from(mails)
      .where(sql`${mails.facts}->>'number' = ${number}`),
  );

test('of two people who order one quote in the same moment one does, and nothing is left of the other', async () => {
  const offer = await anOffer();
  const outcomes = await Promise.all(
    ['cheque', 'cheque', 'cheque'].map(() =>
      orderOffer(offer.number, aPayment({ paidWith: 'cheque' }), author),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(2);
  const placed = await run((db) =>
    db.select({ state: orders.state }).from(orders).where(eq(orders.offerId, offer.id)),
  );
  expect(placed).toEqual([{ state: 'paid' }]);
});

test('an order by telephone waits for its transfer: its customer is mailed once, and the desk confirms it as any', async () => {
  const offer = await anOffer();
  const asked = aPayment({
    paidWith: 'awaited',
    receivedOn: '2020-01-01',
    remark: 'Rappeler lundi',
  });
  const number = ordered(await orderOffer(offer.number, asked, author));
  expect(ordered(await orderOffer(offer.number, asked, author))).toBe(number);
  const order = await findOrder(number);
  expect(order).toMatchObject({
    ...{ state: 'awaitingTransfer', provider: 'transfer', method: 'transfer', language: 'it' },
    ...{ email: asked.email, contact, offerId: offer.id, totalCents: offer.totalCents },
  });
  expect(order?.changes).toMatchObject([
    { state: 'awaitingTransfer', note: 'placed', author },
    { note: 'remarked', author, remark: 'Rappeler lundi' },
  ]);
  const due = { kind: 'transferDue', recipient: asked.email, language: 'it' };
  expect((await mailsAbout(number)).filter(({ kind }) => kind === 'transferDue')).toEqual([due]);
  expect(await listInvoices(order?.id ?? '')).toEqual([]);
  const logged = await logOf(number);
  expect(logged).toMatchObject([{ note: 'remarked' }, { author, note: 'placed' }]);
  // Another form finds the offer taken, whoever sends it, and with money in hand too.
  for (const paidWith of ['awaited', 'cheque'] as const)
    expect(await orderOffer(offer.number, aPayment({ paidWith }), author)).toBe('conflict');
  const shown = { shownCents: 0, part: 'first' } as const;
  const transfer = { number, cents: offer.totalCents, receivedOn: today, ...shown, author };
  expect(await receiveTransfer({ ...transfer, id: randomUUID(), isOtherSum: false })).toBe('done');
  expect(await findOrder(number)).toMatchObject({ state: 'paid', paidWith: 'transfer' });
  expect(await mailsAbout(number)).toContainEqual({ ...due, kind: 'orderConfirmed' });
});

test('a mail about its transfer is held back by no budget of strangers', async () => {
  const email = anEmail();
  for (let count = 0; count < 6; count += 1) {
    const offer = await anOffer();
    const asked = aPayment({ paidWith: 'awaited', email });
    const number = ordered(await orderOffer(offer.number, asked, author));
    const [mail] = await run((db) =>
      db
        .select({ isDue: sql<boolean>`coalesce(${mails.dueAt}, now()) <= now()` })
        .from(mails)
        .where(sql`${mails.facts}->>'number' = ${number} and ${mails.kind} = 'transferDue'`),
    );
    expect(mail?.isDue, String(count)).toBe(true);
  }
});
