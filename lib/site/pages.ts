import { galleryCategories } from '@/content/catalogue/gallery';
import type { Category } from '@/content/catalogue/piece';
import { suites } from '@/content/residence/suites';
import { listPieces } from '@/lib/catalogue/catalogue';
import { numberShape } from '@/lib/document-number';
import type { Messages } from '@/lib/i18n/messages';

/** The properties of a page. Every default is the safest value. */
type Properties = {
  /**
   * `everybody`: the build records one answer. `visitor`: made when it is asked for, and kept by the browser for
   * Back. When nothing is said the page is confidential: it has a token, a person's data or the fields of a card,
   * so that Back must not show it to the next person.
   */
  readonly audience?: 'everybody' | 'visitor';
  /**
   * Whoever has no cookie of the shop and asks no query gets what everybody gets who has none: the build records it
   * too.
   */
  readonly isRecordedForStrangers?: true;
  /** Search engines may index it. */
  readonly isIndexed?: true;
  /** The page that search engines take for the original, when it is another. */
  readonly canonical?: `/${string}`;
  readonly isInSitemap?: true;
  readonly hasMarkdown?: true;
  /** A text of which only the French is legally binding: a translation says so. */
  readonly bindsInFrench?: true;
  /** Other sites learn the origin of a visitor who comes from it, although it is confidential. */
  readonly sendsReferrer?: true;
};

/** Parts of the messages that describe a page. */
export type PageWords = keyof {
  [K in keyof Messages as Messages[K] extends { readonly meta: { readonly description: string } }
    ? K
    : never]: true;
};

type Named = {
  /** What the shop calls it: in the search, on the sitemap page, in llms.txt. */
  readonly name: (messages: Messages) => string;
  /** Where its description is among the messages; with it, the search finds the page. */
  readonly words?: PageWords;
  /** The group of the sitemap page that lists it. */
  readonly group?: 'main' | 'legal';
};
type Nameless = { readonly [K in keyof Named]?: never };

/** What stands in the brackets of an address: one of some values, or a text of some shape. */
type Bracketed =
  | {
      readonly values: readonly string[];
      /** Further values. Their pages show the same, and name the first as the original. */
      readonly aliases?: readonly string[];
      readonly shape?: never;
    }
  | { readonly shape: RegExp; readonly values?: never; readonly aliases?: never };

export type Page = Properties &
  (Named | Nameless) &
  (Bracketed | { [K in keyof Bracketed]?: never });

const listed = {
  audience: 'everybody',
  isIndexed: true,
  isInSitemap: true,
  hasMarkdown: true,
} as const;
const legalText = { ...listed, bindsInFrench: true } as const;
const personal = { audience: 'visitor' } as const;
const startsAlike = { ...personal, isRecordedForStrangers: true } as const;
const confidential = {} as const;

const piecesOf = (category: Category) => ({
  values: listPieces(category).map(({ id }) => id),
  aliases: listPieces(category).flatMap(({ aliases }) => aliases),
});
/** An address for a piece that is older than its page. */
const olderPiece = (category: Category) =>
  ({ audience: 'everybody', isIndexed: true, ...piecesOf(category) }) as const;

const signed = { shape: /[\w.-]+/ };
const orderNumber = { shape: new RegExp(numberShape('order')) };

/**
 * Every page of the shop, by its place in `app/[locale]`: the one record of what holds for it. The sitemap page
 * lists the pages of a group in this order.
 */
