import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { maxLines, maxPerLine, mostKept } from '@/content/cart/cart-limits';
import { dataSheets } from '@/content/catalogue/data-sheets';
import { simCardYears } from '@/content/catalogue/technologies';
import { creditOffers } from '@/content/checkout/credit';
import { defaultWarrantyYears, instalmentCounts } from '@/content/checkout/payment';
import { answerDays, company } from '@/content/house/company';
import {
  offerDays,
  refundDays,
  takeOnWorkingDays,
  trialNights,
  withdrawalDays,
} from '@/content/orders/order-terms';
import { stayRules } from '@/content/residence/stays';
import { fewestDigits } from '@/lib/account/telephone';
import { longestKeptName } from '@/lib/cart/kept';
import { allPieces, catalogueWeeks, requirePiece } from '@/lib/catalogue/catalogue';
import { mostCompared } from '@/lib/catalogue/compare/compare-list';
import { largestCm } from '@/lib/catalogue/fit/centimetres';
import { tightBelowMm } from '@/lib/catalogue/fit/judge';
import { pitchDegrees } from '@/lib/catalogue/fit/stairs';
import { isCredit } from '@/lib/checkout/payment';
import { companyFacts } from '@/lib/house/company-facts';
import { formatTexts } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { linkMinutes } from '@/lib/mail/mail-rules';
import { type MailWords, mailWords, type OrderWords, orderWords } from '@/lib/mail/mail-words';
import { deletionHours, longestWindowSeconds } from '@/lib/process/limits';
import { endedHoldHours } from '@/lib/residence/stay';
import { formLengths } from '@/lib/site/form-lengths';
import { readyReplies } from '@/messages/fr/desk/ready-replies';
import { frenchWords } from '@/tests/content/french-words';
import {
  countsIn,
  noRules,
  periodsIn,
  type Said,
  untied,
} from '@/tests/content/house/said-periods';
import { saidToTheHouse } from '@/tests/content/house/said-to-the-house';
import { spelled } from '@/tests/content/spelled-numbers';
import { messages } from '@/tests/content/texts';

/** What stands between the numbers of a series. */
const joints: Readonly<Record<Locale, string>> = {
  fr: 'à|ou',
  en: 'to|or',
  it: 'a|o',
  ru: 'до|или|и',
  ar: 'إلى|أو|أقساط أو',
};

/** The numbers that a text gives one after the other, as « deux à quatre » and « trois, douze ou vingt-quatre ». */
function seriesIn(text: string, locale: Locale): number[][] {
  const words = Object.entries(spelled[locale]).sort(([, a], [, b]) => b.length - a.length);
  const all = [...words.map(([, word]) => word), '\\d+'].join('|');
  const one = `(?<![\\p{L}\\d-])(?:${all})(?![\\p{L}\\d-])`;
  const joint = `(?:[,–] ?| (?:${joints[locale]}) )`;
  const numberSaid = (said: string) =>
    Number(words.find(([, word]) => new RegExp(`^(?:${word})$`, 'iu').test(said))?.[0] ?? said);
  const series = text.matchAll(new RegExp(`${one}(?:${joint}${one})+`, 'giu'));
  return [...series].map(([said]) => (said.match(new RegExp(one, 'giu')) ?? []).map(numberSaid));
}

type Words = (typeof messages)[Locale];
type Section = {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
};
type Sections = readonly Section[];

const inSection = (sections: Sections, id: string) =>
  sections.find((section) => section.id === id)?.paragraphs.join(' ') ?? '';

const titleOf = (sections: Sections, id: string) =>
  sections.find((section) => section.id === id)?.title ?? '';

const answers = (words: Words) => words.faq.entries.map(({ answer }) => answer);
/** The answer of the questions in which some words stand. */
const answerWith = (words: Words, part: string) =>
  answers(words).find((answer) => answer.replace(/\s/g, ' ').includes(part.replace(/\s/g, ' '))) ??
  '';

