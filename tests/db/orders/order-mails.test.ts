import { createHash, randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { claimMail } from '@/db/mail/mails';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { listInvoices } from '@/db/orders/invoices';
import { moveOrder } from '@/db/orders/order-steps';
import { placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { saveWithdrawal } from '@/db/orders/withdrawals';
import { keyRing } from '@/db/process/key-ring';
import { agreedTexts, contactMessages, mailBudgets, mails, orders } from '@/db/schema';
import { dayInWords, dayOf, daysAfter } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import { foreseenIn } from '@/lib/desk/forms/foreseen';
import { formatText } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { onPreview } from '@/lib/mail/mail-preview';
import { budgetRules } from '@/lib/mail/mail-rules';
import { orderWords } from '@/lib/mail/mail-words';
import { formatPrice } from '@/lib/money';
import { undoMinutes } from '@/lib/orders/order-moves';
import { readRow } from '@/lib/process/row-token';
import { previewMail, sendNext } from '@/server/mail/mail-worker';
import { messages } from '@/tests/content/texts';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { showOrderMail } from '@/use-cases/desk/read-mail';
import { refundConfirmed } from './confirmed-refund';

const house = 'maison@theogonie.example';
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Read once, on first use: a stub would be gone with the first test.
  Object.assign(process.env, { SMTP_URL: smtp.url, HOUSE_MAIL: house, LOG_LEVEL: 'silent' });
});
beforeEach(async () => {
  await run((db) => db.delete(mails));
  await run((db) => db.delete(mailBudgets));
  smtp.received.length = 0;
  smtp.refusal = undefined;
});
afterAll(async () => {
  await smtp.close();
  await closeDatabase();
});

const totalCents = 1_209_900;
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** An order for a bed with two options and for an armchair, 12 000 € and 99 € of delivery. */
const place = (parts: Partial<NewOrder> = {}) =>
  placeOrder(
    aNewOrder({
      email: anEmail(),
      instalments: 3,
      deliveryCents: 9_900,
      totalCents,
      lines: [
        { ...aZeusLine, unitCents: 1_000_000 },
        {
          productId: 'fauteuil-pan',
          name: 'Fauteuil Pan',
          optionIds: [],
          optionNames: [],
          quantity: 2,
          unitCents: 100_000,
        },
      ],
      ...parts,
    }),
  );

/** Sends the event of a payment. */
const pay = (orderId: string, cents = totalCents, payment?: string, currency = 'eur') =>
  handlePayment({
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    orderId,
    providerPayment: payment,
    fact: { kind: 'paid', cents, currency },
  });

/** Sends the event of a refund, with the total refunded. */
const payBack = (payment: string, cents: number) =>
  handlePayment({
    id: `evt_${randomUUID()}`,
    type: 'charge.refunded',
    providerPayment: payment,
    fact: { kind: 'refunded', cents },
  });

/** Sends what is due. @returns the mails that arrived at an address */
async function deliver(to: string | null, now?: Date) {
  while ((await sendNext({ at: now })) !== 'none due');
  return smtp.received
    .filter((mail) => to !== null && mail.to.includes(to))
    .map(({ source }) => readMail(source))
    .map((mail) => ({ ...mail, text: mail.text.replaceAll('\r\n', '\n') }));
}

/** A text file that is attached to a mail. */
function attachedText(source: string, name: string): string {
  const [, body = ''] =
    new RegExp(
      `filename="?${name.replaceAll('.', '\\.')}"?[\\s\\S]*?\\r\\n\\r\\n([\\s\\S]*?)\\r\\n----`,
    ).exec(source) ?? [];
  return Buffer.from(body, 'base64').toString('utf8');
}

/** When the mail of a step that can be undone has left. */
const later = () => new Date(Date.now() + (undoMinutes + 1) * 60_000);

/** A text as its reader sees it: every space is one. */
const plain = (text = '') => text.replace(/[\u00a0\u202f\u200f\u2066\u2069]/g, ' ');

