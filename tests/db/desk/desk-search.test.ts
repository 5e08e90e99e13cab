import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { eraseData } from '@/db/account/my-data';
import { findAppointment } from '@/db/appointments/appointments';
import { closeDatabase, run } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { bookHourByHand } from '@/db/desk/desk-hours';
import { countOrders, exportOrders, listDeskOrders, type OrderFilter } from '@/db/desk/desk-orders';
import { searchAll } from '@/db/desk/desk-search';
import { bookByHand } from '@/db/desk/desk-stays';
import { createOffer } from '@/db/orders/offers';
import { moveOrder } from '@/db/orders/order-steps';
import { placeOrder } from '@/db/orders/orders';
import { saveWithdrawal } from '@/db/orders/withdrawals';
import {
  bookings,
  contactMessages,
  creditNotes,
  deskLog,
  invoices,
  messageReplies,
  offers,
  orderChanges,
  orders,
  refunds,
} from '@/db/schema';
import { queryIn } from '@/lib/desk/read-query';
import { searchTerms } from '@/lib/desk/search-terms';
import type { OrderContact } from '@/lib/orders/order';
import { anEmail, aProof, aProvenEmail, aVisitor } from '@/tests/db/account/visitor';
import { anHour } from '@/tests/db/appointments/an-hour';
import { aHold } from '@/tests/db/residence/a-stay';
import { aNewOrder, anOfferDraft, aZeusLine } from '@/tests/make';

afterAll(closeDatabase);

async function anOrder(contact: OrderContact, parts: Partial<typeof orders.$inferInsert> = {}) {
  const order = await placeOrder(aNewOrder({ email: anEmail(), lines: [aZeusLine] }));
  await run((db) =>
    db
      .update(orders)
      .set({ contact, ...parts })
      .where(eq(orders.id, order.id)),
  );
  return order;
}

const numbersOf = async (filter: OrderFilter) =>
  (await listDeskOrders(filter)).map(({ number }) => number);
const searchFor = (query: string) => searchAll(searchTerms(queryIn(query)));

test('an order is found without accents by name, town, street, telephone, piece and option, in any order', async () => {
  const mark = randomUUID().slice(0, 8);
  const { number } = await anOrder({
    name: `Hélène Dùpont-Lefèvre ${mark}`,
    phone: '+33 6 12 34 56 78',
    address: ['3 rue de l’Œillet', '42000 Saint-Étienne', 'FR'],
  });
  const found = [
    'dupont',
    'DUPONT-LEFEVRE',
    'helene',
    'saint-etienne',
    'oeillet',
    '42000',
    'zeus',
    'coffre',
    'eclairage zeus dupont',
    'Étienne Héléne',
    '06 12 34 56 78',
    '0612345678',
    '+33612345678',
    '6 12 34',
    number.slice(9, 14),
    number.slice(8).toLowerCase(),
    number.toLowerCase(),
  ];
  for (const query of found) {
    const isTelephone = /^[\d\s+]+$/.test(query);
    const asked = isTelephone ? query : `${query} ${mark}`;
    expect(await numbersOf({ query: asked }), query).toContain(number);
  }
  for (const query of ['dupond', 'lyon', 'hades', '0799999999']) {
    expect(await numbersOf({ query: `${query} ${mark}` }), query).toEqual([]);
  }
});

test('the number of an order that reads like a part of a reference is found', async () => {
  const order = await anOrder({ name: 'Léda' });
  const part = `R${randomUUID().replaceAll('-', '').slice(0, 7)}`.toUpperCase();
  const number = `TH-2026-${part}`;
  await run((db) => db.update(orders).set({ number }).where(eq(orders.id, order.id)));
  for (const query of [part, part.toLowerCase(), part.slice(0, 7)]) {
    expect(await numbersOf({ query }), query).toContain(number);
  }
});

test('names in other scripts, ligatures and small words are found', async () => {
  const mark = randomUUID().slice(0, 8);
  const { number } = await anOrder({ name: `Ng Сёмин ليلى الحداد Straße ${mark}` });
  for (const query of ['ng', 'семин', 'СЕМИН', 'الحداد', 'strasse', '\u202bليلى\u202c', 'li']) {
    const numbers = await numbersOf({ query: queryIn(`${query} ${mark}`) });
    expect(numbers, query).toEqual([number]);
  }
  expect(await numbersOf({ query: `ra ${mark}` })).toEqual([]);
});

