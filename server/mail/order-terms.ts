import { company } from '@/content/house/company';
import { withdrawalDays } from '@/content/orders/order-terms';
import type { Order } from '@/db/orders/orders';
import { inWords, noonOf } from '@/lib/calendar/dates';
import { companyFacts } from '@/lib/house/company-facts';
import { formatText, formatTexts } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { framedText } from '@/lib/mail/framed-text';
import type { MailSection } from '@/lib/mail/mail-parts';
import type { OrderWords } from '@/lib/mail/mail-words';
import { addressOf } from './mail-draft';

/** The declaration of withdrawal, with the order filled in. */
export const withdrawalLink = (order: string, locale: Locale, { withdrawal }: OrderWords) => ({
  label: withdrawal.start,
  href: addressOf('/withdrawal/declaration', locale, { order }),
});

/** That there is a right of withdrawal, and the two ways to use it: its text is attached. */
export function aboutWithdrawal({ number }: Order, locale: Locale, words: OrderWords): MailSection {
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

/** The right of withdrawal in the words of its page, and the model form of the law, as plain text to be kept. */
export function withdrawalText(locale: Locale, { withdrawal }: OrderWords): string {
  const { title, sections } = formatTexts(withdrawal, locale, companyFacts);
  const part = (id: string) => sections.find((section) => section.id === id);
  const [, otherWays = ''] = part('declaration')?.paragraphs ?? [];
  const form = part('formulaire');
  const fields = form && 'list' in form ? form.list : [];
  return [
    title,
    ...(part('droit')?.paragraphs ?? []),
    ...(part('effets')?.paragraphs ?? []),
    otherWays,
    form?.title ?? '',
    ...(form?.paragraphs ?? []),
    fields.join('\n'),
  ].join('\n\n');
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

/**
 * The terms as plain text, to be kept. The legal guarantees stand in a frame, as article D. 211-2 of the code de la
 * consommation wants them.
 */
export function termsText(locale: Locale, { terms }: OrderWords): string {
  const { title, intro, sections } = formatTexts(terms, locale, companyFacts);
  const parts = sections.flatMap((section) => [
    section.title,
    ...section.paragraphs,
    ...('framed' in section ? [framedText(section.framed)] : []),
  ]);
  return [title, intro, ...parts].join('\n\n');
}