test('the confirmation has all that the law requires on a durable medium', async () => {
  const { id, number, email } = await place();
  await pay(id);
  const [mail, ...others] = await deliver(email);
  expect(others).toEqual([]);
  const said = [
    number,
    '1 × Lit Zeus',
    'Éclairage et Coffre',
    '2 × Fauteuil Pan',
    'Garantie : 10 ans',
    'Délai de livraison : 3 à 4 semaines',
    'Sous-total : 12 000,00 €',
    'Livraison : 99,00 €',
    'Total TTC : 12 099,00 €',
    'dont TVA (20 %) : 2 016,50 €',
    'Carte bancaire · 3 fois sans frais',
    'pendant les 14 jours qui suivent',
    `/withdrawal/declaration?order=${number}`,
    '22 novembre 2026',
    '/terms',
    'SIRET : 000 000 000 00000',
    `/orders/${number}`,
  ];
  for (const fact of said) expect(plain(mail?.text)).toContain(fact);
  for (const fact of said.filter((one) => !one.includes(' : ')))
    expect(plain(mail?.html)).toContain(fact);
  // Its pictures come with it: nothing is fetched.
  expect(mail?.html).not.toMatch(/<(script|link)|url\(|src="(?!cid:)/i);
  const { source } = smtp.received.find(({ to }) => to.includes(email ?? '')) ?? { source: '' };
  expect(attachedText(source, 'conditions-2026-11-22.txt')).toContain('Théogonie SAS');
  const right = plain(attachedText(source, `retractation-${number}.txt`));
  for (const fact of [
    'dans les quatorze jours qui suivent',
    'Formulaire type',
    'À l’attention de Théogonie SAS, 24 rue de l’Empyrée, 75008 Paris',
  ])
    expect(right).toContain(fact);
});

test('the confirmation brings the texts that its order was placed under, kept once under their hash', async () => {
  const agreed = { terms: 'Conditions de novembre', withdrawal: 'Rétractation en trente jours' };
  const termsHash = createHash('sha256').update(JSON.stringify(agreed)).digest('hex');
  await place({ termsHash, agreed });
  const { id, number, email } = await place({ termsHash, agreed });
  await pay(id);
  await deliver(email);
  const { source } = smtp.received.find(({ to }) => to.includes(email ?? '')) ?? { source: '' };
  expect(attachedText(source, 'conditions-2026-11-22.txt')).toBe(agreed.terms);
  expect(attachedText(source, `retractation-${number}.txt`)).toBe(agreed.withdrawal);
  const kept = await run((db) =>
    db.select().from(agreedTexts).where(eq(agreedTexts.hash, termsHash)),
  );
  expect(kept).toEqual([{ hash: termsHash, ...agreed }]);
});

test('the confirmation states the guarantee and the lead time that a line was sold with', async () => {
  const promised = { warrantyYears: 25, deliveryWeeks: { min: 5, max: 7 } };
  const { id, email } = await place({ lines: [{ ...aZeusLine, unitCents: totalCents, promised }] });
  await pay(id);
  const [mail] = await deliver(email);
  expect(plain(mail?.text)).toContain('Garantie : 25 ans');
  expect(plain(mail?.text)).toContain('Délai de livraison : 5 à 7 semaines');
});

/** A PDF that is attached to a mail. */
function attachedPdf(source: string, name: RegExp): string {
  const [, body = ''] =
    new RegExp(`filename="?${name.source}"?[\\s\\S]*?\\r\\n\\r\\n([\\s\\S]*?)\\r\\n----`).exec(
      source,
    ) ?? [];
  return Buffer.from(body, 'base64').toString('latin1');
}
/** The structured data in a PDF say which paper it is. */
function paperIn(pdf: string): string {
  const files = [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('utf8');
    } catch {
      return [];
    }
  });
  const xml = files.find((file) => file.includes('rsm:CrossIndustryInvoice')) ?? '';
  return /<rsm:ExchangedDocument><ram:ID>([^<]*)/.exec(xml)?.[1] ?? '';
}

/** How the files of an invoice and a credit note begin in each language. */
const fileNames = {
  fr: ['facture', 'avoir'],
  en: ['invoice', 'credit-note'],
  it: ['fattura', 'nota-di-credito'],
  ru: ['schet', 'kredit-nota'],
  ar: ['invoice', 'credit-note'],
} as const;