const kratos = requirePiece('bed', 'kratos');
const hades = requirePiece('bed', 'hades');
/** The answer to the question that in French has some words, in any language. */
function answerTo(part: string) {
  const place = messages.fr.faq.entries.findIndex(({ question }) => question.includes(part));
  return (words: Words) => answers(words)[place] ?? '';
}
const guaranteeAnswer = answerTo('garantie');
const returnAnswer = answerTo('rendre une pièce');
const supportYears = Math.min(...Object.values(dataSheets).map((sheet) => sheet.supportYears));
const accessibilityContact = (words: Words) => inSection(words.accessibility.sections, 'obstacle');
const newsletterLinkDays = linkMinutes.newsletter / (24 * 60);

/** What a browser keeps of a comparison, on the pages on cookies and on privacy. */
const keptComparison = ({ cookies, privacy }: Words) =>
  [cookies.sections, privacy.sections]
    .flatMap((sections) => sections.flatMap((section) => ('list' in section ? section.list : [])))
    .filter((line) => /\bcompare\b/.test(line))
    .join(' ');

const creditRate = Math.max(
  ...Object.values(creditOffers).map(({ annualRatePercent }) => annualRatePercent),
);

/** A hold ends with the payment page; the job that deletes it comes once in `deletionHours`, and waits a while. */
const { holdMinutes, paymentMinutes, paymentGraceMinutes } = stayRules;
const leftHoldHours =
  Math.ceil((holdMinutes + paymentMinutes + paymentGraceMinutes) / 60) +
  endedHoldHours +
  deletionHours;
const counterHours = longestWindowSeconds / 3_600 + deletionHours;
const houseYears =
  Number(messages.fr.collections.history.entries.at(-1)?.year) - company.foundedYear;