export const pages = {
  '/': { ...listed, name: ({ nav }) => nav.home, words: 'home', group: 'main' },
  '/collections': {
    ...listed,
    name: ({ nav }) => nav.collections,
    words: 'collections',
    group: 'main',
  },
  '/collections/find': {
    ...startsAlike,
    canonical: '/collections',
    name: ({ finder }) => finder.title,
    group: 'main',
  },
  '/compare': { ...startsAlike, name: ({ compare }) => compare.title, group: 'main' },
  '/categories': {
    ...listed,
    name: ({ footer }) => footer.categories,
    words: 'categoriesPage',
    group: 'main',
  },
  '/which-god': {
    ...listed,
    name: ({ whichGod }) => whichGod.title,
    words: 'whichGod',
    group: 'main',
  },
  '/which-god/[answers]': { ...personal, shape: /[0-2]{1,7}/ },
  '/residence': {
    ...listed,
    name: ({ residencePage }) => residencePage.title,
    words: 'residencePage',
    group: 'main',
  },
  '/residence/[suite]': { ...listed, values: suites.map(({ slug }) => slug) },
  '/appointment': {
    ...listed,
    name: ({ appointment }) => appointment.title,
    words: 'appointment',
    group: 'main',
  },
  '/contact': { ...listed, name: ({ nav }) => nav.contact, words: 'contact', group: 'main' },
  '/contact/abroad': confidential,
  '/cart': { ...startsAlike, name: ({ footer }) => footer.cart, words: 'cart', group: 'main' },
  '/sitemap': {
    ...listed,
    name: ({ footer }) => footer.sitemap,
    words: 'sitemapPage',
    group: 'main',
  },
  '/assistants': {
    ...listed,
    name: ({ footer }) => footer.assistants,
    words: 'assistants',
    group: 'main',
  },
  '/fit': { ...startsAlike, name: ({ fit }) => fit.title, words: 'fit' },
  '/kept': personal,
  '/search': startsAlike,

  '/gallery': { ...listed, name: ({ nav }) => nav.gallery, words: 'gallery' },
  '/gallery/[filter]': { ...listed, values: galleryCategories },
  '/bed/[id]': { ...listed, ...piecesOf('bed') },
  '/bed-story/[id]': { ...listed, ...piecesOf('bed') },
  '/chair/[id]': olderPiece('chair'),
  '/chair-details/[id]': { ...listed, ...piecesOf('chair') },
  '/chair-story/[id]': { ...listed, ...piecesOf('chair') },
  '/table/[id]': olderPiece('table'),
  '/table-details/[id]': { ...listed, ...piecesOf('table') },
  '/table-story/[id]': { ...listed, ...piecesOf('table') },
  '/mirror-details/[id]': { ...listed, ...piecesOf('mirror') },
  '/mirror-story/[id]': { ...listed, ...piecesOf('mirror') },
  '/wardrobe-details/[id]': { ...listed, ...piecesOf('wardrobe') },
  '/wardrobe-story/[id]': { ...listed, ...piecesOf('wardrobe') },

  '/faq': { ...listed, name: ({ footer }) => footer.faq, words: 'faq', group: 'legal' },
  '/returns': {
    ...legalText,
    name: ({ footer }) => footer.returns,
    words: 'returns',
    group: 'legal',
  },
  '/refund': { ...legalText, name: ({ footer }) => footer.refund, words: 'refund', group: 'legal' },
  '/terms': { ...legalText, name: ({ footer }) => footer.terms, words: 'terms', group: 'legal' },
  '/legal-notice': {
    ...legalText,
    name: ({ footer }) => footer.legalNotice,
    words: 'legal',
    group: 'legal',
  },
  '/privacy-policy': {
    ...legalText,
    name: ({ footer }) => footer.privacy,
    words: 'privacy',
    group: 'legal',
  },
  '/withdrawal': {
    ...legalText,
    name: ({ footer }) => footer.withdrawal,
    words: 'withdrawal',
    group: 'legal',
  },
  '/withdrawal/declaration': {
    ...listed,
    name: ({ footer }) => footer.withdraw,
    words: 'declaration',
    group: 'legal',
  },
  '/withdrawal/receipt': confidential,
  '/cookies': {
    ...legalText,
    name: ({ footer }) => footer.cookies,
    words: 'cookies',
    group: 'legal',
  },
  '/accessibility': {
    ...legalText,
    name: ({ accessibility }) => accessibility.title,
    words: 'accessibility',
    group: 'legal',
  },
  '/product-safety': {
    ...legalText,
    name: ({ footer }) => footer.safety,
    words: 'safety',
    group: 'legal',
  },
  '/legal-guarantee': {
    ...legalText,
    name: ({ footer }) => footer.guarantee,
    words: 'legalGuarantee',
    group: 'legal',
  },
  '/my-data': {
    ...confidential,
    name: ({ footer }) => footer.myData,
    words: 'myData',
    group: 'legal',
  },
  '/payment': {
    ...confidential,
    sendsReferrer: true,
    name: ({ sitemapPage }) => sitemapPage.payment,
    group: 'legal',
  },
  '/payment-success': {
    ...confidential,
    name: ({ sitemapPage }) => sitemapPage.paymentSuccess,
    group: 'legal',
  },
  '/checkout-demo': personal,

  '/orders': { ...confidential, name: ({ orders }) => orders.title, words: 'orders' },
  '/orders/[number]': { ...confidential, ...orderNumber, canonical: '/orders' },
  '/orders/[number]/invoice': { ...confidential, ...orderNumber, canonical: '/orders' },
  '/orders/[number]/credit-notes': { ...confidential, ...orderNumber, canonical: '/orders' },
  '/balance/[token]': { ...confidential, ...signed },
  '/quote/[token]': { ...confidential, ...signed },
  '/residence/book': personal,
  '/residence/details/[token]': { ...confidential, ...signed },
  '/residence/summary/[token]': { ...confidential, ...signed },
  '/residence/booking/[token]': { ...confidential, ...signed },
  '/residence/move/[token]': { ...confidential, ...signed },
  '/appointment/book': personal,
  '/appointment/details': confidential,
  '/appointment/booked/[token]': { ...confidential, ...signed },
  '/appointment/move/[token]': { ...confidential, ...signed },
  '/access': confidential,
  '/letter': confidential,
  '/unsubscribe': confidential,
  '/page-expired': { audience: 'everybody' },

  '/desk': confidential,
  '/desk/search': confidential,
  '/desk/log': confidential,
  '/desk/orders': confidential,
  '/desk/orders/[number]': { ...confidential, ...orderNumber },
  '/desk/orders/[number]/slip': { ...confidential, ...orderNumber },
  '/desk/orders/[number]/workshop': { ...confidential, ...orderNumber },
  '/desk/plan': confidential,
  '/desk/offers': confidential,
  '/desk/offers/new': confidential,
  '/desk/offers/[number]': { ...confidential, shape: new RegExp(numberShape('offer')) },
  '/desk/messages': confidential,
  '/desk/messages/[id]': { ...confidential, shape: /[0-9a-f-]{36}/ },
  '/desk/withdrawals': confidential,
  '/desk/newsletter': confidential,
  '/desk/residence': confidential,
  '/desk/calendar': confidential,
  '/desk/figures': confidential,
  '/desk/tax': confidential,
} as const satisfies {
  readonly [path: `/${string}`]: Page;
  readonly [path: `/${string}[${string}]${string}`]: Page & Bracketed;
};

/** The place of a page in `app`, as `/bed/[id]`. */
export type Route = keyof typeof pages;

/** Routes whose pages have a property. */
export type RouteWith<P extends keyof Properties> = {
  [R in Route]: (typeof pages)[R] extends { readonly [K in P]: unknown } ? R : never;
}[Route];

type Filled<R extends string> = R extends `${infer Before}[${string}]${infer After}`
  ? `${Before}${string}${After}`
  : R;

/** The path of a page, without language. */
export type PagePath = Filled<Route>;
