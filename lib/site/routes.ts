import { type Category, categories } from '@/content/catalogue/piece';
import { numberShape } from '@/lib/document-number';
import { type Page, pages, type Route } from './pages';

const isRoute = (path: string): path is Route => Object.hasOwn(pages, path);
const routes = Object.keys(pages).filter(isRoute);
const pageOf = (route: Route): Page => pages[route];

const bracket = /\[\w+\]/;
/** The paths of a route for some of its values. */
const filled = (route: Route, values: readonly string[] = []) =>
  values.map((value) => route.replace(bracket, value));

/** The paths of a route that can be listed, without those of aliases. */
function pathsOf(route: Route): string[] {
  return bracket.test(route) ? filled(route, pageOf(route).values) : [route];
}

const listable: ReadonlyMap<string, Route> = new Map(
  routes.flatMap((route) =>
    [...pathsOf(route), ...filled(route, pageOf(route).aliases)].map(
      (path) => [path, route] as const,
    ),
  ),
);

const shapes = routes.flatMap((route) => {
  const { shape } = pageOf(route);
  return shape ? [{ route, shape: new RegExp(`^${route.replace(bracket, shape.source)}$`) }] : [];
});

/** Paths of all pages that can be listed, without language. */
export const pagePaths: ReadonlySet<string> = new Set(listable.keys());

/** Canonical paths of all pages that sitemap.xml lists, without language. */
export const sitemapPaths: readonly string[] = routes
  .filter((route) => pageOf(route).isInSitemap)
  .flatMap(pathsOf);

/** The pages that the shop has a name for, in the order of their records. */
export const namedPages = routes.flatMap((path) => {
  const { name, words, group } = pageOf(path);
  return name ? [{ path, name, words, group }] : [];
});

/**
 * The page that a path without language belongs to, whether or not there is such an order or offer.
 * @returns `undefined` when no page has the path: the server answers it with 404
 */
export function routeOf(path: string): Route | undefined {
  return listable.get(path) ?? shapes.find(({ shape }) => shape.test(path))?.route;
}

/** The properties of a path or a route; a page without a record is confidential, and listed nowhere. */
export function pageAt(path: string): Page {
  const route = isRoute(path) ? path : routeOf(path);
  return route ? pageOf(route) : {};
}

/** Whether search engines are to have what is at an address without language: an indexed page, without a query. */
export const isForRobots = (href: string) =>
  !href.includes('?') && pageAt(href.replace(/#.*/, '')).isIndexed === true;

/**
 * Paths without language, or their beginnings, of pages that answer without end: to each query, or to each text in the
 * brackets of their address. A robot would ask for all of them. Confidential pages are not among them: only where
 * robots read them do they learn that they may not index them.
 */
export const endlessPaths: readonly string[] = routes
  .filter((route) => pageOf(route).audience === 'visitor')
  .map((route) => (bracket.test(route) ? route.replace(/\[.*/, '') : `${route}?`));

/** Whether a path, without language, is that of an order's page, whether or not there is such an order. */
export const isOrderPath = (path: string) => routeOf(path)?.includes('/orders/[number]') ?? false;

/** Whether a path, without language, is that of a page of the desk. */
export const isDeskPath = (path: string) => /^\/desk(?:\/|$)/.test(path);

/** Whether a path, without language, is that of some answers to the seven questions, one digit each. */
export const isWhichGodPath = (path: string) => routeOf(path) === '/which-god/[answers]';

/** Whether a path, without language, is that of an offer's page, whether or not there is such an offer. */
export const isOfferPath = (path: string) => routeOf(path) === '/quote/[token]';

/** Whether a path, without language, is that of a page of a booking, whether or not there is such a booking. */
export const isBookingPath = (path: string) =>
  /^\/residence\/\w+\/\[token\]$/.test(routeOf(path) ?? '');

/** Whether a path, without language, is that of a balance, whether or not there is such an order. */
export const isBalancePath = (path: string) => routeOf(path) === '/balance/[token]';

/** Whether a path, without language, is that of a page of an hour with the house, whether or not there is such an hour. */
export const isAppointmentPath = (path: string) =>
  /^\/appointment\/\w+\/\[token\]$/.test(routeOf(path) ?? '');

/** Route handlers: they answer programs or send a file. */
export const endpoints = [
  '/payment/order',
  '/mcp',
  '/search/suggestions',
  '/webhooks/stripe',
  '/webhooks/mail',
  '/desk/newsletter.csv',
  '/desk/orders.csv',
  '/desk/mail',
  '/desk/offers/new/mail',
  '/desk/tax.csv',
  '/desk/figures.csv',
  '/desk/calendar.ics',
  '/my-data/download',
  '/unsubscribe/now',
] as const;

/** The shape of an address of something of an order. */
const ofOrder = (before: string, rest: RegExp) =>
  new RegExp(`^${before}/${numberShape('order')}/${rest.source}$`);

/** Route handlers of the papers of an order, by the shape of their addresses. */
const papers = {
  '/orders/[number]/invoice.pdf': ofOrder('/orders', /invoice\.pdf/),
  '/orders/[number]/invoices/[file]': ofOrder('/orders', /invoices\/\d{4}-\d{5,}\.pdf/),
  '/orders/[number]/credit-notes/[file]': ofOrder('/orders', /credit-notes\/AV-\d{4}-\d{5,}\.pdf/),
} as const;
/** Route handlers of the files that the house keeps with an order: one takes them, one sends them to the staff. */
const orderFiles = {
  '/desk/orders/[number]/files': ofOrder('/desk/orders', /files/),
  '/desk/files/[id]': /^\/desk\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const;
export const shapedRoutes = [...Object.keys(papers), ...Object.keys(orderFiles)];

/** Whether a path takes files for an order: larger bodies than any form may go there. */
export const isUploadPath = (path: string) => orderFiles['/desk/orders/[number]/files'].test(path);

/** Whether a path takes mails from the house's mail server. */
export const isMailInPath = (path: string) => path === '/webhooks/mail';

/** Whether a path, without language, is that of a file of an order, whether or not there is such a file. */
export const isOrderFilePath = (path: string) => orderFiles['/desk/files/[id]'].test(path);

/** Whether a path, without language, is that of a paper as a file, whether or not there is such a paper. */
export const isPaperPath = (path: string) =>
  Object.values(papers).some((shape) => shape.test(path));

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