/** What is written out, because a sentence bends its number: where it stands, and the fact that it says. */
const statements: readonly (readonly [
  string,
  number,
  (words: Words, mails: MailWords) => string,
])[] = [
  ['the head of the withdrawal page', withdrawalDays, (m) => m.withdrawal.meta.description],
  ['the withdrawal page', withdrawalDays, (m) => m.withdrawal.intro],
  ['the right of withdrawal', withdrawalDays, (m) => inSection(m.withdrawal.sections, 'droit')],
  ['the refund after it', refundDays, (m) => inSection(m.withdrawal.sections, 'effets')],
  ['the terms', withdrawalDays, (m) => inSection(m.terms.sections, 'retractation')],
  ['the head of the refund page', refundDays, (m) => m.refund.meta.description],
  ['the refund page', refundDays, (m) => inSection(m.refund.sections, 'delai')],
  ['the head of the returns page', withdrawalDays, (m) => m.returns.meta.description],
  ['the returns page', withdrawalDays, (m) => inSection(m.returns.sections, 'retractation')],
  ['the returns of a mattress', withdrawalDays, (m) => inSection(m.returns.sections, 'matelas')],
  ['the title of the returns', withdrawalDays, (m) => titleOf(m.returns.sections, 'retractation')],
  ['the question on returns', withdrawalDays, returnAnswer],
  ['the refund in that question', refundDays, returnAnswer],
  ['the trial in that question', trialNights, returnAnswer],
  ['the question on compositions', withdrawalDays, answerTo('composition d’atelier')],
  ['an order that is given back', refundDays, (m) => m.orders.declared],
  ['the mail of a declaration', refundDays, (_, mails) => mails.withdrawal.notes.join(' ')],
  ['the mail of its receipt', refundDays, (_, mails) => mails.receipt.notes.join(' ')],
  ['the head of an offer', offerDays, (m) => m.offer.meta.description],
  ['the trial of a mattress', trialNights, (m) => m.promo.claims.trial],
  ['the title of that trial', trialNights, (m) => titleOf(m.returns.sections, 'matelas')],
  ['the shortest support', supportYears, (m) => inSection(m.terms.sections, 'pieces')],
  ['the guarantee of the promotion', defaultWarrantyYears, (m) => m.promo.claims.warranty],
  ['the guarantee', defaultWarrantyYears, (m) => inSection(m.terms.sections, 'garantie-maison')],
  ['the longest', kratos.warrantyYears, (m) => inSection(m.terms.sections, 'garantie-maison')],
  ['that of Hadès', hades.warrantyYears, (m) => inSection(m.terms.sections, 'garantie-maison')],
  ['the guarantee in the questions', defaultWarrantyYears, guaranteeAnswer],
  ['that of Hadès in the questions', hades.warrantyYears, guaranteeAnswer],
  ['the SIM card of a bed', simCardYears, answerTo('5G')],
  ['an answer on accessibility', answerDays.accessibility, accessibilityContact],
  ['the mail with a link', linkMinutes.access, (_, mails) => mails.access.notes.join(' ')],
  ['a link that was sent', linkMinutes.access, (m) => m.newsletter.linkSent],
  ['a link to the data', linkMinutes.access, (m) => m.myData.notices.linkSent],
  ['a link that has expired', linkMinutes.access, (m) => m.accessPage.bad],
  ['the newsletter’s link', newsletterLinkDays, (_, mails) => mails.newsletter.notes.join(' ')],
  ['one that has expired', newsletterLinkDays, (m) => m.newsletterPage.bad],
  ['the head of the comparison', mostCompared, (m) => m.compare.meta.description],
  ['a comparison with too many', mostCompared, (m) => m.compare.leftOut.tooMany],
  ['a full comparison', mostCompared, (m) => m.errors.compareFull.text],
  ['a quantity that is none', maxPerLine, (m) => m.errors.quantityInvalid.text],
  ['a full list of kept configurations', mostKept, (m) => m.kept.notices.full],
  ['the comparison that a browser keeps', mostCompared, keptComparison],
  ['the name of a kept configuration', longestKeptName, (m) => m.kept.add.nameNote],
  ['one without a name', longestKeptName, (m) => m.kept.notices.nameless],
  ['the number of a visitor', fewestDigits, (m) => m.appointment.faults.phone],
  ['the number of an hour', fewestDigits, (m) => m.appointment.notices.noPhone],
  ['the number of a guest', fewestDigits, (m) => m.booking.faults.phone],
  ['the number of a buyer', fewestDigits, (m) => m.payment.faults.phone],
  ['that of a transfer', fewestDigits, (m) => m.errors.badTransferBuyer.text],
  ['any number', fewestDigits, (m) => m.fieldFaults.phone],
  ['its length', formLengths.phone, (m) => m.fieldFaults.phone],
  ['the wishes of a visitor', formLengths.requests, (m) => m.appointment.faults.wishes],
  ['those of a guest', formLengths.requests, (m) => m.booking.faults.requests],
  ['the hold of nights in the privacy policy', leftHoldHours, (m) => m.privacy.sections[0].list[6]],
  ['the counters there', counterHours, (m) => m.privacy.sections[0].list[10]],
  ['the credit in the terms', creditRate, (m) => inSection(m.terms.sections, 'plusieurs-fois')],
  ['the credit in the questions', creditRate, (m) => answerWith(m, m.payment.creditWarning)],
  ['the largest measure', largestCm / 100, (m) => m.fit.faults.large],
  ['what is tight', tightBelowMm / 10, (m) => m.fit.tight],
  ['the pitch of stairs', pitchDegrees, (m) => m.fit.rules.stairs],
  ['the years of the house', houseYears, (m) => m.collections.history.title],
  ...instalmentCounts
    .filter(isCredit)
    .map(
      (count) => [`${count} instalments`, count, (m: Words) => m.payment.splits[count]] as const,
    ),
];

/** How each language says one working day; Arabic has an ending for two. */
const workingDay: Readonly<Record<Locale, string>> = {
  fr: 'un[ \u00a0]jour ouvré',
  en: 'one working day',
  it: 'un giorno lavorativo',
  ru: 'одного рабочего дня',
  ar: 'يوم عمل',
};
/** The same of several. */
const workingDays: Readonly<Record<Locale, (days: number, said: string) => string>> = {
  fr: (_, said) => `${said}[ \u00a0]jours ouvrés`,
  en: (_, said) => `${said} working days`,
  it: (_, said) => `${said} giorni lavorativi`,
  ru: (_, said) => `${said} рабочих дней`,
  ar: (days, said) => (days === 2 ? 'يومي عمل' : `${said} أيام عمل`),
};

