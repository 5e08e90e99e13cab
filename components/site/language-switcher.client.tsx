'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect } from 'react';
import { type Locale, languages, localePath, locales, plainPath } from '@/lib/i18n/locales';
import { chooseLanguage, followStorage, returnToPlace } from './language-choice.client';

type Props = { locale: Locale; className: string };

/** Links to the page in each language. A language switch is a full page load. */
export function LanguageSwitcher(props: Props) {
  useEffect(() => {
    followStorage();
    returnToPlace();
  }, []);
  // A prerendered page does not know its query string.
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
  const plain = plainPath(usePathname());
  // The desk exists in French only.
  const [path, rest] = plain.startsWith('/desk') ? ['/', ''] : [plain, query];
  return (
    <ul className={className}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={localePath(other, path) + rest}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
            rel={rest ? 'nofollow' : undefined}
            onClick={() => chooseLanguage(other)}
            onAuxClick={() => chooseLanguage(other)}
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
