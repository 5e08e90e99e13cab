import { company } from '@/content/house/company';
import type { Order } from '@/db/orders/orders';
import { inWords, noonOf } from '@/lib/calendar';
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

/** The right of withdrawal in the words of its page, and the model form of the law. */
export function aboutWithdrawal(
  { number }: Order,
  locale: Locale,
  words: OrderWords,
): MailSection[] {
  const { title, sections } = formatTexts(words.withdrawal, locale, companyFacts);
  const part = (id: string) => sections.find((section) => section.id === id);
  const [, otherWays = ''] = part('declaration')?.paragraphs ?? [];
  const form = part('formulaire');
  const fields = form && 'list' in form ? form.list : [];
  return [
    {
      title,
      paragraphs: [
        ...(part('droit')?.paragraphs ?? []),
        ...(part('effets')?.paragraphs ?? []),
        words.orderMails.online,
      ],
      link: withdrawalLink(number, locale, words),
    },
    { paragraphs: [otherWays] },
    { title: form?.title, paragraphs: [...(form?.paragraphs ?? []), fields.join('\n')] },
  ];
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