test.each(locales)(
  'the confirmation brings the invoice, and the mail of a refund its credit note, in %s',
  async (locale) => {
    const { id, email } = await place({ language: locale });
    const payment = `pi_${randomUUID()}`;
    await pay(id, totalCents, payment);
    const [confirmed] = await deliver(email);
    const [invoice] = await listInvoices(id);
    const [first] = smtp.received.filter(({ to }) => to.includes(email ?? ''));
    expect(
      paperIn(
        attachedPdf(first?.source ?? '', new RegExp(`${fileNames[locale][0]}-[\\d-]+\\.pdf`)),
      ),
    ).toBe(invoice?.number);
    expect(confirmed?.text).toContain(invoice?.number);
    await payBack(payment, 10_000);
    await deliver(email);
    const [credit] = await listCreditNotes(id);
    const last = smtp.received.findLast(({ to }) => to.includes(email ?? ''));
    expect(
      paperIn(attachedPdf(last?.source ?? '', new RegExp(`${fileNames[locale][1]}-[\\d-]+\\.pdf`))),
    ).toBe(credit?.number);
  },
);

test('the confirmation states the installation days and the destination of the order', async () => {
  const { id, email } = await place({
    deliveryCountry: 'FR',
    deliveryPostcode: '75001',
    deliveryFirst: '2026-12-14',
    deliveryLast: '2026-12-21',
  });
  await pay(id);
  const [mail] = await deliver(email);
  expect(plain(mail?.text)).toContain('Installation prévue : 14–21 décembre (France 75001)');
});

test.each(locales)(
  'the buyer is told when the amount paid differs from the total, in %s',
  async (locale) => {
    const { id, email } = await place({ language: locale });
    await pay(id, totalCents - 1);
    const [mail, ...others] = await deliver(email);
    expect(others).toEqual([]);
    for (const cents of [totalCents, totalCents - 1]) {
      expect(plain(mail?.text)).toContain(plain(formatPrice(cents, locale)));
    }
    const { orderMails } = await orderWords(locale);
    expect(plain(mail?.text)).toContain(orderMails.amountDiffers.title);
  },
);

test.each(locales)(
  'another amount than a deposit is compared with the deposit, never called the total, in %s',
  async (locale) => {
    const depositCents = 362_970;
    const { id, email } = await place({ language: locale, depositCents });
    await pay(id, depositCents - 1);
    const [mail] = await deliver(email);
    const { orderMails } = await orderWords(locale);
    expect(plain(mail?.text)).toContain(plain(orderMails.depositDiffers.title));
    expect(plain(mail?.text)).toContain(plain(formatPrice(depositCents, locale)));
    expect(plain(mail?.text)).not.toContain(plain(orderMails.amountDiffers.title));
  },
);

test('the confirmation states the payment method once the provider has sent it', async () => {
  const { id, email } = await place({ instalments: 1 });
  await run((db) => db.update(orders).set({ paidWith: 'apple_pay' }).where(eq(orders.id, id)));
  await pay(id);
  const [mail] = await deliver(email);
  expect(plain(mail?.text)).toContain(`${messages.fr.payment.method} : Apple Pay`);
});

test('each mail has a link with the token of its own order', async () => {
  const { id, number, email } = await place();
  await pay(id);
  const [mail] = await deliver(email);
  const [, token] = new RegExp(`/orders/${number}\\?order=([\\w.-]+)`).exec(mail?.text ?? '') ?? [];
  expect(await readRow('order', token, await keyRing())).toBe(id);
});

test('the confirmation in Arabic has the same facts, from right to left', async () => {
  const { id, number, email } = await place({ language: 'ar' });
  await pay(id);
  const [mail] = await deliver(email);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  for (const fact of [
    number,
    'Lit Zeus',
    'المجموع شامل الضريبة',
    '12,099.00',
    '2,016.50',
    'العدول عن العقد هنا',
    `/ar/withdrawal/declaration?order=${number}`,
    '/ar/terms',
    `/ar/orders/${number}`,
    'Théogonie SAS',
  ])
    expect(plain(mail?.text), fact).toContain(fact);
});

