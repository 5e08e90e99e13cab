import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '@/content/house/company';
import { eraseData } from '@/db/account/my-data';
import { closeDatabase, run } from '@/db/client';
import { listOrderMails } from '@/db/mail/sent-mails';
import { moveOrder } from '@/db/orders/order-steps';
import { placeOrder } from '@/db/orders/orders';
import { saveWithdrawal } from '@/db/orders/withdrawals';
import { orders, sentMails } from '@/db/schema';
import { adviserName } from '@/lib/appointments/slots';
import { dayOf, daysAfter, noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { foreseenIn } from '@/lib/desk/forms/foreseen';
import { locales } from '@/lib/i18n/locales';
import { onPreview, shownHtml } from '@/lib/mail/mail-preview';
import { orderWords } from '@/lib/mail/mail-words';
import { undoMinutes } from '@/lib/orders/order-moves';
import { previewMail, sendNext } from '@/server/mail/mail-worker';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { emptyQueue } from '@/tests/db/mail/empty-queue';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { showOrderMail } from '@/use-cases/desk/read-mail';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  process.env.SMTP_URL = smtp.url;
  await emptyQueue();
});
afterAll(async () => {
  await closeDatabase();
  await smtp.close();
});

const author = 'clio@theogonie.example';
const later = () => new Date(Date.now() + (undoMinutes + 1) * 60_000);

let days = 500 + (process.pid % 5_000);
/** A day that no other delivery of these tests has: the carriers make few on one. */
function aDay(): string {
  days += 1;
  return dayOf(daysAfter(new Date(), days));
}

/** A text as its reader sees it. */
const plain = (text = '') => text.replace(/[\s\u2066-\u2069\u200e\u200f]+/g, ' ');

/** An order whose delivery has just been agreed, and its mail that has left. */
async function anAgreedOrder(email = anEmail(), language = 'fr') {
  const order = await placeOrder(aNewOrder({ email, language, lines: [aZeusLine] }));
  await run((db) => db.update(orders).set({ state: 'ready' }).where(eq(orders.id, order.id)));
  const { number } = order;
  const deliveryDate = aDay();
  const address = ['3 rue du Lys', '75001 Paris'];
  await moveOrder({
    ...({ number, from: 'ready', to: 'agreed', author, deliveryDate } as const),
    ...{ carriers: 'Équipe du Nord', address },
  });
  while ((await sendNext({ at: later() })) !== 'none due');
  const { source } = smtp.received.findLast(({ to }) => to.includes(email)) ?? { source: '' };
  return { ...order, deliveryDate, source };
}

test('a mail about an order is kept as it left, without the token of its link', async () => {
  const { id, number, source } = await anAgreedOrder();
  const left = readMail(source);
  expect(left.text).toMatch(/\?order=[\w-]+\.[\w.-]+/);
  const { sent, waiting } = await listOrderMails(id, number);
  expect(waiting).toEqual([]);
  expect(sent.map(({ kind }) => kind)).toEqual(['deliveryAgreed']);
  const [kept] = await run((db) => db.select().from(sentMails).where(eq(sentMails.orderId, id)));
  const bare = left.text.replaceAll('\r\n', '\n').replace(/\?order=[\w.-]+/g, '');
  expect(kept?.text.trim()).toBe(bare.trim());
  expect(`${kept?.html}${kept?.text}`).not.toContain('?order=');
  expect(kept?.files).toEqual([`${number}.ics`]);
  expect(kept?.picture).toMatch(/^choices\/bed\/zeus\/hero\/[\w.]+\.jpg$/);
});