/** Where the house says after how many working days it does something. */
const promises: readonly (readonly [
  string,
  number,
  (words: Words, mails: OrderWords['orderMails'], locale: Locale) => string,
])[] = [
  ['an order that is paid', takeOnWorkingDays, (m) => m.orders.next.paid],
  ['an order with a deposit', takeOnWorkingDays, (m) => m.orders.deposit.next],
  ['the mail of an order', takeOnWorkingDays, (_, mails) => mails.orderConfirmed.text.join(' ')],
  ['that of a deposit', takeOnWorkingDays, (_, mails) => mails.depositReceived.text.join(' ')],
  ['a complaint', answerDays.safetyWorkingDays, (m) => inSection(m.safety.sections, 'contact')],
  ['a message', answerDays.messageWorkingDays, (_, __, locale) => readyReplies.thanks[locale]],
  ['a vulnerability', answerDays.safetyWorkingDays, (m) => inSection(m.safety.sections, 'failles')],
];

const weeks = [catalogueWeeks.min, catalogueWeeks.max];
const creditCounts = instalmentCounts.filter(isCredit);
const estimatedCounts = creditCounts.filter((count) => creditOffers[count].isEstimate);

/**
 * Numbers that a text gives as a series: where they stand, and the facts that they say. The terms promise a time for
 * any order; the questions and the returns name those of the pieces.
 */
const series: readonly (readonly [
  string,
  readonly (readonly number[])[],
  (words: Words) => string,
])[] = [
  ['the delivery in the terms', [weeks], (m) => inSection(m.terms.sections, 'livraison')],
  [
    'the credit in the terms, and where its amounts are an estimate',
    [creditCounts, estimatedCounts],
    (m) => inSection(m.terms.sections, 'plusieurs-fois'),
  ],
  [
    'the instalments of the refund page',
    [creditCounts],
    (m) => inSection(m.refund.sections, 'plusieurs-fois'),
  ],
  ['the returns page', [weeks], (m) => inSection(m.returns.sections, 'delais')],
  ['the question on delivery', [weeks], (m) => answerWith(m, '{cartDeliveryEuros, number}')],
  ['the question on instalments', [creditCounts], (m) => answerWith(m, m.payment.creditWarning)],
];