test.each(locales)('in %s each step has its mail', async (language) => {
  const { id, number, email } = await place({ language, withdrawalDays: 30, trialNights: 90 });
  await pay(id);
  const author = 'clio@theogonie.example';
  for (const [from, to] of [
    ['paid', 'workshop'],
    ['workshop', 'ready'],
  ] as const)
    await moveOrder({ number, from, to, author });
  // A day that no other order takes: the carriers have no room for all that the tests bring today.
  const deliveryDate = dayOf(daysAfter(new Date(), -400));
  await moveOrder({ number, from: 'ready', to: 'agreed', author, deliveryDate });
  await deliver(email, later());
  await moveOrder({ number, from: 'agreed', to: 'delivered', author });
  await run((db) =>
    db
      .update(orders)
      .set({ deliveredAt: new Date('2026-12-14T10:00:00Z') })
      .where(eq(orders.number, number)),
  );
  await deliver(email, later());
  await moveOrder({ number, from: 'delivered', to: 'refunded', author });
  const [confirmed, agreed, delivered, refunded, ...others] = await deliver(email);
  expect(others).toEqual([]);
  for (const mail of [confirmed, agreed, delivered, refunded]) {
    expect(mail?.html).toContain(`lang="${language}"`);
    expect(mail?.text).toContain(number);
    expect(mail?.text).not.toMatch(/[{}]|undefined/);
  }
  expect(agreed?.text).toContain(deliveryDate.slice(0, 4));
  expect(agreed?.text).toContain('contact@theogonie.example');
  // The days to change one's mind, and the nights for the mattress that were agreed with this order.
  const { attached } = (await orderWords(language)).orderMails;
  expect(plain(confirmed?.text)).toContain(plain(formatText(attached, language, { days: 30 })));
  expect(plain(delivered?.text)).toContain(plain(dayInWords('2027-01-13', language)));
  expect(plain(delivered?.text)).toContain(plain(dayInWords('2027-03-14', language)));
  expect(delivered?.text).toContain(`/withdrawal/declaration?order=${number}`);
  expect(plain(refunded?.text)).toMatch(/12[ .,]099[.,]00/);
});

test('the buyer is told when an order is cancelled before it is paid', async () => {
  const { number, email } = await place();
  await moveOrder({ number, from: 'awaiting', to: 'cancelled', author: 'clio@theogonie.example' });
  expect(await deliver(email)).toEqual([]);
  const [mail] = await deliver(email, later());
  expect(mail?.text).toContain('aucun paiement');
});

test('the refund mail states the amount received', async () => {
  const { id, number, email } = await place();
  await pay(id, 500);
  await moveOrder({ number, from: 'differs', to: 'refunded', author: 'clio@theogonie.example' });
  const [mail] = await deliver(email);
  expect(plain(mail?.text)).toContain('Nous vous remboursons 5,00 €');
});

test.each(locales)(
  'a payment after the refund is to be checked, and refunded on its own, in %s',
  async (locale) => {
    const { id, number, email } = await place({ language: locale });
    const [first, second] = [`pi_${randomUUID()}`, `pi_${randomUUID()}`];
    await pay(id, totalCents, first);
    // Noted by hand: the provider says so later, or never.
    await moveOrder({ number, from: 'paid', to: 'refunded', author: 'clio@theogonie.example' });
    await pay(id, totalCents, second);
    const { orderMails } = await orderWords(locale);
    const toCheck = (await deliver(email)).at(-1);
    expect(plain(toCheck?.text)).toContain(orderMails.paymentToCheck.title);
    expect(plain(toCheck?.text)).not.toContain(orderMails.amountDiffers.title);
    expect(plain(toCheck?.text)).toContain(plain(formatPrice(totalCents, locale)));
    await payBack(second, totalCents);
    const refunded = (await deliver(email)).at(-1);
    expect(plain(refunded?.text)).toContain(orderMails.orderRefunded.title);
    expect(plain(refunded?.text)).toContain(plain(formatPrice(totalCents, locale)));
  },
);

