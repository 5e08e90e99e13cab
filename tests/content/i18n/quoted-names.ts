import type { Locale } from '@/lib/i18n/locales';

/** Sentences by the label that they quote: a title, a button, a mention. Paths are those of the messages. */
export type QuotedLabels = Readonly<Record<string, readonly string[]>>;

/** What sentences quote in each language. */
export const quotedLabels: QuotedLabels = {
  'myData.title': [
    'booking.credit',
    'cookies.sections.3.paragraphs.0',
    'privacy.sections.4.paragraphs.0',
    'unsubscribePage.bad',
  ],
  'returns.title': ['terms.sections.6.paragraphs.0'],
  'withdrawal.title': [
    'returns.sections.4.paragraphs.1',
    'returns.sections.8.paragraphs.0',
    'terms.sections.7.paragraphs.1',
  ],
  'legalGuarantee.title': ['legalGuarantee.pictureAlt', 'terms.sections.8.paragraphs.0'],
  'declaration.form.confirm': ['withdrawal.sections.1.paragraphs.0'],
  'declaration.form.statement': ['mails.withdrawal.text.1'],
  'kept.control': ['kept.emptyText'],
  'compare.control': ['compare.emptyText'],
  'compare.isSame': ['compare.intro'],
  'payment.creditWarning': ['faq.entries.9.answer', 'terms.sections.5.paragraphs.2'],
};

/** Sentences that name the page in every language that writes its name with a capital or in quotes. */
const toContact = [
  'faq.intro',
  'legal.sections.3.paragraphs.1',
  'legal.sections.5.paragraphs.0',
  'privacy.sections.2.paragraphs.2',
  'refund.sections.5.paragraphs.0',
];

/** What not every language quotes: the desk is French, Arabic describes the page, and Russian quotes editions too. */
export const quotedIn: Partial<Record<Locale, QuotedLabels>> = {
  fr: {
    'nav.contact': [...toContact, 'cookies.sections.2.paragraphs.0', 'errors.offerTooHigh.text'],
    'desk.refunds.title': ['desk.steps.waits.withdrawn'],
    'desk.refunds.kinds.part': ['desk.notices.deliveryReturned', 'desk.notices.sumWithoutPart'],
    'desk.states.refunded': ['desk.rest.text'],
    'desk.states.withdrawn': ['desk.withdrawals.withdraw'],
    'desk.withdrawals.closed': ['desk.aside.text'],
  },
  en: { 'nav.contact': toContact },
  it: { 'nav.contact': toContact },
  ru: {
    'nav.contact': [...toContact, 'privacy.sections.0.list.3'],
    'detail.editions.structure': [
      'detail.productNames.structure',
      'faq.entries.12.answer',
      'options.additions.led_lighting.chronos',
      'options.additions.led_lighting.kratos',
    ],
  },
};

/** Where quotes hold no label of the shop, and what they hold. */
export const otherQuotes: Readonly<Record<string, string>> = {
  stories: 'tales of gods',
  'products.*.*.myth': 'tales of gods',
  'collections.history': 'the name of a book',
  'collections.technologies.text': 'the name of a book',
  'cookies.sections.0.list': 'names of cookies',
  'cookies.sections.1.list': 'names of what a browser keeps',
  'privacy.sections.5.list': 'names of cookies and of what a browser keeps',
  'accessibility.sections.5.paragraphs.0': 'an office of the state',
  'assistants.llms.notes.0': 'the end of an address',
  'fit.faults.metres': 'what the visitor has written',
  'invoice.unwritten': 'a character',
  'kept.add.text': 'a name that a visitor might give',
  'products.chair.hygieia.care.1': 'a programme of washing machines',
  'terms.sections.4.paragraphs.2': 'words of French law',
  'terms.sections.8.framed': 'the law on the guarantee, which has quotes of its own',
};

/** Pages that the footer links to: the key of its link, and the messages of the page. */
export const footerPages = {
  categories: 'categoriesPage',
  whichGod: 'whichGod',
  residence: 'residencePage',
  cart: 'cart',
  sitemap: 'sitemapPage',
  assistants: 'assistants',
  returns: 'returns',
  refund: 'refund',
  withdrawal: 'withdrawal',
  withdraw: 'declaration',
  terms: 'terms',
  faq: 'faq',
  privacy: 'privacy',
  myData: 'myData',
  cookies: 'cookies',
  accessibility: 'accessibility',
  safety: 'safety',
  guarantee: 'legalGuarantee',
  legalNotice: 'legal',
} as const;

type OtherName = { readonly why: string; readonly languages: readonly Locale[] };

const all: readonly Locale[] = ['fr', 'en', 'it', 'ru', 'ar'];
const short = 'a link of the footer is short';
const found = 'what a search engine lists says what the page is for';

/** Names of pages that are not their titles: why, and in which languages. */
export const otherNames: Readonly<Record<string, OtherName>> = {
  'footer.categories': { why: short, languages: all },
  'footer.whichGod': { why: short, languages: all },
  'footer.assistants': { why: 'the title is an invitation', languages: all },
  'footer.withdrawal': { why: short, languages: ['ru'] },
  'footer.terms': { why: short, languages: ['fr', 'it', 'ru'] },
  'footer.privacy': { why: short, languages: all },
  'footer.guarantee': { why: short, languages: all },
  'footer.accessibility': { why: 'the law wants the state in the link', languages: all },
  'accessibility.meta.title': { why: found, languages: all },
  'assistants.meta.title': { why: found, languages: all },
  'cart.meta.title': { why: found, languages: ['fr', 'it', 'ar'] },
  'categoriesPage.meta.title': { why: found, languages: all },
  'refund.meta.title': { why: found, languages: all },
  'residencePage.meta.title': { why: found, languages: all },
};
