import { getTranslations } from 'next-intl/server';
import { CartCount } from '@/components/cart/cart-count.client';
import { SearchLink } from '@/components/search/search-link.client';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { categories } from '@/content/catalogue/piece';
import { finderPath } from '@/lib/catalogue/finder/finder-query';
import { languages, localePath } from '@/lib/i18n/locales';
import { compileSentence } from '@/lib/i18n/messages';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { anchors } from '@/lib/site/anchors';
import { HeaderBar } from './header-bar.client';
import { AtHome, LanguageSwitcher } from './language-switcher.client';
import { ThemeToggle } from './theme-toggle.client';
import { Wordmark } from './wordmark';

const links = [
  ['home', '/'],
  ['collections', '/collections'],
  ['gallery', '/gallery'],
  ['contact', '/contact'],
] as const;

/** What the menu offers beside the parts of the shop, by whose words. */
const services = [
  ['finder', finderPath],
  ['fit', '/fit'],
  ['whichGod', '/which-god'],
  ['orders', '/orders'],
] as const;

const linkLook = 'text-label uppercase transition-colors hover:text-gold-text';

/** The header of every page, with the menu of small screens. */
export async function Header() {
  const t = await getTranslations('nav');
  const locale = await currentLocale();
  const messages = await getMessages();
  return (
    <HeaderBar locale={locale}>
      <div className="mx-auto flex h-20 max-w-page items-center gap-3 px-gutter lg:gap-8">
        <Wordmark />
        <nav aria-label={t('label')} className="ms-auto hidden gap-6 lg:flex xl:gap-9">
          {links.map(([key, path]) => (
            <Link key={key} href={path} className={linkLook}>
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className="flex items-center gap-1 max-lg:ms-auto sm:gap-2">
          <SearchLink
            href={localePath(locale, '/search')}
            locale={locale}
            className="grid size-11 place-items-center transition-colors hover:text-gold-text"
          >
            <Icon path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20.5 20.5" />
            <span className="sr-only">{t('search')}</span>
          </SearchLink>
          <Link
            href="/cart"
            prefetch={false}
            className={`${linkLook} inline-flex min-h-11 min-w-11 items-center justify-center gap-2 whitespace-nowrap border-gold sm:border-b-0`}
          >
            <Bag />
            <span className="max-sm:sr-only">{t('book')}</span>
            <CartCount locale={locale} label={compileSentence(messages.nav.count)} />
          </Link>
          <AtHome>
            <button
              type="button"
              popoverTarget="languages"
              aria-label={`${t('language')} – ${languages[locale].name}`}
              className={`${linkLook} ms-3 min-h-11 px-2 max-lg:hidden`}
            >
              {languages[locale].name}
            </button>
            <div
              id="languages"
              popover="auto"
              className="languages border bg-ground px-6 py-4 text-ink"
            >
              <LanguageSwitcher locale={locale} className="grid gap-1" />
            </div>
          </AtHome>
          {/* The narrowest screens have it in the menu. */}
          <Theme label={t('theme')} className="max-[24rem]:hidden" />
          <button
            type="button"
            popoverTarget="menu"
            aria-label={t('open')}
            className="grid size-11 place-items-center lg:hidden"
          >
            <Icon path="M2 8h20M8 16h14" className="size-6" />
          </button>
        </div>
      </div>
      {/* A native popover, so that it opens without a script. */}
      <div id="menu" popover="auto" role="dialog" aria-label={t('menu')} className="menu">
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={t('close')}
            className="size-11 text-lead"
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <nav aria-label={t('menu')} className="mt-4 grid gap-3">
          {[...links, ['book', '/cart'] as const].map(([key, path]) => (
            <Link
              key={key}
              href={path}
              prefetch={path === '/cart' ? false : undefined}
              className="border-line border-b pb-2 font-display text-heading"
            >
              {t(key)}
            </Link>
          ))}
        </nav>
        <ul className="glyphs mt-6 grid grid-cols-2 gap-x-4">
          <li>
            <Link href="/search" prefetch={false} className="inline-block py-2">
              {t('search')}
            </Link>
          </li>
          {categories.map((category) => (
            <li key={category}>
              <Link
                href={`/collections#${anchors[category]}`}
                prefetch={false}
                className="inline-block py-2"
              >
                {messages.sitemapPage.groups[category]}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="mt-4 grid border-line border-t pt-4">
          {services.map(([subject, path]) => (
            <li key={path}>
              <Link href={path} prefetch={false} className="inline-block py-2">
                {messages[subject].title}
              </Link>
            </li>
          ))}
        </ul>
        <Theme label={t('theme')} className="mt-6 min-[24rem]:hidden" />
        <AtHome>
          <div className="mt-auto pt-8">
            <LanguageSwitcher locale={locale} className="flex flex-wrap gap-x-4 gap-y-2" />
          </div>
        </AtHome>
      </div>
    </HeaderBar>
  );
}

/** The cart icon, for screens too narrow for its name. */
function Bag() {
  return (
    <Icon
      path="M5 8.5h14L18 20.5H6ZM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5"
      className="size-6 sm:hidden"
    />
  );
}

function Theme(props: { label: string; className: string }) {
  return (
    <ThemeToggle {...props}>
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
        <path
          d="M12 3.5a8.5 8.5 0 0 1 0 17Z"
          fill="currentColor"
          className="origin-center transition-transform duration-500 dark:rotate-180"
        />
      </svg>
    </ThemeToggle>
  );
}
