import { company } from '@/content/house/company';
import type { Order } from '@/db/orders/orders';
import { inWords, noonOf } from '@/lib/calendar/dates';
import { companyFacts } from '@/lib/house/company-facts';
import { formatText, formatTexts } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MailSection } from '@/lib/mail/mail-parts';
import type { OrderWords } from '@/lib/mail/mail-words';
import { addressOf } from './mail-draft';

/** The declaration of withdrawal, with the order filled in. */
export const withdrawalLink = (order: string, locale: Locale, { withdrawal }: OrderWords) => ({
  label: withdrawal.start,
  href: addressOf('/withdrawal/declaration', locale, { order }),
});

/** That there is a right of withdrawal, and the two ways to use it: its text is attached. */
export function aboutWithdrawal(
  { number, withdrawalDays }: Order,
  locale: Locale,
  words: OrderWords,
): MailSection {
  const { orderMails, withdrawal } = words;
  return {
    title: formatTexts(withdrawal, locale, companyFacts).title,
    paragraphs: [
      formatText(orderMails.attached, locale, { days: withdrawalDays }),
      orderMails.online,
    ],
    link: withdrawalLink(number, locale, words),
  };
}

/** The terms that apply to an order. */
export function aboutTerms(
  { termsDate }: Order,
  locale: Locale,
  { orderMails, terms }: OrderWords,
) {
  const { date } = inWords(noonOf(termsDate), locale);
  return {
    title: terms.title,
    paragraphs: [formatText(orderMails.termsOfTheDay, locale, { date })],
    link: { label: terms.title, href: addressOf('/terms', locale) },
  };
}

/** Who sells. */
export function aboutSeller(locale: Locale, { orderMails, footer }: OrderWords): MailSection {
  const { legalName, phones, email } = company;
  const numbered = (label: string, number: string) => formatText(label, locale, { number });
  const lines = [
    `${legalName}, ${companyFacts.address}`,
    numbered(footer.registration, company.registrationNumber),
    numbered(footer.siret, company.siret),
    numbered(footer.vat, company.vatNumber),
    phones[0],
    email,
  ];
  return { title: orderMails.seller, paragraphs: [lines.join('\n')] };
}