test.each([
  '%',
  '_',
  '%%%%',
  '\\',
  '\\%',
  "'",
  '"',
  `'; drop table orders; --`,
  '％＿',
  '\u202eelbat pord\u202c',
  'x'.repeat(2_000),
  '% '.repeat(1_000),
  '\0',
  '٣٤٥٦٧',
  '(((((',
])('a search of %j is answered, and finds nothing that does not hold it', async (query) => {
  const mark = randomUUID().slice(0, 8);
  await anOrder({ name: `Léda ${mark}` });
  expect(await numbersOf({ query: queryIn(`${mark}z ${query}`) })).toEqual([]);
  await expect(searchFor(query)).resolves.toBeDefined();
});

test('one search finds orders, offers, messages, declarations and people', async () => {
  const mark = randomUUID().slice(0, 8);
  const email = `zoe-${mark}@theogonie.example`;
  await aVisitor(email);
  const order = await anOrder({ name: `Zoé ${mark}` });
  const offer = await createOffer(anOfferDraft(), 'ru', email);
  const message = {
    name: 'Zoé',
    email,
    phone: null,
    subject: 'Délai',
    message: `Bientôt ${mark} ?`,
  };
  await saveMessage(message);
  await saveWithdrawal({
    reference: mark,
    name: 'Zoé',
    email,
    order: order.number,
    language: 'fr',
    declaredAt: new Date(),
    mail: { kind: 'withdrawal', facts: {}, budgets: [] },
  });
  const found = await searchFor(`${mark.toUpperCase()}`);
  expect(found.orders.map(({ number }) => number)).toEqual([order.number]);
  expect(found.offers.map(({ number }) => number)).toEqual([offer.number]);
  expect(found.messages.map(({ subject }) => subject)).toEqual(['Délai']);
  expect(found.declarations.map(({ reference }) => reference)).toEqual([mark]);
  expect(found.people.map((person) => person.email)).toEqual([email]);
  expect((await searchFor(`bientot ${mark}`)).messages).toHaveLength(1);
});

test('nothing of a person is found once they had it erased', async () => {
  const mark = randomUUID().slice(0, 8);
  const email = `erased-${mark}@theogonie.example`;
  const hash = await aProof((await aVisitor(email)).email);
  const placed = await placeOrder(aNewOrder({ email, lines: [aZeusLine] }));
  await run((db) =>
    db
      .update(orders)
      .set({ contact: { name: mark, address: [`3 rue ${mark}`] } })
      .where(eq(orders.id, placed.id)),
  );
  await saveMessage({ name: mark, email, phone: null, subject: mark, message: mark });
  await createOffer(anOfferDraft(), 'fr', email);
  expect((await searchFor(mark)).orders).toHaveLength(1);
  expect(await eraseData(hash, undefined)).toBe(true);
  for (const rows of Object.values(await searchFor(mark))) expect(rows).toEqual([]);
});

test('orders are filtered by country, by week of the delivery or the order, and by payment', async () => {
  const mark = randomUUID().slice(0, 8);
  const make = (parts: Partial<typeof orders.$inferInsert>) => anOrder({ name: mark }, parts);
  const swiss = await make({ deliveryCountry: 'CH', deliveryFirst: '2026-12-14', state: 'paid' });
  const agreed = await make({
    ...{ deliveryCountry: 'FR', deliveryFirst: '2026-12-14', deliveryDate: '2026-12-21' },
    ...{ state: 'agreed', placedAt: new Date('2026-10-25T23:30:00Z') },
  });
  const unpaid = await make({ deliveryCountry: 'FR', deliveryFirst: '2026-12-20' });
  const of = async (filter: OrderFilter) => (await numbersOf({ query: mark, ...filter })).sort();
  const numbers = (...given: (typeof swiss)[]) => given.map(({ number }) => number).sort();
  expect(await of({ country: 'CH' })).toEqual(numbers(swiss));
  expect(await of({ week: { monday: '2026-12-14', of: 'delivery' } })).toEqual(
    numbers(swiss, unpaid),
  );
  expect(await of({ week: { monday: '2026-12-21', of: 'delivery' } })).toEqual(numbers(agreed));
  // Half an hour past midnight in Paris is Monday; the others were placed today.
  expect(await of({ week: { monday: '2026-10-26', of: 'placed' } })).toEqual(numbers(agreed));
  expect(await of({ isUnpaid: true })).toEqual(numbers(unpaid));
  expect(await countOrders({ query: mark, country: 'FR' })).toEqual({ agreed: 1, awaiting: 1 });
});

