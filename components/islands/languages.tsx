'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  defaultLocale,
  type Locale,
  languageKey,
  languages,
  localePath,
  locales,
  plainPath,
  toLocale,
} from '@/lib/i18n/locales';
import { store, stored } from './stored';

const yearSeconds = 365 * 24 * 60 * 60;
const placeKey = 'place';

/** Keeps a choice for `/` of later visits, and how far down this page the visitor is. */
function choose(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${languageKey}=${locale}; path=/; max-age=${yearSeconds}; samesite=lax`;
  store(languageKey, locale);
  const { scrollHeight, clientHeight } = document.documentElement;
  const place = scrollY / Math.max(scrollHeight - clientHeight, 1);
  store(placeKey, String(place), 'sessionStorage');
}

/** Goes on reading where the page stood in the other language; each is as long as its words. */
function returnToPlace(): void {
  const place = stored(placeKey, 'sessionStorage');
  store(placeKey, '', 'sessionStorage');
  const { scrollHeight, clientHeight } = document.documentElement;
  const top = Number(place) * (scrollHeight - clientHeight);
  if (place) scrollTo({ top, behavior: 'instant' });
}

/** The server goes by the cookie; where only the storage remembers a language, this takes `/` there. */
function followStorage(): void {
  if (location.pathname !== '/' || document.cookie.includes(`${languageKey}=`)) return;
  const locale = toLocale(stored(languageKey));
  if (locale !== defaultLocale) location.replace(localePath(locale, '/') + location.search);
}

type Props = { locale: Locale; className: string };

/** The page in each language, each named in itself. Plain links: a language is a page of its own. */
export function Languages(props: Props) {
  useEffect(() => {
    followStorage();
    returnToPlace();
  }, []);
  // What follows the question mark is known to the browser alone where a page was made beforehand.
  return (
    <Suspense fallback={<Links {...props} query="" />}>
      <QueryLinks {...props} />
    </Suspense>
  );
}

function QueryLinks(props: Props) {
  const query = useSearchParams().toString();
  return <Links {...props} query={query && `?${query}`} />;
}

function Links({ locale, className, query }: Props & { query: string }) {
  const path = plainPath(usePathname());
  return (
    <ul className={className}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={localePath(other, path) + query}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
            onClick={() => choose(other)}
            onAuxClick={() => choose(other)}
            className="language"
          >
            {languages[other].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Its children on the home page, nothing elsewhere. */
export function AtHome({ children }: { children: ReactNode }) {
  return plainPath(usePathname()) === '/' ? children : null;
}
