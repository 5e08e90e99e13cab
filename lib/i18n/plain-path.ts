import { isLocale } from './locales';

/** The address of a page without its language: `/ru/bed/zeus` and `/bed/zeus` are one page. */
export function plainPath(path: string): string {
  const [, first = '', ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}
