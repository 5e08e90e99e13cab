import { readIntent } from '@/lib/cart/intent';
import { isDeskPath, isOrderPath, routeOf } from '@/lib/site/routes';

/** Pages that send a link by mail, which leads back to them; besides those of orders and of the desk. */
const pages: readonly string[] = ['/cart', '/cart?tab=wishlist', '/kept', '/my-data', '/orders'];

const isDeskPage = (path: string) => isDeskPath(path) && routeOf(path) !== undefined;

type Source = FormData | Readonly<Record<string, unknown>>;

/**
 * The page that a link leads back to, in a form, a query or the facts of a mail: a path without its language.
 * @returns `undefined` for anything but such a page of the shop
 */
export function readBack(source: Source): string | undefined {
  const back = source instanceof FormData ? source.get('back') : source.back;
  if (typeof back !== 'string') return undefined;
  return pages.includes(back) || isOrderPath(back) || isDeskPage(back) ? back : undefined;
}

/**
 * What a link by mail carries from the form that asked for it to the session that it opens: what the visitor asked
 * for before, and the page to go back to. Whatever else the source holds is left behind.
 */
export function carriedBy(source: Source): Readonly<Record<string, string>> {
  const back = readBack(source);
  return { ...readIntent(source), ...(back && { back }) };
}