test.each(locales)(
  'the refund mail says what is a part of the order, and what the house has transferred already, in %s',
  async (locale) => {
    const { id, number, email } = await place({ language: locale });
    const payment = `pi_${randomUUID()}`;
    await pay(id, totalCents, payment);
    const { orderMails } = await orderWords(locale);
    const [start = ''] = orderMails.refundedPart.split('{');
    const [, soon = ''] = orderMails.orderRefunded.text;
    const [, done = ''] = orderMails.refundTransferred.text;
    const asked = { id: randomUUID(), number, kind: 'part', cents: 9_900, shownCents: 0 } as const;
    const by = { way: 'transfer', author: 'clio@theogonie.example' } as const;
    expect(await refundConfirmed({ ...asked, ...by })).toBe('done');
    const transferred = plain((await deliver(email)).at(-1)?.text);
    for (const said of [orderMails.refundTransferred.title, start, done])
      expect(transferred).toContain(plain(said));
    for (const sum of [9_900, totalCents])
      expect(transferred).toContain(plain(formatPrice(sum, locale)));
    expect(transferred).not.toContain(plain(soon));
    await payBack(payment, totalCents - 9_900);
    const paidBack = plain((await deliver(email)).at(-1)?.text);
    for (const said of [orderMails.orderRefunded.title, orderMails.refundedLast, soon])
      expect(paidBack).toContain(plain(said));
    expect(paidBack).not.toContain(plain(start));
    const whole = await place({ language: locale });
    await pay(whole.id, totalCents, `${payment}-2`);
    await payBack(`${payment}-2`, totalCents);
    const all = plain((await deliver(whole.email)).at(-1)?.text);
    expect(all).toContain(plain(soon));
    expect(all).not.toContain(plain(start));
  },
);

test.each(locales)(
  'the mail of a refund is seen before with its sum, its way and its part, in %s',
  async (locale) => {
    const { id, number, email } = await place({ language: locale });
    await pay(id, totalCents, `pi_${randomUUID()}`);
    onPreview(previewMail);
    const seen = async (cents: number, way: string) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ confirmed: String(cents), way, kind: 'part' }))
        form.append(name, value);
      const kind = 'orderRefunded';
      return plain(
        await showOrderMail(number, { kind, language: null, foreseen: foreseenIn(form) }),
      );
    };
    const { orderMails } = await orderWords(locale);
    const [start = ''] = orderMails.refundedPart.split('{');
    const by = { way: 'transfer', author: 'clio@theogonie.example', number } as const;
    const parts = [
      { cents: 125_050, shownCents: 0, says: start },
      { cents: totalCents - 125_050, shownCents: 125_050, says: orderMails.refundedLast },
    ];
    for (const { cents, shownCents, says } of parts) {
      const before = await seen(cents, 'transfer');
      const byProvider = await seen(cents, 'provider');
      const asked = { id: randomUUID(), kind: 'part', cents, shownCents } as const;
      expect(await refundConfirmed({ ...asked, ...by })).toBe('done');
      const left = plain((await deliver(email)).at(-1)?.html);
      const [, done = ''] = orderMails.refundTransferred.text;
      for (const said of [says, done, formatPrice(cents, locale)])
        for (const mail of [before, left]) expect(mail).toContain(plain(said));
      expect(byProvider).not.toContain(plain(done));
    }
    onPreview(undefined);
  },
);

/** What of a text is read, without its tags, spaces and marks of direction. */
const letters = (text = '') =>
  text.replace(/<[^>]*>/g, '').replace(/[\s\u200e\u200f\u2066-\u2069]/g, '');

