import { isComposed } from '@/lib/catalogue/choice-pictures';
import { localePath, locales, plainPath } from '@/lib/i18n/locales';
import { markdownPages } from '@/lib/search/markdown/addresses';
import { siteFiles } from '@/lib/search/site-files';
import {
  endpoints,
  isOrderFilePath,
  isPaperPath,
  isUploadPath,
  pageAt,
  pagePaths,
  routeOf,
} from '@/lib/site/routes';

/** What is at an address: it decides which methods are allowed and what caches may keep. */
export type Kind = 'static page' | 'personal page' | 'endpoint' | 'download' | 'health' | 'file';

/** Files that Next makes when it builds. */
const madeFiles = [...siteFiles, ...markdownPages.keys()];

const isStatic = (path: string) => pageAt(path).audience === 'everybody';

const inEachLanguage = (paths: string[]) =>
  paths.flatMap((path) => locales.map((locale) => localePath(locale, path)));

/** Addresses whose answer is the same for everybody until the next build. */
export function staticAddresses(): string[] {
  return [...inEachLanguage([...pagePaths].filter(isStatic)), ...madeFiles];
}

/** Addresses of pages made for one visitor whose answer to a stranger is recorded. */
export function strangerAddresses(): string[] {
  return inEachLanguage([...pagePaths].filter((path) => pageAt(path).isRecordedForStrangers));
}

function kindOf(path: string): Kind {
  if (path === '/my-data/download') return 'download';
  if (pagePaths.has(path)) return isStatic(path) ? 'static page' : 'personal page';
  return 'endpoint';
}

/**
 * Every address that has an answer, and its kind; any other is a 404.
 * @param files addresses of the files of the release
 */
export function knownAddresses(files: readonly string[] = []): ReadonlyMap<string, Kind> {
  const prefixes = ['', ...locales.map((locale) => `/${locale}`)];
  return new Map<string, Kind>([
    ...[...pagePaths, ...endpoints].flatMap((path) =>
      prefixes.map(
        (prefix) => [path === '/' ? prefix || path : prefix + path, kindOf(path)] as const,
      ),
    ),
    ...[...files, ...madeFiles].map((path) => [path, 'file'] as const),
    ['/healthz', 'health'],
    ['/readyz', 'health'],
  ]);
}

/**
 * The kind of what is known by the shape of its address only: the page of an order, of an offer, of answers to the seven
 * questions; an invoice or a file of an order; the picture of a configuration.
 */
export function kindByShape(address: string): Kind | undefined {
  const path = plainPath(address);
  if (isComposed(address)) return 'file';
  if (isPaperPath(path) || isOrderFilePath(path)) return 'download';
  if (isUploadPath(path)) return 'endpoint';
  return routeOf(path) && 'personal page';
}

/**
 * Tells what is at an address.
 * @param files addresses of the files of the release
 */
export function kindsWith(files?: readonly string[]): (address: string) => Kind | undefined {
  const known = knownAddresses(files);
  return (address) => known.get(address) ?? kindByShape(address);
}

/** The methods an address takes, as `Allow` lists them. Pages take POST: their forms work without scripts. */
export function allowedMethods(kind: Kind | undefined): string {
  const isOnlyRead = kind === 'file' || kind === 'download' || kind === 'health';
  return isOnlyRead ? 'GET, HEAD, OPTIONS' : 'GET, HEAD, OPTIONS, POST';
}