test('the mail of an agreed day has the day as a calendar file, and its pictures with it', async () => {
  const { number, deliveryDate, source } = await anAgreedOrder();
  const [, file = ''] =
    new RegExp(`${number}\\.ics[\\s\\S]*?\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(source) ?? [];
  const event = Buffer.from(file, 'base64').toString('utf8').replaceAll('\r\n ', '');
  expect(event).toContain(`DTSTART;VALUE=DATE:${deliveryDate.replaceAll('-', '')}`);
  expect(event).toContain('LOCATION:3 rue du Lys\\, 75001 Paris');
  for (const cid of ['mark', 'piece'])
    expect(source).toMatch(new RegExp(`content-id: <${cid}>`, 'i'));
  expect(source).toContain(adviserName(company.adviser));
});

test('an erasure takes the mails that were kept', async () => {
  const email = anEmail();
  const hash = await aProof((await aVisitor(email)).email);
  const { id } = await anAgreedOrder(email);
  expect(await eraseData(hash, undefined)).toBe(true);
  expect(await run((db) => db.$count(sentMails, eq(sentMails.orderId, id)))).toBe(0);
});

test('the acknowledgement of a withdrawal is kept with its order, without the token of its link; that of a stranger is not', async () => {
  const { id, number, email } = await placeOrder(
    aNewOrder({ email: anEmail(), lines: [aZeusLine] }),
  );
  const declare = async (kind: 'withdrawal' | 'receipt', to: string, isBuyers: boolean) => {
    const reference = `R-${randomUUID()}`;
    const when = { date: '27 novembre 2026', time: '10:00' };
    const said = { name: 'Ulysse', email: to, order: number.toLowerCase().replaceAll('-', ' ') };
    const facts = { reference, ...when, ...(kind === 'withdrawal' && said) };
    await saveWithdrawal({
      ...{ ...said, reference, language: 'fr', isBuyers, declaredAt: new Date() },
      mail: { kind, facts, budgets: [] },
    });
    while ((await sendNext({ at: later() })) !== 'none due');
    const left = smtp.received.findLast((mail) => mail.to.includes(to));
    return readMail(left?.source ?? '');
  };
  const owned = await declare('withdrawal', email ?? '', true);
  const linked = await declare('receipt', anEmail(), true);
  const unproven = await declare('receipt', email ?? '', false);
  expect(linked.text).toMatch(/\?token=[\w-]+\.[\w.-]+/);
  const stranger = await declare('receipt', anEmail(), false);
  expect(stranger.text).toContain('?token=');
  const { sent } = await listOrderMails(id, number);
  expect(sent.map(({ kind }) => kind)).toEqual(['withdrawal', 'receipt', 'receipt']);
  const kept = await run((db) =>
    db.select().from(sentMails).where(eq(sentMails.orderId, id)).orderBy(sentMails.sentAt),
  );
  for (const [index, { text }] of [owned, linked, unproven].entries()) {
    const bare = text.replaceAll('\r\n', '\n').replace(/\?token=[\w.-]+/g, '');
    expect(kept[index]?.text.trim()).toBe(bare.trim());
    expect(`${kept[index]?.html}${kept[index]?.text}`).not.toContain('token=');
  }
});

test.each(locales)(
  'in %s a mail can be seen before it leaves, with nothing from afar',
  async (language) => {
    const { number, email } = await anAgreedOrder(anEmail(), language);
    const mail = await previewMail({
      kind: 'deliveryAgreed',
      number,
      recipient: email ?? '',
      language,
    });
    const html = shownHtml(mail?.html ?? '', mail?.picture);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain('src="/icons/192.png"');
    expect(html).toContain(`src="/${mail?.picture}"`);
    expect(html).not.toMatch(/src="(?!\/)|cid:|\?order=/);
    expect(mail?.text).toContain(number);
  },
);

test.each(locales)(
  'in %s the mail of another day says which one it replaces, and is seen before with the day that is typed',
  async (language) => {
    const { number, email, deliveryDate: told } = await anAgreedOrder(anEmail(), language);
    const { deliveryMoved, deliveryAgreed } = (await orderWords(language)).orderMails;
    const before = weekdayInWords(noonOf(told), language);
    const day = aDay();
    const typed = new FormData();
    typed.append('deliveryDate', day);
    onPreview(previewMail);
    const kind = 'deliveryAgreed';
    const seen = await showOrderMail(number, { kind, language: null, foreseen: foreseenIn(typed) });
    onPreview(undefined);
    await moveOrder({
      ...({ number, from: 'agreed', to: 'agreed', author, deliveryDate: day } as const),
      ...{ carriers: 'Équipe du Nord', address: ['3 rue du Lys', '75001 Paris'] },
    });
    while ((await sendNext({ at: later() })) !== 'none due');
    const { source } = smtp.received.findLast(({ to }) => to.includes(email ?? '')) ?? {
      source: '',
    };
    const [start = ''] = deliveryMoved.text.split('{told}');
    for (const html of [seen, readMail(source).html].map((text) => plain(text))) {
      for (const said of [deliveryMoved.title, start, before]) expect(html).toContain(plain(said));
      expect(html).toContain(plain(weekdayInWords(noonOf(day), language)));
      expect(html).not.toContain(plain(deliveryAgreed.title));
    }
  },
);

test('a mail that an order has nothing to say with cannot be seen', async () => {
  const order = await placeOrder(aNewOrder({ email: anEmail(), lines: [aZeusLine] }));
  const preview = { number: order.number, recipient: 'a@b.example', language: 'fr' };
  expect(await previewMail({ kind: 'deliveryAgreed', ...preview })).toBeUndefined();
  expect(await previewMail({ kind: 'access', ...preview })).toBeUndefined();
  expect(
    await previewMail({ kind: 'orderConfirmed', ...preview, number: 'TH-2026-00000000' }),
  ).toBeUndefined();
});
