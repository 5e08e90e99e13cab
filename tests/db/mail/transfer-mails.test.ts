import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase } from '@/db/client';
import { cancelLateTransfers } from '@/db/orders/transfer-jobs';
import { placeTransfer, receiveTransfer } from '@/db/orders/transfers';
import { dayInWords, dayOf, daysAfter } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import { transferUntil } from '@/lib/checkout/transfer/transfer';
import { type Locale, locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { previewMail } from '@/server/mail/mail-worker';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder } from '@/tests/make';

const iban = 'FR14 2004 1010 0505 0001 3M02 606';
beforeAll(() => {
  // Read once, on first use.
  Object.assign(process.env, { BANK_IBAN: iban, BANK_BIC: 'PSSTFRPP', LOG_LEVEL: 'silent' });
});
afterAll(closeDatabase);

/** A text without the marks and breaks that a language or a mail adds. */
const plain = (text = '') => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' ');

const anOrder = (language: Locale, parts: Partial<NewOrder> = {}) =>
  placeTransfer(
    aNewOrder({ language, email: anEmail(), provider: 'transfer', method: 'transfer', ...parts }),
    { budgets: [] },
  );

test.each(locales)(
  'in %s a mail says where a transfer goes, in HTML and in plain text',
  async (language) => {
    const { number, email, totalCents, lines } = await anOrder(language);
    const bought = lines.flatMap(({ name, optionNames }) => [name, ...optionNames]);
    const preview = { kind: 'transferDue', number, recipient: email ?? '', language } as const;
    const [first, reminder] = [
      await previewMail(preview),
      await previewMail({ ...preview, facts: { reminder: '1' } }),
    ];
    expect(reminder?.subject).not.toBe(first?.subject);
    for (const mail of [first, reminder]) {
      for (const text of [
        mail?.text,
        mail?.html.replace(/<[^>]+>/g, ' ').replaceAll('&nbsp;', ' '),
      ]) {
        for (const said of [
          iban,
          'PSSTFRPP',
          number,
          plain(formatPrice(totalCents, language)),
          ...bought,
        ]) {
          expect(plain(text), language).toContain(said);
        }
      }
      expect(`${mail?.text}${mail?.subject}`).not.toContain('{');
    }
  },
);

test('mails name the last day that was agreed with the order', async () => {
  const order = await anOrder('fr', { transferDays: 20 });
  const { number, email, placedAt } = order;
  const date = plain(dayInWords(dayOf(daysAfter(placedAt, 20)), 'fr'));
  const preview = { number, recipient: email ?? '', language: 'fr' } as const;
  const [first, reminder] = [
    await previewMail({ ...preview, kind: 'transferDue' }),
    await previewMail({ ...preview, kind: 'transferDue', facts: { reminder: '1' } }),
  ];
  for (const mail of [first, reminder]) expect(plain(mail?.text)).toContain(date);
  await cancelLateTransfers(daysAfter(new Date(), 26));
  const late = await previewMail({ ...preview, kind: 'orderCancelled' });
  expect(plain(late?.text)).toContain(date);
});

test('an order whose transfer has not come says so, and that nothing is due', async () => {
  const { number, email } = await anOrder('fr');
  await cancelLateTransfers(daysAfter(new Date(), 20));
  const preview = { number, recipient: email ?? '', language: 'fr' } as const;
  const mail = await previewMail({ kind: 'orderCancelled', ...preview });
  expect(plain(mail?.text)).toMatch(/n’avons pas reçu de virement .* rien n’est dû/);
  // It asks for nothing any more.
  expect(await previewMail({ kind: 'transferDue', ...preview })).toBeUndefined();
});

test.each(locales)(
  'in %s a mail says that the sum of a transfer is the deposit, and that a balance follows',
  async (language) => {
    const depositCents = 392_970;
    const { number, email } = await anOrder(language, { depositCents, totalCents: 1_309_900 });
    const preview = { kind: 'transferDue', number, recipient: email ?? '', language } as const;
    const kinds: Readonly<Record<string, string>>[] = [{}, { reminder: '1' }];
    for (const facts of kinds) {
      const text = plain((await previewMail({ ...preview, facts }))?.text);
      for (const cents of [depositCents, 1_309_900, 1_309_900 - depositCents])
        expect(text).toContain(plain(formatPrice(cents, language)));
    }
  },
);

test.each(locales)(
  'in %s a mail says what of a transfer has come, what is missing, and where the rest goes until when',
  async (language) => {
    const [depositCents, cents] = [392_970, 100_001];
    const order = await anOrder(language, { depositCents, totalCents: 1_309_900 });
    const { number, email } = order;
    const preview = { number, recipient: email ?? '', language } as const;
    const receive = (sum: number, shownCents: number, isOtherSum: boolean, part = 'first') =>
      receiveTransfer({
        ...{ id: randomUUID(), number, cents: sum, receivedOn: dayOf(new Date()), shownCents },
        part: part === 'first' ? 'first' : 'balance',
        ...{ isOtherSum, author: 'clio@theogonie.example' },
      });
    expect(await receive(cents, 0, true)).toBe('done');
    const missing = formatPrice(depositCents - cents, language);
    const mail = await previewMail({ kind: 'amountDiffers', ...preview });
    expect(plain(mail?.subject)).toContain(plain(missing));
    for (const said of [
      ...[missing, formatPrice(cents, language), number, iban],
      dayInWords(transferUntil(order), language),
    ])
      expect(plain(mail?.text)).toContain(plain(said));
    expect(await receive(depositCents - cents, cents, false)).toBe('done');
    const balanceCents = 1_309_900 - depositCents;
    expect(await receive(cents, 0, true, 'balance')).toBe('done');
    const balance = await previewMail({ kind: 'balanceDue', ...preview });
    for (const sum of [cents, balanceCents - cents])
      expect(plain(balance?.text)).toContain(plain(formatPrice(sum, language)));
    expect(plain(balance?.text)).not.toContain(plain(formatPrice(balanceCents, language)));
  },
);
