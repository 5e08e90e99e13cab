import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { company, socialAccounts } from '@/content/house/company';
import { customsCountriesIn } from '@/lib/delivery/countries';
import { currentLocale } from '@/lib/i18n/request';
import { residenceFactsIn } from '@/lib/residence/residence-facts';
import { LanguageSwitcher } from './language-switcher.client';
import { Wordmark } from './wordmark';

const navigation = [
  ['collections', '/collections'],
  ['gallery', '/gallery'],
  ['categories', '/categories'],
  ['whichGod', '/which-god'],
  ['residence', '/residence'],
  ['appointment', '/appointment'],
  ['cart', '/cart'],
  ['sitemap', '/sitemap'],
  ['assistants', '/assistants'],
] as const;

const legal = [
  ['returns', '/returns'],
  ['refund', '/refund'],
  ['withdrawal', '/withdrawal'],
  ['withdraw', '/withdrawal/declaration'],
  ['terms', '/terms'],
  ['faq', '/faq'],
  ['privacy', '/privacy-policy'],
  ['myData', '/my-data'],
  ['cookies', '/cookies'],
  ['accessibility', '/accessibility'],
  ['safety', '/product-safety'],
  ['guarantee', '/legal-guarantee'],
  ['legalNotice', '/legal-notice'],
] as const;

/** The house elsewhere: links to the accounts that there are, and the names of those to come. */
async function SocialAccounts() {
  const t = await getTranslations('footer');
  const expected = socialAccounts.filter(({ url }) => !url).map(({ network }) => network);
  const open = socialAccounts.flatMap(({ network, url }) => (url ? [{ network, url }] : []));
  return (
    <>
      {open.map(({ network, url }) => (
        <a key={network} href={url} className="py-1 text-small hover:text-gold-text">
          {network}
        </a>
      ))}
      {expected.length > 0 && (
        <p className="text-muted text-small">{t('social', { names: expected.join(', ') })}</p>
      )}
    </>
  );
}

/** The footer of every page: navigation, contact and legal links. */
export async function Footer() {
  const locale = await currentLocale();
  const t = await getTranslations('footer');
  const nav = await getTranslations('nav');
  const appointment = await getTranslations('appointment');
  const label = (key: (typeof navigation)[number][0]) => {
    if (key === 'appointment') return appointment('title');
    return key === 'collections' || key === 'gallery' ? nav(key) : t(key);
  };
  return (
    <footer className="border-line border-t bg-paper">
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-10 px-gutter pt-16 pb-12 sm:gap-y-16 sm:pt-20 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1.2fr_1fr]">
        <div className="grid content-start gap-6">
          <Wordmark />
          <p className="max-w-80 text-muted text-small">{t('brand')}</p>
          <SocialAccounts />
          <nav aria-label={nav('language')}>
            <LanguageSwitcher locale={locale} className="flex flex-wrap gap-x-5 gap-y-1" />
          </nav>
        </div>
        <FooterList title={t('navigation')}>
          {navigation.map(([key, path]) => (
            <FooterLink key={key} href={path}>
              {label(key)}
            </FooterLink>
          ))}
        </FooterList>
        <div className="grid content-start gap-4">
          <h2 className="text-label text-gold-text uppercase">{t('contact')}</h2>
          <address className="wrap-anywhere grid gap-1 text-small not-italic">
            <span>
              <bdi>{company.street}</bdi>
            </span>
            <span>
              <bdi>{`${company.postalCode} ${company.city}`}</bdi>
            </span>
            <a
              href={`tel:${company.phones[0].replaceAll(' ', '')}`}
              className="py-1 hover:text-gold-text"
            >
              <bdi dir="ltr">{company.phones[0]}</bdi>
            </a>
            <a href={`mailto:${company.email}`} className="py-1 hover:text-gold-text">
              {company.email}
            </a>
            <span className="text-muted">{t('hours', residenceFactsIn(locale))}</span>
          </address>
          <ul>
            <FooterLink href="/contact">{nav('contact')}</FooterLink>
          </ul>
        </div>
        <FooterList title={t('legal')}>
          {legal.map(([key, path]) => (
            <FooterLink key={key} href={path}>
              {t(key)}
            </FooterLink>
          ))}
        </FooterList>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap gap-x-8 gap-y-1 border-line border-t px-gutter py-6 text-muted text-small">
        <span className="me-auto">
          {t('rights', { year: new Date().getFullYear().toString(), name: company.name })}
        </span>
        <span>{t('registration', { number: company.registrationNumber })}</span>
        <span>{t('siret', { number: company.siret })}</span>
        <span>{t('vat', { number: company.vatNumber })}</span>
        <span className="w-full">{t('sample')}</span>
        <span className="w-full">{t('prices', { countries: customsCountriesIn(locale) })}</span>
      </div>
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-4">
      <h2 className="text-label text-gold-text uppercase">{title}</h2>
      <ul className="grid gap-x-6 gap-y-1 max-sm:grid-cols-2">{children}</ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li className="list-none">
      <Link
        href={href}
        prefetch={href !== '/cart'}
        className="inline-block py-1 text-small transition-colors hover:text-gold-text"
      >
        {children}
      </Link>
    </li>
  );
}