test('an export holds the orders of the filter, and is logged', async () => {
  const mark = randomUUID().slice(0, 8);
  const { number } = await anOrder({ name: mark }, { state: 'paid' });
  await anOrder({ name: mark }, { state: 'delivered' });
  const author = await aProvenEmail();
  const rows = await exportOrders({ query: mark, state: 'paid' }, author);
  expect(rows.map((row) => row.number)).toEqual([number]);
  const entries = await run((db) => db.select().from(deskLog).where(eq(deskLog.author, author)));
  expect(entries).toMatchObject([{ action: 'exported', subject: 'orders' }]);
});

test('a stay and an hour are found by guest, number, telephone and address', async () => {
  const mark = randomUUID().slice(0, 8);
  const phone = `+33 6 ${String(Math.random()).slice(2, 10)}`;
  const caller = { firstName: 'Ulysse', lastName: `d’Ithaque ${mark}`, phone, email: null };
  const { stay } = aHold();
  expect(await bookByHand(stay, { ...caller, requests: '' }, 'clio@theogonie.example')).toBe(
    'done',
  );
  const email = `ulysse-${mark}@theogonie.example`;
  const hour = anHour({ caller: { name: `Pénélope ${mark}`, email, phone, wishes: '' } });
  await bookHourByHand(hour, 'clio@theogonie.example');
  const number = (await findAppointment(hour.id))?.number ?? '';
  const [found] = (await searchFor(`ulysse ${mark}`)).stays;
  expect(found).toMatchObject({ lastName: caller.lastName, state: 'booked' });
  const stayNumber = found?.number ?? '';
  for (const query of [stayNumber, stayNumber.toLowerCase().replaceAll('-', ' ')]) {
    const numbers = (await searchFor(query)).stays.map((one) => one.number);
    expect(numbers, query).toEqual([stayNumber]);
  }
  const byPhone = await searchFor(phone);
  expect(byPhone.stays.map((one) => one.number)).toEqual([stayNumber]);
  for (const query of [`penelope ${mark}`, email, number, number.toLowerCase(), phone]) {
    const numbers = (await searchFor(query)).hours.map((one) => one.number);
    expect(numbers, query).toEqual([number]);
  }
});

test('an order is found by its agreed carriers and code, a message by what the house answered', async () => {
  const mark = randomUUID().slice(0, 8);
  const { number } = await anOrder({ name: 'Léda' }, { state: 'ready' });
  await moveOrder({
    ...({ number, from: 'ready', to: 'agreed', author: 'clio@theogonie.example' } as const),
    ...{
      deliveryDate: '2040-03-06',
      carriers: `Équipe ${mark}`,
      address: ['1 rue', `code B${mark}`],
    },
  });
  for (const query of [`equipe ${mark}`, `b${mark}`]) {
    expect(
      (await searchFor(query)).orders.map((one) => one.number),
      query,
    ).toEqual([number]);
  }
  const email = anEmail();
  await saveMessage({ name: 'Léda', email, phone: null, subject: `Porte ${mark}`, message: 'Oui' });
  const [message] = await run((db) =>
    db.select().from(contactMessages).where(eq(contactMessages.email, email)),
  );
  const reply = { messageId: message?.id ?? '', email, author: 'clio@theogonie.example' };
  await run((db) =>
    db.insert(messageReplies).values({ ...reply, isFromHouse: true, text: `Mesuré ${mark}` }),
  );
  expect((await searchFor(`mesure ${mark}`)).messages).toMatchObject([{ id: message?.id }]);
  expect((await searchFor(mark)).messages).toHaveLength(1);
});

test('a message keeps the language of its page, French where none is said', async () => {
  const [russian, silent] = [anEmail(), anEmail()];
  const message = { name: 'Léda', phone: null, subject: 'Porte', message: 'Oui' };
  await saveMessage({ ...message, email: russian, language: 'ru' });
  await saveMessage({ ...message, email: silent });
  for (const [email, language] of [
    [russian, 'ru'],
    [silent, 'fr'],
  ] as const) {
    const isIts = eq(contactMessages.email, email);
    expect(await run((db) => db.select().from(contactMessages).where(isIts))).toMatchObject([
      { language },
    ]);
  }
});

