import { describe, expect, test } from 'vitest';
import { defaultWarrantyYears } from '@/content/checkout/payment';
import { offerDays, refundDays, trialNights, withdrawalDays } from '@/content/orders/order-terms';
import { allPieces, requirePiece } from '@/lib/catalogue/catalogue';
import { companyFacts } from '@/lib/house/company-facts';
import { formatTexts } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/locales';
import { linkMinutes } from '@/lib/mail/mail-rules';
import { type MailWords, mailWords } from '@/lib/mail/mail-words';
import { messages } from '@/tests/content/texts';

/** Numbers as sentences spell them, in the cases that they stand in; others are written in digits. */
const spelled: Readonly<Record<Locale, Readonly<Record<number, string>>>> = {
  fr: { 7: 'sept', 8: 'huit', 10: 'dix', 14: 'quatorze', 20: 'vingt', 30: 'trente' },
  en: { 7: 'seven', 8: 'eight', 10: 'ten', 14: 'fourteen', 20: 'twenty', 30: 'thirty' },
  it: { 7: 'sette', 8: 'otto', 10: 'dieci', 14: 'quattordici', 20: 'venti', 30: 'trenta' },
  ru: {
    7: 'сем[ьи]',
    8: 'вос[ье]м[ьи]?',
    10: 'десят[ьи]',
    14: 'четырнадцат[ьи]',
    20: 'двадцат[ьи]',
    30: 'тридцать',
  },
  ar: {
    7: 'سبع',
    8: 'ثمان',
    10: '(?<!أربعة )عشر',
    14: 'أربعة عشر',
    20: 'عشرين',
    30: 'ثلاثين',
    100: 'المئة',
  },
};

type Words = (typeof messages)[Locale];
type Sections = readonly { readonly id: string; readonly paragraphs: readonly string[] }[];

const inSection = (sections: Sections, id: string) =>
  sections.find((section) => section.id === id)?.paragraphs.join(' ') ?? '';

const kratos = requirePiece('bed', 'kratos');
const hades = requirePiece('bed', 'hades');
const newsletterLinkDays = linkMinutes.newsletter / (24 * 60);

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
  ['the questions', withdrawalDays, (m) => m.faq.entries.map(({ answer }) => answer).join(' ')],
  ['the mail of a declaration', refundDays, (_, mails) => mails.withdrawal.notes.join(' ')],
  ['the mail of its receipt', refundDays, (_, mails) => mails.receipt.notes.join(' ')],
  ['the head of an offer', offerDays, (m) => m.offer.meta.description],
  ['the trial of a mattress', trialNights, (m) => m.promo.claims.trial],
  ['the guarantee of the promotion', defaultWarrantyYears, (m) => m.promo.claims.warranty],
  ['the guarantee', defaultWarrantyYears, (m) => inSection(m.terms.sections, 'garantie-maison')],
  ['the longest', kratos.warrantyYears, (m) => inSection(m.terms.sections, 'garantie-maison')],
  ['that of Hadès', hades.warrantyYears, (m) => inSection(m.terms.sections, 'garantie-maison')],
  ['the mail with a link', linkMinutes.access, (_, mails) => mails.access.notes.join(' ')],
  ['a link that was sent', linkMinutes.access, (m) => m.newsletter.linkSent],
  ['a link to the data', linkMinutes.access, (m) => m.myData.notices.linkSent],
  ['a link that has expired', linkMinutes.access, (m) => m.accessPage.bad],
  ['the newsletter’s link', newsletterLinkDays, (_, mails) => mails.newsletter.notes.join(' ')],
  ['one that has expired', newsletterLinkDays, (m) => m.newsletterPage.bad],
];

describe.each(locales)('in %s', (locale) => {
  test.each(statements)('%s states the period that the shop applies', async (_, fact, read) => {
    const word = spelled[locale][fact];
    const said = [`(?<!\\d)${fact}(?!\\d)`, ...(word ? [word] : [])].join('|');
    expect(read(messages[locale], await mailWords(locale))).toMatch(new RegExp(said, 'i'));
  });

  test('the periods of cookies, archives and links are placeholders of shared facts', () => {
    const { cookies, privacy, terms } = messages[locale];
    const list = cookies.sections.flatMap((section) => ('list' in section ? section.list : []));
    const periods = list.join(' ').match(/\{\w+, plural/g);
    expect(periods).toEqual([
      ...Array(3).fill('{sessionMonths, plural'),
      '{deliveryCookieMonths, plural',
      '{orderDays, plural',
    ]);
    expect(inSection(privacy.sections, 'cookies')).toContain('{sessionMonths, plural');
    expect(inSection(privacy.sections, 'securite')).toContain('{accessLinkMinutes, plural');
    expect(inSection(terms.sections, 'commande')).toContain('{contractYears, plural');
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

test('no warranty is longer than the longest that the terms name', () => {
  expect(Math.max(...allPieces.map(({ warrantyYears }) => warrantyYears))).toBe(
    kratos.warrantyYears,
  );
  expect(hades.onlineWarrantyYears).toBe(defaultWarrantyYears);
});