describe.each(locales)('in %s', (locale) => {
  test.each(series)('%s gives the numbers that the shop applies', (_, facts, read) => {
    expect(seriesIn(read(messages[locale]), locale)).toEqual(facts);
  });

  test.each(promises)('%s names the working days of the house', async (_, days, read) => {
    const said = `(?<!\\d)(?:${days}|${spelled[locale][days]})`;
    expect(read(messages[locale], (await orderWords(locale)).orderMails, locale)).toMatch(
      new RegExp(days === 1 ? workingDay[locale] : workingDays[locale](days, said), 'i'),
    );
  });

  test('the limits of a cart are those that the shop applies', () => {
    const said = messages[locale].errors.cartLimit.text.match(/\d+/g);
    expect(said?.map(Number)).toEqual([maxLines, maxPerLine]);
  });

  test.each(statements)('%s states the period that the shop applies', async (_, fact, read) => {
    const word = spelled[locale][fact];
    const digits = String(fact).replace(/(?=(?:\d{3})+$)(?!^)/g, '[.,\\s]?');
    // No part of a name: « 5G » is not five years.
    const said = [`(?<!\\d)${digits}(?![\\d\\p{L}])`, ...(word ? [word] : [])].join('|');
    expect(read(messages[locale], await mailWords(locale))).toMatch(new RegExp(said, 'iu'));
  });

  test('the periods of cookies, archives and links are placeholders of shared facts', () => {
    const { cookies, privacy, terms } = messages[locale];
    const list = cookies.sections.flatMap((section) => ('list' in section ? section.list : []));
    // By the name of the cookie, which its line quotes first.
    const periods = list.flatMap((line) => {
      const [, period] = /\{(\w+), plural/.exec(line) ?? [];
      return period ? [[/[a-z]+/.exec(line)?.[0], period]] : [];
    });
    expect(Object.fromEntries(periods)).toEqual({
      ...{ session: 'sessionMonths', summary: 'sessionMonths', language: 'sessionMonths' },
      ...{ delivery: 'deliveryCookieMonths', buyer: 'orderDays', hold: 'holdCookieMinutes' },
      ...{ hour: 'hourCookieMinutes', typed: 'typedMinutes' },
    });
    expect(inSection(privacy.sections, 'cookies')).toContain('{longestCookieMonths, plural');
    expect(inSection(privacy.sections, 'securite')).toContain('{accessLinkMinutes, plural');
    expect(inSection(terms.sections, 'commande')).toContain('{contractYears, plural');
  });

  test('cookies that the browser writes are kept as long as a session, as the page says', () => {
    for (const name of ['site/language-choice', 'ui/browser/summary-store'])
      expect(readFileSync(`components/${name}.client.ts`, 'utf8'), name).toContain(
        'const keptSeconds: typeof sessionSeconds = ',
      );
  });

  test('the cookie page says how long each cookie is kept', () => {
    const said = JSON.stringify(
      formatTexts(messages[locale].cookies.sections, locale, companyFacts),
    );
    const { sessionMonths, deliveryCookieMonths, orderDays } = companyFacts;
    for (const fact of [sessionMonths, deliveryCookieMonths, orderDays]) {
      expect(said).toMatch(new RegExp(`\\b${fact}\\b`));
    }
    expect(messages[locale].payment.tokenExpiredText).toContain('{hours, plural');
  });
});

test('every period that a sentence says in French is a fact of the shop, or stands among those that are no rule', async () => {
  const mails = await mailWords('fr');
  const { orderMails } = await orderWords('fr');
  const read: readonly (readonly [facts: readonly number[], text: string])[] = [
    ...statements.map(([, fact, said]) => [[fact], said(messages.fr, mails)] as const),
    ...promises.map(([, days, said]) => [[days], said(messages.fr, orderMails, 'fr')] as const),
    ...series.map(([, facts, said]) => [facts.flat(), said(messages.fr)] as const),
  ];
  const isFact = ({ path, text, number }: Said) =>
    saidToTheHouse[path]?.includes(number) ||
    read.some(([facts, where]) => facts.includes(number) && where.includes(text));
  const { unread, gone } = untied(periodsIn(await frenchWords()), isFact, noRules);
  const hint =
    'a fact of the shop is a line of `statements`, what only the house reads one of said-to-the-house.ts, what is no rule one of `noRules` in said-periods.ts';
  expect(unread, hint).toEqual([]);
  expect(gone, 'what says no such number any more leaves `noRules` in said-periods.ts').toEqual([]);
});

test('what only the house reads gives the numbers that the shop applies', async () => {
  const words = await frenchWords();
  const said = [...periodsIn(words), ...countsIn(words)];
  const numbers = Object.keys(saidToTheHouse).map((place) => [
    place,
    said.filter(({ path }) => path === place).map(({ number }) => number),
  ]);
  expect(Object.fromEntries(numbers)).toEqual(saidToTheHouse);
});

test('no warranty is longer than the longest that the terms name', () => {
  expect(Math.max(...allPieces.map(({ warrantyYears }) => warrantyYears))).toBe(
    kratos.warrantyYears,
  );
  expect(hades.onlineWarrantyYears).toBe(defaultWarrantyYears);
});

test('the sums that sentences name are whole euros: they are told without cents', () => {
  const { cartDeliveryEuros, depositFromEuros } = companyFacts;
  const withCents = Object.entries({ cartDeliveryEuros, depositFromEuros }).filter(
    ([, euros]) => !Number.isInteger(euros),
  );
  const hint =
    'sentences write these as {…, number}, which drops a zero: whole euros in content, or another format in the sentences of five languages';
  expect(withCents, hint).toEqual([]);
});