test('orders and quotes are found by their total, however it is written', async () => {
  const sum = 1_000_000 + Math.floor(Math.random() * 9_000_000) * 100;
  const order = await anOrder({ name: 'Léda' }, { totalCents: sum });
  const offer = await createOffer(anOfferDraft(), 'fr', anEmail());
  await run((db) => db.update(offers).set({ totalCents: sum }).where(eq(offers.id, offer.id)));
  const euros = String(sum / 100);
  const grouped = euros.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ' ');
  for (const query of [
    ...[euros, grouped, `${grouped},00`, `${euros},0`, `${euros}.00`, `${euros} €`],
    ...[`${grouped.replaceAll(' ', '\u202f')}\u00a0€`, `${grouped},00€`, `${grouped} euros`],
  ]) {
    const found = await searchFor(query);
    expect(
      found.orders.map((one) => one.number),
      query,
    ).toContain(order.number);
    expect(
      found.offers.map((one) => one.number),
      query,
    ).toContain(offer.number);
    expect(await numbersOf({ query: queryIn(query) }), query).toContain(order.number);
  }
  const other = await searchFor(`${euros},01`);
  expect(other.orders.map((one) => one.number)).not.toContain(order.number);
  for (const query of ['99999999,99', '21474836,48', '0', '0,00', '-1', '1e9'])
    await expect(searchFor(query), query).resolves.toBeDefined();
});

test('an order is found by its deposit and by its balance, as a bank names them', async () => {
  const cents = 100_001 + Math.floor(Math.random() * 9_000_000);
  const [deposit, balance] = [cents, cents + 7];
  const parts = { totalCents: deposit + balance, depositCents: deposit };
  const { number } = await anOrder({ name: 'Léda Tyndare' }, parts);
  for (const sum of [deposit, balance]) {
    const query = `${Math.floor(sum / 100)},${String(sum % 100).padStart(2, '0')}`;
    expect((await searchFor(query)).orders.map((one) => one.number)).toContain(number);
  }
});

test('an order is found by a sum that was given back, a stay by its sums in dollars, both with a name beside it', async () => {
  const cents = 1_000_001 + Math.floor(Math.random() * 9_000_000);
  const sum = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  const mark = `q${randomUUID().slice(0, 8)}`;
  const order = await anOrder({ name: `Léda ${mark}` }, { totalCents: cents });
  const asked = await anOrder({ name: `Léda ${mark}` });
  const credited = await anOrder({ name: `Léda ${mark}` });
  await anOrder({ name: `Léda ${mark}` });
  await run((db) =>
    db.insert(refunds).values({
      ...{ id: randomUUID(), orderId: asked.id, cents, kind: 'part', way: 'transfer' },
      ...{ state: 'asked', author: 'clio@theogonie.example' },
    }),
  );
  await run((db) =>
    db.insert(creditNotes).values({
      ...{ year: 1_971, number: cents, orderId: credited.id, cents },
      ...{ kind: 'part', vatCents: 17 },
    }),
  );
  const { stay } = aHold();
  const guest = { firstName: 'Égérie', lastName: mark, phone: '+33 1 00 00 00 00', email: null };
  await bookByHand(stay, { ...guest, requests: '' }, 'clio@theogonie.example');
  const [booked] = (await searchFor(mark)).stays;
  const set = { totalCents: cents + 100, settledCents: cents };
  const isIt = eq(bookings.number, booked?.number ?? '');
  await run((db) => db.update(bookings).set(set).where(isIt));
  const theirs = [order, asked, credited].map(({ number }) => number).sort();
  const found = async (query: string) => {
    const all = await searchFor(query);
    return [all.orders.map(({ number }) => number).sort(), all.stays.map(({ number }) => number)];
  };
  const stays = [booked?.number];
  expect(await found(sum)).toEqual([theirs, stays]);
  expect(await found(`${mark} ${sum}`)).toEqual([theirs, stays]);
  expect(await found(`${sum} € leda ${mark}`)).toEqual([theirs, []]);
  expect(await found(`${sum} $ egerie`)).toEqual([[], stays]);
  expect(await found(`${mark} ${sum}1`)).toEqual([[], []]);
  expect(await found(`ulysse${mark} ${sum}`)).toEqual([[], []]);
  expect((await numbersOf({ query: queryIn(`${mark} ${sum} €`) })).sort()).toEqual(theirs);
});

test('an invoice and a credit note are found by their numbers', async () => {
  const order = await anOrder({ name: 'Léda' }, { state: 'paid' });
  // A year of its own: the series of this one has no gap.
  const year = 2096;
  const number = 40_000 + (process.pid % 50_000);
  await run((db) => db.insert(invoices).values({ year, number, orderId: order.id }));
  const credit = { kind: 'part', cents: 100, vatCents: 17 } as const;
  await run((db) => db.insert(creditNotes).values({ year, number, orderId: order.id, ...credit }));
  const shown = `${year}-${number}`;
  for (const [query, name] of [
    [shown, shown],
    [`AV-${shown}`, `AV-${shown}`],
    [`av ${year} ${number}`, `AV-${shown}`],
  ] as const) {
    expect((await searchFor(query)).papers, query).toMatchObject([
      { number: name, order: order.number },
    ]);
  }
  expect((await searchFor('2026-99999')).papers).toEqual([]);
});

