import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { agreedDaysAhead, deliveriesPerDay } from '@/content/delivery/delivery';
import { eraseData } from '@/db/account/my-data';
import { closeDatabase, run } from '@/db/client';
import { listLogEntries } from '@/db/desk/desk';
import { claimMail } from '@/db/mail/mails';
import { mailsOfStep } from '@/db/orders/order-mails';
import {
  moveOrder,
  noteRemark,
  requestBalance,
  type Step,
  undoStep,
} from '@/db/orders/order-steps';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { mails, orderChanges, orders } from '@/db/schema';
import { dayOf, daysAfter, noonOf } from '@/lib/calendar/dates';
import type { Recipient } from '@/lib/mail/recipient';
import type { OrderState } from '@/lib/orders/order';
import { customerChanges } from '@/lib/orders/order-history';
import { stepToUndo } from '@/lib/orders/order-moves';
import { previewMail } from '@/server/mail/mail-worker';
import { orderMails } from '@/server/mail/order-mails';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { remarkOnOrder, stepOrder } from '@/use-cases/desk/step-order';

afterAll(closeDatabase);

const author = 'clio@theogonie.example';
const today = dayOf(new Date());
const inDays = (days: number) => dayOf(daysAfter(new Date(), days));
/** The next day after today of a weekday, 0 for Sunday. */
const nextDay = (weekday: number) =>
  [1, 2, 3, 4, 5, 6, 7].map(inDays).find((day) => noonOf(day).getUTCDay() === weekday);

/** A paid order that was brought into a state. */
async function anOrder(state: OrderState, parts: Partial<typeof orders.$inferInsert> = {}) {
  const order = await placeOrder(aNewOrder({ email: anEmail(), lines: [aZeusLine] }));
  await run((db) =>
    db
      .update(orders)
      .set({ state, ...parts })
      .where(eq(orders.id, order.id)),
  );
  await run((db) =>
    db.insert(orderChanges).values({ orderId: order.id, state, author: 'provider' }),
  );
  return order;
}

const agree = (number: string, parts: Partial<Step> = {}) =>
  moveOrder({
    ...({ number, from: 'ready', to: 'agreed', author, deliveryDate: inDays(400) } as const),
    ...{ carriers: 'Équipe du Nord', address: ['3 rue du Lys', '75001 Paris'] },
    ...parts,
  });

const lastChange = async (number: string) => (await findOrder(number))?.changes.at(-1);
const mailsAbout = (number: string) =>
  run((db) =>
    db
      .select({ kind: mails.kind, dueAt: mails.dueAt })
      .from(mails)
      .where(sql`${mails.facts}->>'number' = ${number}`),
  );
const kindsAbout = async (number: string) =>
  (await mailsAbout(number)).map(({ kind }) => kind).sort();

/** As if its mails that wait had left. */
const asSent = (number: string) =>
  run((db) => db.delete(mails).where(sql`${mails.facts}->>'number' = ${number}`));