test.each(locales)(
  'the mail of a refund names all that goes back, and what of it had come beyond the invoice, before and after, in %s',
  async (locale) => {
    const { id, number, email } = await place({ language: locale });
    await pay(id, totalCents, `pi_${randomUUID()}`);
    const second = `pi_${randomUUID()}`;
    await pay(id, 20_000, second);
    const { orderMails } = await orderWords(locale);
    const sumIn = (cents: number) => letters(formatPrice(cents, locale));
    onPreview(previewMail);
    const by = { way: 'transfer', author: 'clio@theogonie.example', number } as const;
    const giveBack = async (cents: number, shownCents: number) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ confirmed: String(cents), way: by.way }))
        form.append(name, value);
      const foreseen = foreseenIn(form);
      const seen = await showOrderMail(number, { kind: 'orderRefunded', language: null, foreseen });
      const asked = { id: randomUUID(), kind: 'part', cents, shownCents } as const;
      expect(await refundConfirmed({ ...asked, ...by })).toBe('done');
      return [letters(seen), letters((await deliver(email)).at(-1)?.html)];
    };
    for (const mail of await giveBack(15_000, 0)) {
      for (const said of [sumIn(15_000), letters(orderMails.refundedSurplus)])
        expect(mail).toContain(said);
    }
    expect(await listCreditNotes(id)).toEqual([]);
    const beyond = letters(
      formatText(orderMails.refundedBeyond, locale, {
        surplus: formatPrice(5_000, locale),
        credited: formatPrice(20_000, locale),
      }),
    );
    for (const mail of await giveBack(25_000, 15_000))
      for (const said of [sumIn(25_000), beyond]) expect(mail).toContain(said);
    onPreview(undefined);
  },
);

test.each(locales)(
  'the mail of a whole refund of a sum that was accepted though short names what goes back, and its credit note, before and after, in %s',
  async (locale) => {
    const { id, number, email } = await place({ language: locale });
    const cents = totalCents - 100_000;
    await pay(id, cents, `pi_${randomUUID()}`);
    const author = 'clio@theogonie.example';
    const accepted = { from: 'differs', to: 'paid', remark: 'Remise', shownCents: cents } as const;
    expect(await moveOrder({ number, author, ...accepted })).toBe('done');
    onPreview(previewMail);
    const form = new FormData();
    for (const [name, value] of Object.entries({ confirmed: String(cents), way: 'transfer' }))
      form.append(name, value);
    const foreseen = foreseenIn(form);
    const seen = await showOrderMail(number, { kind: 'orderRefunded', language: null, foreseen });
    onPreview(undefined);
    const asked = { id: randomUUID(), number, kind: 'whole', way: 'transfer' } as const;
    expect(await refundConfirmed({ ...asked, shownCents: 0, author })).toBe('done');
    const left = (await deliver(email)).at(-1);
    const { orders: words, orderMails } = await orderWords(locale);
    const [note] = await listCreditNotes(id);
    expect(note?.cents).toBe(totalCents);
    const [sum = ''] = orderMails.refundTransferred.text;
    const said = letters(formatText(sum, locale, { number, amount: formatPrice(cents, locale) }));
    for (const mail of [letters(seen), letters(left?.html)]) {
      expect(mail).toContain(said);
      expect(mail).toContain(letters(words.credit.name));
      expect(mail).not.toContain(letters(formatPrice(totalCents, locale)));
    }
    // What is attached is said before, without the number that is drawn later.
    const [start = ''] = words.credit.attached.split('{number}');
    expect(letters(seen)).toContain(`${letters(start)}AV-${dayOf(new Date()).slice(0, 4)}-…`);
    expect(letters(left?.html)).toContain(letters(start));
  },
);

test('a payment that came beyond the invoice and goes back on the provider’s own site is written about once', async () => {
  const { id, number, email } = await place();
  const [first, second] = [`pi_${randomUUID()}`, `pi_${randomUUID()}`];
  await pay(id, totalCents, first);
  await pay(id, totalCents, second);
  const { orderMails } = await orderWords('fr');
  const refunds = async () =>
    (await deliver(email))
      .map(({ text }) => plain(text))
      .filter((text) => text.includes(orderMails.orderRefunded.title));
  for (const cents of [30_000, 30_000, 20_000]) await payBack(second, cents);
  const [mail, ...more] = await refunds();
  expect(mail).toContain(plain(orderMails.refundedSurplus));
  expect(mail).toContain('300,00 €');
  expect(more).toEqual([]);
  // Noted by hand: what the provider says of it later was written about.
  await moveOrder({ number, from: 'paid', to: 'refunded', author: 'clio@theogonie.example' });
  expect(await refunds()).toHaveLength(2);
  await payBack(second, totalCents);
  expect(await refunds()).toHaveLength(2);
});