test('words of one search are found in different texts of a matter: name and agreed town, question and reply', async () => {
  const mark = randomUUID().slice(0, 8);
  const { id, number } = await anOrder(
    { name: `Léda ${mark}`, address: ['1 rue', '75001 Paris'] },
    { state: 'ready' },
  );
  await moveOrder({
    ...({ number, from: 'ready', to: 'agreed', author: 'clio@theogonie.example' } as const),
    ...{ deliveryDate: '2040-03-07', carriers: 'Équipe du Nord', address: ['2 quai', 'Besançon'] },
  });
  for (const query of [`${mark} besancon`, `equipe leda ${mark}`]) {
    expect(
      (await searchFor(query)).orders.map((one) => one.number),
      query,
    ).toEqual([number]);
    expect(await numbersOf({ query }), query).toEqual([number]);
  }
  // As an erasure does.
  const withoutAddress = sql`${orderChanges.details} - 'address'`;
  await run((db) =>
    db.update(orderChanges).set({ details: withoutAddress }).where(eq(orderChanges.orderId, id)),
  );
  expect(await numbersOf({ query: `${mark} besancon` })).toEqual([]);
  expect(await numbersOf({ query: `${mark} equipe` })).toEqual([number]);
  const email = anEmail();
  await saveMessage({
    name: 'Ulysse',
    email,
    phone: null,
    subject: `Porte ${mark}`,
    message: 'Oui',
  });
  const [message] = await run((db) =>
    db.select().from(contactMessages).where(eq(contactMessages.email, email)),
  );
  const reply = { messageId: message?.id ?? '', email, author: 'clio@theogonie.example' };
  await run((db) =>
    db.insert(messageReplies).values({ ...reply, isFromHouse: true, text: 'Mesuré à Besançon' }),
  );
  expect((await searchFor(`${mark} ulysse besancon`)).messages).toMatchObject([
    { id: message?.id },
  ]);
  await run((db) => db.delete(messageReplies).where(eq(messageReplies.email, email)));
  expect((await searchFor(`${mark} besancon`)).messages).toEqual([]);
});

test('an offer is found by prefix and part when its own part begins like a year', async () => {
  const offer = await createOffer(anOfferDraft(), 'fr', anEmail());
  const number = `DV-2026-2074${offer.number.slice(-4)}`;
  await run((db) => db.update(offers).set({ number }).where(eq(offers.id, offer.id)));
  const own = number.slice(8);
  for (const length of [5, 6, 7, 8]) {
    const query = `DV-${own.slice(0, length)}`;
    const found = (await searchFor(query)).offers.map((one) => one.number);
    expect(found, query).toContain(number);
  }
});

test('a number of each kind is found with its prefix, in whole and in part', async () => {
  const email = anEmail();
  const order = await anOrder({ name: 'Léda' });
  const offer = await createOffer(anOfferDraft(), 'fr', email);
  const [a, b, c] = [0, 1, 2].map(() => randomUUID().slice(0, 5).toUpperCase());
  const reference = `R-${a}-${b}-${c}`;
  await saveWithdrawal({
    ...{ reference, name: 'Léda', email, order: order.number, language: 'fr' },
    declaredAt: new Date(),
    mail: { kind: 'withdrawal', facts: {}, budgets: [] },
  });
  for (const [kind, number] of [
    ['orders', order.number],
    ['offers', offer.number],
  ] as const) {
    const [prefix, year, own = ''] = number.split('-');
    for (const query of [
      ...[number, `${prefix} ${year} ${own.slice(0, 6)}`, `${prefix}-${own.slice(0, 6)}`],
      ...[`${prefix}${year}${own.slice(2)}`, `${prefix}-${year}-${own.slice(0, 6)}`.toLowerCase()],
    ]) {
      const found = (await searchFor(query))[kind].map((one) => one.number);
      expect(found, query).toEqual([number]);
    }
  }
  for (const query of [
    ...[reference, reference.replaceAll('-', ' ').toLowerCase(), reference.replaceAll('-', '')],
    ...[`${a}-${b}`, `R-${a}-${b}`, `R${a}${b}1`.slice(0, -1)],
  ]) {
    const found = (await searchFor(query)).declarations.map((one) => one.reference);
    expect(found, query).toEqual([reference]);
  }
  expect((await searchFor(order.number)).declarations.map((one) => one.reference)).toEqual([
    reference,
  ]);
});