test('the mail of a step leaves after ten minutes, and is called back together with the step', async () => {
  const { number } = await anOrder('ready');
  expect(await agree(number)).toBe('done');
  const [mail, ...others] = await mailsAbout(number);
  expect([mail?.kind, others]).toEqual(['deliveryAgreed', []]);
  const minutes = ((mail?.dueAt?.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThan(11);
  const change = (await lastChange(number))?.id ?? 0;
  expect(await undoStep(number, change, 'erato@theogonie.example')).toBe('done');
  expect(await mailsAbout(number)).toEqual([]);
  const order = await findOrder(number);
  expect(order).toMatchObject({ state: 'ready', deliveryDate: null });
  // Nothing is overwritten: both are kept, with their authors.
  expect(order?.changes.slice(-2)).toMatchObject([
    { state: 'agreed', author, details: { carriers: 'Équipe du Nord' } },
    {
      state: 'ready',
      note: 'undone',
      author: 'erato@theogonie.example',
      details: { undoes: change },
    },
  ]);
  expect(order && customerChanges(order).map(({ state }) => state)).toEqual(['awaiting', 'ready']);
});

test('a step is undone once, and not after something else has happened', async () => {
  const { number } = await anOrder('paid');
  await moveOrder({ number, from: 'paid', to: 'workshop', author });
  const change = (await lastChange(number))?.id ?? 0;
  const both = await Promise.all([
    undoStep(number, change, author),
    undoStep(number, change, author),
  ]);
  expect(both.sort()).toEqual(['conflict', 'undoneUnmailed']);
  await moveOrder({ number, from: 'paid', to: 'workshop', author });
  const first = (await lastChange(number))?.id ?? 0;
  await moveOrder({ number, from: 'workshop', to: 'ready', author });
  expect(await undoStep(number, first, author)).toBe('conflict');
  expect(await undoStep(number, 2_147_483_647, author)).toBe('conflict');
  expect(await undoStep('TH-2026-00000000', first, author)).toBe('conflict');
  expect((await findOrder(number))?.state).toBe('ready');
});

test('once a step is undone, the one before it can be undone too, and then the one before that', async () => {
  const { number } = await anOrder('workshop');
  await moveOrder({ number, from: 'workshop', to: 'ready', author });
  await agree(number, { deliveryDate: inDays(-5) });
  await moveOrder({ number, from: 'agreed', to: 'delivered', author });
  await noteRemark(number, 'Le chien mord.', author);
  const states: string[] = [];
  for (const outcome of ['done', 'done', 'undoneUnmailed']) {
    const { changes = [] } = (await findOrder(number)) ?? {};
    const step = stepToUndo(changes, new Date());
    expect(await undoStep(number, step?.id ?? 0, author)).toBe(outcome);
    states.push((await findOrder(number))?.state ?? '');
  }
  expect(states).toEqual(['agreed', 'ready', 'workshop']);
  expect(await mailsAbout(number)).toEqual([]);
  // What was before was not by the house.
  expect(stepToUndo((await findOrder(number))?.changes ?? [], new Date())).toBeUndefined();
});

test('a day is not agreed over another one that was agreed since its page was shown', async () => {
  const { number } = await anOrder('ready');
  await agree(number);
  const since = (await lastChange(number))?.id;
  await noteRemark(number, 'Le chien mord.', author);
  const days = [inDays(401), inDays(402)];
  const outcomes = await Promise.all(
    days.map((deliveryDate) => agree(number, { from: 'agreed', deliveryDate, since })),
  );
  expect(outcomes.toSorted()).toEqual(['conflict', 'done']);
  expect((await findOrder(number))?.deliveryDate).toBe(days[outcomes.indexOf('done')]);
});

test('a day that is agreed already is not told again, unless something of it is another', async () => {
  const { number } = await anOrder('ready');
  await agree(number);
  await asSent(number);
  const again = (parts: Partial<Step> = {}) => agree(number, { from: 'agreed', ...parts });
  expect(await again()).toBe('sameAgreed');
  expect(await mailsAbout(number)).toEqual([]);
  expect(await again({ carriers: 'Équipe du Sud' })).toBe('done');
  expect(await again({ address: ['4 rue du Lys', '75001 Paris'] })).toBe('done');
  expect(await kindsAbout(number)).toEqual(['deliveryAgreed']);
});

test('a step whose mail is on its way stays', async () => {
  const { number } = await anOrder('ready');
  await agree(number);
  const change = (await lastChange(number))?.id ?? 0;
  const isItsMail = sql`${mails.facts}->>'number' = ${number}`;
  await run((db) =>
    db
      .update(mails)
      .set({ dueAt: new Date(0), priority: 0 })
      .where(isItsMail),
  );
  const claimed = await claimMail();
  expect(claimed?.facts.number).toBe(number);
  expect(await undoStep(number, change, author)).toBe('tooLate');
  expect((await findOrder(number))?.state).toBe('agreed');
  await run((db) => db.delete(mails).where(isItsMail));
});

test('after ten minutes a step stays, and so do payments and refunds', async () => {
  const { id, number } = await anOrder('paid');
  await moveOrder({ number, from: 'paid', to: 'workshop', author });
  const change = (await lastChange(number))?.id ?? 0;
  await run((db) =>
    db
      .update(orderChanges)
      .set({ at: new Date(Date.now() - 11 * 60_000) })
      .where(and(eq(orderChanges.orderId, id), eq(orderChanges.id, change))),
  );
  expect(await undoStep(number, change, author)).toBe('tooLate');
  const other = await anOrder('withdrawn');
  await moveOrder({ number: other.number, from: 'withdrawn', to: 'refunded', author });
  const refund = (await lastChange(other.number))?.id ?? 0;
  expect(await undoStep(other.number, refund, author)).toBe('tooLate');
});

test('a cancelled order waits for its payment again, unless it was ordered anew', async () => {
  const { number, purchaseKey } = await anOrder('awaiting');
  await moveOrder({ number, from: 'awaiting', to: 'cancelled', author });
  const change = (await lastChange(number))?.id ?? 0;
  const anew = await placeOrder(aNewOrder({ purchaseKey, lines: [aZeusLine] }));
  expect(await undoStep(number, change, author)).toBe('conflict');
  await run((db) => db.delete(orders).where(eq(orders.id, anew.id)));
  expect(await undoStep(number, change, author)).toBe('done');
  expect((await findOrder(number))?.state).toBe('awaiting');
});

test('of two days agreed within ten minutes the last one is told, and undone to the first', async () => {
  const { number } = await anOrder('ready');
  await agree(number, { deliveryDate: inDays(401) });
  await agree(number, { from: 'agreed', deliveryDate: inDays(402) });
  expect(await mailsAbout(number)).toHaveLength(1);
  const change = (await lastChange(number))?.id ?? 0;
  expect(await undoStep(number, change, author)).toBe('done');
  expect(await findOrder(number)).toMatchObject({ state: 'agreed', deliveryDate: inDays(401) });
});

test('undone, the second of two days gives its mail back to the first, for the time it had', async () => {
  const { number } = await anOrder('ready');
  await agree(number, { deliveryDate: inDays(403) });
  const [first] = await mailsAbout(number);
  const again = {
    from: 'agreed',
    deliveryDate: inDays(404),
    address: ['9 quai du Rhône'],
  } as const;
  await agree(number, again);
  await undoStep(number, (await lastChange(number))?.id ?? 0, author);
  const [restored, ...others] = await mailsAbout(number);
  expect([restored, others]).toEqual([first, []]);
  const draft = await orderMails.deliveryAgreed({
    ...{ id: '', kind: 'deliveryAgreed', recipient: '' as Recipient, tries: 1 },
    ...{ language: 'fr', facts: { number } },
  });
  const event = draft?.attachments?.map(({ content }) => String(content)).join() ?? '';
  expect(event).toContain(inDays(403).replaceAll('-', ''));
  expect(event).toContain('3 rue du Lys');
  expect(event).not.toContain('quai');
});

test('undone, a second day tells nothing anew when the mail about the first had left', async () => {
  const { number } = await anOrder('ready');
  await agree(number, { deliveryDate: inDays(405) });
  await asSent(number);
  await agree(number, { from: 'agreed', deliveryDate: inDays(406) });
  expect(await undoStep(number, (await lastChange(number))?.id ?? 0, author)).toBe('done');
  expect(await mailsAbout(number)).toEqual([]);
});

test('a later step replaces the waiting mails that it makes untrue, and undone brings them back', async () => {
  const { number } = await anOrder('workshop', { depositCents: 300_000 });
  await moveOrder({ number, from: 'workshop', to: 'ready', author });
  await agree(number, { deliveryDate: inDays(-5) });
  expect(await kindsAbout(number)).toEqual(['balanceDue', 'deliveryAgreed']);
  const deliver = { number, from: 'agreed', to: 'delivered', author, remark: 'Sans le solde' };
  await moveOrder(deliver as Step);
  // The balance is due all the same.
  expect(await kindsAbout(number)).toEqual(['balanceDue', 'orderDelivered']);
  await undoStep(number, (await lastChange(number))?.id ?? 0, author);
  expect(await kindsAbout(number)).toEqual(['balanceDue', 'deliveryAgreed']);
  await moveOrder({ number, from: 'agreed', to: 'withdrawn', author });
  expect(await kindsAbout(number)).toEqual([]);
  await undoStep(number, (await lastChange(number))?.id ?? 0, author);
  expect(await kindsAbout(number)).toEqual(['balanceDue', 'deliveryAgreed']);
  await moveOrder({ number, from: 'agreed', to: 'refunded', author });
  expect(await kindsAbout(number)).toEqual(['orderRefunded']);
});

test('a balance that is asked for twice within a moment is asked for by one mail', async () => {
  const { number } = await anOrder('workshop', { depositCents: 300_000 });
  expect(await requestBalance(number, author)).toBe('done');
  await moveOrder({ number, from: 'workshop', to: 'ready', author });
  expect(await kindsAbout(number)).toEqual(['balanceDue']);
});

test('what was paid is told whatever follows', async () => {
  const { number, email, language } = await anOrder('paid');
  const kinds = ['orderConfirmed', 'balancePaid'] as const;
  const rows = kinds.map((kind) => ({ kind, recipient: email ?? '', language, facts: { number } }));
  await run((db) => db.insert(mails).values(rows));
  await moveOrder({ number, from: 'paid', to: 'withdrawn', author });
  expect(await kindsAbout(number)).toEqual(['balancePaid', 'orderConfirmed']);
});

test('a mail that a server refused before is dropped when it leaves after what it says', async () => {
  const { number, email } = await anOrder('agreed', { deliveryDate: today });
  const said = { kind: 'deliveryAgreed', number, recipient: email ?? '', language: 'fr' } as const;
  const facts = { change: '1' };
  expect((await previewMail({ ...said, facts }))?.subject).toBeTruthy();
  await moveOrder({ number, from: 'agreed', to: 'delivered', author });
  expect(await previewMail({ ...said, facts })).toBeUndefined();
});

test('a delivery is noted from the agreed day on, with the day it happened', async () => {
  const { number } = await anOrder('agreed', { deliveryDate: inDays(-3) });
  const deliver = { number, from: 'agreed', to: 'delivered', author } as const;
  expect(await stepOrder({ ...deliver, happenedOn: inDays(1) })).toBe('badHappened');
  expect(await stepOrder({ ...deliver, happenedOn: inDays(-4) })).toBe('tooEarly');
  expect(await stepOrder({ ...deliver, happenedOn: inDays(-2) })).toBe('done');
  expect((await findOrder(number))?.deliveredAt).toEqual(noonOf(inDays(-2)));
  const change = (await lastChange(number))?.id ?? 0;
  expect(await undoStep(number, change, author)).toBe('done');
  expect(await findOrder(number)).toMatchObject({ state: 'agreed', deliveredAt: null });
  const early = await anOrder('agreed', { deliveryDate: inDays(1) });
  expect(await stepOrder({ ...deliver, number: early.number })).toBe('tooEarly');
});

test('what a delivery needs is asked for: a day with deliveries, carriers, an address', async () => {
  const { number } = await anOrder('ready', { deliveryCountry: 'FR' });
  const step: Step = {
    ...({ number, from: 'ready', to: 'agreed', author, deliveryDate: nextDay(1) } as const),
    ...{ carriers: 'Équipe du Nord', address: ['3 rue du Lys'] },
  };
  expect(await stepOrder({ ...step, deliveryDate: '2020-01-31' })).toBe('badDate');
  // The last day that can be agreed may be closed, but it is not too late.
  const last = agreedDaysAhead;
  expect(await stepOrder({ ...step, deliveryDate: inDays(last + 1) })).toBe('farDate');
  expect(await stepOrder({ ...step, deliveryDate: inDays(last), carriers: '' })).toBe(
    'badCarriers',
  );
  // A Saturday, a Sunday, and Christmas.
  const christmas = [today.slice(0, 4), Number(today.slice(0, 4)) + 1]
    .map((year) => `${year}-12-25`)
    .find((day) => day > today);
  for (const deliveryDate of [nextDay(6), nextDay(0), christmas]) {
    expect(await stepOrder({ ...step, deliveryDate }), deliveryDate).toBe('closedDay');
  }
  expect(await stepOrder({ ...step, carriers: undefined })).toBe('badCarriers');
  expect(await stepOrder({ ...step, carriers: 'x'.repeat(101) })).toBe('badCarriers');
  expect(await stepOrder({ ...step, address: [] })).toBe('badAddress');
  expect(await stepOrder({ ...step, address: ['x'.repeat(501)] })).toBe('badAddress');
  expect((await findOrder(number))?.state).toBe('ready');
});

test('a day takes as many deliveries as the carriers can make, also when they are agreed at once', async () => {
  const deliveryDate = inDays(500 + (process.pid % 10_000));
  const all = await Promise.all(
    Array.from({ length: deliveriesPerDay + 2 }, () => anOrder('ready')),
  );
  const outcomes = await Promise.all(all.map(({ number }) => agree(number, { deliveryDate })));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(deliveriesPerDay);
  expect(outcomes.filter((outcome) => outcome === 'fullDay')).toHaveLength(2);
});

test('a note is kept at any time with its author, and is no step', async () => {
  const { number } = await anOrder('delivered');
  const note = `Elle préfère le matin. ${randomUUID()}`;
  expect(await remarkOnOrder(number, note, author)).toBe('done');
  expect(await lastChange(number)).toMatchObject({
    state: 'delivered',
    note: 'remarked',
    remark: note,
    author,
  });
  expect((await listLogEntries(20))[0]).toMatchObject({ number, remark: note, author });
  for (const bad of ['', 'x'.repeat(20_000)]) {
    expect(await remarkOnOrder(number, bad, author)).toBe('badNote');
  }
  expect(await remarkOnOrder('TH-2026-00000000', note, author)).toBe('conflict');
});

test('a note between a step and its undoing does not keep it', async () => {
  const { number } = await anOrder('paid');
  await moveOrder({ number, from: 'paid', to: 'workshop', author });
  const change = (await lastChange(number))?.id ?? 0;
  await remarkOnOrder(number, 'Trop vite.', author);
  expect(await undoStep(number, change, author)).toBe('undoneUnmailed');
  expect((await findOrder(number))?.state).toBe('paid');
});

test('a part of the price given back between a step and its undoing does not keep it, and stays given back', async () => {
  const { id, number } = await anOrder('paid');
  await moveOrder({ number, from: 'paid', to: 'workshop', author });
  const change = (await lastChange(number))?.id ?? 0;
  const part = {
    state: 'workshop',
    note: 'partlyRefunded',
    author,
    details: { cents: 5_000 },
  } as const;
  await run((db) => db.insert(orderChanges).values({ orderId: id, ...part }));
  const shown = (await findOrder(number))?.changes ?? [];
  expect(stepToUndo(shown, new Date())?.id).toBe(change);
  expect(await undoStep(number, change, author)).toBe('undoneUnmailed');
  const order = await findOrder(number);
  expect(order?.state).toBe('paid');
  expect(order?.changes.slice(-2)).toMatchObject([
    { note: 'partlyRefunded', details: { cents: 5_000 } },
    { state: 'paid', note: 'undone' },
  ]);
});

test('the address of a delivery goes with the data of its person', async () => {
  const email = anEmail();
  const hash = await aProof((await aVisitor(email)).email);
  const { number } = await anOrder('ready', { email, deliveryDate: today });
  await agree(number, { deliveryDate: inDays(-6) });
  await moveOrder({ number, from: 'agreed', to: 'delivered', author });
  expect(await eraseData(hash, undefined)).toBe(true);
  const details = (await findOrder(number))?.changes.map((change) => change.details);
  expect(JSON.stringify(details)).toContain('Équipe du Nord');
  expect(JSON.stringify(details)).not.toContain('rue du Lys');
});

test('what a step says will leave is what leaves, and can be seen before, as it would be that day', async () => {
  const steps = [
    ['paid', 'workshop'],
    ['workshop', 'ready'],
    ['ready', 'agreed'],
    ['agreed', 'delivered'],
    ['awaiting', 'cancelled'],
    ['paid', 'withdrawn'],
  ] as const;
  for (const [from, to] of steps) {
    for (const depositCents of [null, 300_000]) {
      const order = await anOrder(from, { depositCents });
      const { number, email } = order;
      const shown = await findOrder(number);
      if (!shown || !email) throw new Error('the order is not there');
      const said = mailsOfStep(shown, to);
      const before = new Set((await mailsAbout(number)).map(({ kind }) => kind));
      for (const kind of said) {
        const preview = { kind, number, recipient: email, language: 'fr' };
        const foreseen = await previewMail({ ...preview, facts: { foreseen: '2031-03-03' } });
        if (kind !== 'balanceDue') expect(foreseen?.subject, `${to} ${kind}`).toBeTruthy();
        if (kind === 'deliveryAgreed') expect(foreseen?.text).toMatch(/lundi\s3\smars\s2031/);
        if (kind === 'orderDelivered') expect(foreseen?.text).toMatch(/3\smars\s2031/);
        if (kind === 'deliveryAgreed') expect(await previewMail(preview)).toBeUndefined();
      }
      const where = { deliveryDate: inDays(400), carriers: 'Nord', address: ['Paris'] };
      const more = to === 'agreed' ? where : { remark: 'Sans le solde' };
      expect(await moveOrder({ number, from, to, author, ...more }), to).toBe('done');
      const after = (await mailsAbout(number)).map(({ kind }) => kind);
      expect(after.filter((kind) => !before.has(kind)).sort(), to).toEqual([...said].sort());
    }
  }
});