test('the refund mail states the currency of the payment', async () => {
  const { id, number, email } = await place();
  await pay(id, 500, `pi_${randomUUID()}`, 'usd');
  await moveOrder({ number, from: 'differs', to: 'refunded', author: 'clio@theogonie.example' });
  expect(plain((await deliver(email)).at(-1)?.text)).toContain('Nous vous remboursons 5,00 $');
});

test('the house gets the reason when a payment is to be checked, with the other paid order', async () => {
  const again = await place();
  await pay(again.id, totalCents, `pi_${randomUUID()}`);
  const step = { number: again.number, from: 'paid', to: 'refunded' } as const;
  await moveOrder({ ...step, author: 'clio@theogonie.example' });
  await pay(again.id, totalCents, `pi_${randomUUID()}`);
  const late = (await deliver(house)).at(-1);
  expect(late?.text).toContain(`Commande ${again.number}, payée après son remboursement`);
  expect(plain(late?.text)).toContain('Montant reçu : 12 099,00 €');
  const purchaseId = randomUUID();
  const [first, twin] = [await place({ purchaseId }), await place({ purchaseId, buyerHash: 'b' })];
  for (const { id } of [first, twin]) await pay(id, totalCents, `pi_${randomUUID()}`);
  const told = (await deliver(house)).map(({ text }) => plain(text));
  expect(told.find((text) => text.includes('payée une deuxième fois'))).toContain(
    `Déjà payée par la commande : ${first.number}`,
  );
});

test('the house reads the sum of a payment that is not the balance', async () => {
  const { id } = await place({ depositCents: 363_000 });
  await pay(id, 363_000, `pi_${randomUUID()}`);
  await handlePayment({
    ...{ id: `evt_${randomUUID()}`, type: 'event', orderId: id, part: 'balance' },
    ...{ fact: { kind: 'paid', cents: 700, currency: 'eur' }, providerPayment: 'pi_other' },
  });
  const told = (await deliver(house)).at(-1);
  expect(told?.text).toContain('un autre montant que le solde est arrivé');
  expect(plain(told?.text)).toContain('Montant de ce paiement : 7,00 €');
});

test('the confirmation of the demonstration says that nothing is charged', async () => {
  const { id, email } = await place({ provider: 'demonstration' });
  await pay(id);
  const [mail] = await deliver(email);
  expect(mail?.text).toContain('rien n’est prélevé');
});

test('the house gets a mail about an order that is paid or whose amount differs', async () => {
  const paid = await place({ language: 'ru' });
  const differing = await place();
  await pay(paid.id);
  await pay(differing.id, 500);
  const [first, second, ...others] = await deliver(house);
  expect(others).toEqual([]);
  expect(first?.text).toContain(`Commande ${paid.number}, payée`);
  expect(first?.text).toContain(`/desk/orders/${paid.number}`);
  expect(first?.header('Reply-To')).toBe(paid.email);
  expect(plain(second?.text)).toContain('Montant reçu : 5,00 €');
  expect(second?.text).toContain('le montant reçu diffère');
});

const aMessage = () => ({
  name: 'Léda <b>\r\nBcc: hades@theogonie.example',
  email: anEmail(),
  phone: null,
  subject: 'Une mesure\r\nBcc: hades@theogonie.example',
  message: 'Bonjour,\n\nle lit passe-t-il ?\n<script>alert(1)</script>',
});

test('a message is mailed to the house unchanged, and its reply goes to the sender', async () => {
  const message = aMessage();
  await saveMessage(message);
  const [mail] = await deliver(house);
  expect(mail?.text).toContain(message.message);
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(mail?.html).not.toContain('<script>');
  expect(mail?.headers).not.toMatch(/^bcc:/im);
  expect(mail?.header('Reply-To')).toContain(`<${message.email}>`);
  expect(smtp.received.map(({ to }) => to)).toEqual([[house]]);
});

test('a mail that no step has queued is not sent either once it is no longer so', async () => {
  const { id, number, email } = await place();
  await run((db) =>
    db.insert(mails).values({
      ...{ kind: 'orderCancelled', recipient: email ?? '', language: 'fr', facts: { number } },
      ...{ tries: 1, dueAt: new Date() },
    }),
  );
  // Late, as a payment of a cancelled order is.
  await pay(id);
  const received = await deliver(email);
  expect(received.map(({ text }) => text)).toEqual([expect.stringContaining('confirmée')]);
});

