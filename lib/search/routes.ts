import { galleryCategories } from '@/content/catalogue/gallery';
import { type Category, categories } from '@/content/catalogue/piece';
import { listIds } from '@/lib/catalogue/catalogue';
import { localePath, locales } from '@/lib/i18n/locales';
import { feedNames } from './feeds/names';
import { searchFile } from './file';

/** Pages without parameters that search engines may index. */
export const listedPages = [
  '/',
  '/collections',
  '/gallery',
  '/categories',
  '/which-god',
  '/contact',
  '/faq',
  '/returns',
  '/refund',
  '/terms',
  '/withdrawal',
  '/withdrawal/declaration',
  '/accessibility',
  '/cookies',
  '/product-safety',
  '/legal-guarantee',
  '/legal-notice',
  '/privacy-policy',
  '/assistants',
  '/sitemap',
] as const;

/** Pages rendered for one visitor: not indexed, not prerendered. */
export const personalPages = [
  '/collections/find',
  '/compare',
  '/cart',
  '/kept',
  '/fit',
  '/search',
  '/payment',
  '/payment-success',
  '/orders',
  '/desk',
  '/desk/orders',
  '/desk/offers',
  '/desk/messages',
  '/desk/withdrawals',
  '/desk/newsletter',
  '/desk/figures',
  '/checkout-demo',
  '/my-data',
  '/access',
  '/letter',
  '/unsubscribe',
  '/withdrawal/receipt',
] as const;

/** Pages that a visitor is sent to, and nobody looks for: prerendered, not indexed. */
export const unlistedPages = ['/page-expired'] as const;

/** Whether a path, without language, is that of an order's page, whether or not there is such an order. */
export const isOrderPath = (path: string) =>
  /^(?:\/desk)?\/orders\/TH-\d{4}-[0-9A-Z]{8}(?:\/invoice)?$/.test(path);

/** Whether a path, without language, is that of a page of the desk. */
export const isDeskPath = (path: string) => /^\/desk(?:\/|$)/.test(path);

/** Whether a path, without language, is that of some answers to the seven questions, one digit each. */
export const isWhichGodPath = (path: string) => /^\/which-god\/[0-2]{1,7}$/.test(path);

/** Whether a path, without language, is that of an offer's page, whether or not there is such an offer. */
export const isOfferPath = (path: string) => /^\/quote\/[\w.-]+$/.test(path);

/** Route handlers: they answer programs or send a file. */
export const endpoints = [
  '/payment/order',
  '/mcp',
  '/webhooks/stripe',
  '/desk/newsletter.csv',
  '/my-data/download',
  '/unsubscribe/now',
] as const;

/** Files that a route or a file of `app` makes, beside the sitemap's parts and the Markdown of pages. */
export const siteFiles: readonly string[] = [
  '/sitemap.xml',
  '/llms.txt',
  '/security.txt',
  '/.well-known/security.txt',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  ...locales.map((locale) => localePath(locale, searchFile)),
  ...locales.flatMap((locale) => Object.values(feedNames(locale)).map((name) => `/feeds/${name}`)),
];

const galleryPages = galleryCategories.map((category) => `/gallery/${category}`);

/** First segments of the paths of pieces. */
const folders = {
  bed: ['bed', 'bed-story'],
  chair: ['chair', 'chair-details', 'chair-story'],
  table: ['table', 'table-details', 'table-story'],
  mirror: ['mirror-details', 'mirror-story'],
  wardrobe: ['wardrobe-details', 'wardrobe-story'],
} as const satisfies Record<Category, readonly string[]>;

const piecePages = categories.flatMap((category) =>
  folders[category].flatMap((folder) => listIds(category).map((id) => `/${folder}/${id}`)),
);

/** Paths of all pages, without language. The server answers any other path with 404. */
export const pagePaths: ReadonlySet<string> = new Set([
  ...listedPages,
  ...personalPages,
  ...unlistedPages,
  ...galleryPages,
  ...piecePages,
]);

/**
 * What a path without a page was probably meant to be.
 * @param rest its segments, as in `['bed-story', 'nobody']`
 */
export function notFoundSubject(rest: readonly string[]): Category | 'story' | undefined {
  const [page = '', id] = rest;
  if (id === undefined || rest.length > 2) return undefined;
  const [, name, suffix] = page.match(/^([a-z]+)(-details|-story)?$/) ?? [];
  const category = categories.find((candidate) => candidate === name);
  return category && suffix === '-story' ? 'story' : category;
}