test('a message that was erased before its mail left is not sent', async () => {
  const { email, ...message } = aMessage();
  await saveMessage({ ...message, email });
  const queued = await run((db) => db.select({ facts: mails.facts }).from(mails));
  expect(JSON.stringify(queued)).not.toMatch(/Léda|lit passe/);
  await run((db) => db.delete(contactMessages).where(eq(contactMessages.email, email)));
  expect(await deliver(house)).toEqual([]);
  expect(await run((db) => db.select().from(mails))).toEqual([]);
});

test('the house gets one mail when a withdrawal is declared twice', async () => {
  const reference = `R-${randomUUID()}`;
  const withdrawal = {
    name: 'Léda',
    order: 'TH-2026-00000000',
    email: anEmail(),
    reference,
    language: 'it',
    // A time of its own: declarations of the same moment are told together.
    declaredAt: new Date(Date.parse('2026-11-22T11:00:00Z') + (Date.now() % 3_000_000)),
    mail: { kind: 'receipt' as const, facts: { reference, date: '1', time: '2' }, budgets: [] },
  };
  await saveWithdrawal(withdrawal);
  await saveWithdrawal(withdrawal);
  const [mail, ...others] = await deliver(house);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Déclarée le 22 novembre 2026');
  expect(mail?.text).toContain('6 décembre 2026');
  expect(mail?.text).toContain('TH-2026-00000000');
});

test('the house gets ten messages one by one and the rest in one mail, without erased ones', async () => {
  const { atOnce } = budgetRules.house;
  for (let n = 1; n <= atOnce; n += 1) {
    await saveMessage(aMessage());
    expect(await deliver(house)).toHaveLength(n);
  }
  await saveMessage(aMessage());
  const subjects = ['Première', 'Deuxième', 'Troisième'];
  for (const subject of subjects) await saveMessage({ ...aMessage(), subject });
  await run((db) => db.delete(contactMessages).where(eq(contactMessages.subject, 'Deuxième')));
  expect(await run((db) => db.$count(mails))).toBe(1);
  expect(await deliver(house)).toHaveLength(atOnce);
  const digest = (await deliver(house, hours(1)))[atOnce];
  expect(digest?.header('Subject')).toContain('3 messages');
  expect(digest?.text).toContain('Première');
  expect(digest?.text).toContain('Troisième');
  expect(digest?.text).not.toContain('Deuxième');
});

test('a mail is dropped when its order or person is gone', async () => {
  const recipient = anEmail();
  const gone = { recipient, language: 'fr', facts: { number: 'TH-2026-00000000' } };
  const { number } = await place({ email: null });
  await run((db) =>
    db.insert(mails).values([
      { ...gone, kind: 'orderConfirmed' },
      { ...gone, kind: 'houseOrder' },
      { ...gone, kind: 'orderDelivered', facts: { number } },
    ]),
  );
  expect(await deliver(recipient)).toEqual([]);
  expect(await run((db) => db.select().from(mails))).toEqual([]);
});

test('every mail is sent when the mail server fails for two days', async () => {
  const { id, email } = await place();
  await pay(id);
  await saveMessage(aMessage());
  smtp.refusal = { code: 451, text: 'come back later' };
  for (let hour = 0; hour <= 48; hour += 1) expect(await deliver(email, hours(hour))).toEqual([]);
  smtp.refusal = undefined;
  expect(await deliver(email, hours(73))).toHaveLength(1);
  expect(await deliver(house, hours(73))).toHaveLength(2);
  expect(await run((db) => db.select().from(mails))).toEqual([]);
});

test('a mail is sent once when the process died while sending it', async () => {
  const { id, email } = await place();
  await pay(id);
  const claimed = await claimMail();
  await deliver(email);
  expect(await claimMail()).toBeUndefined();
  const [mail, ...others] = await deliver(email, hours(1));
  expect(others).toEqual([]);
  expect([mail?.header('Message-ID')].join()).toContain(claimed?.id);
});
