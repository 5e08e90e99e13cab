import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { company, socialAccounts } from '@/content/house/company';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';

/**
 * Who runs the shop and what the site is called; on the home page, where search engines read both. Source:
 * developers.google.com/search/docs, Organization and Site names.
 */
export async function SiteJsonLd() {
  const { SITE_URL } = env();
  const accounts = socialAccounts.flatMap(({ url }) => url ?? []);
  const t = await getTranslations('meta');
  const locale = await currentLocale();
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': `${SITE_URL}/#organization`,
          name: company.name,
          legalName: company.legalName,
          url: SITE_URL,
          logo: `${SITE_URL}/icons/512.png`,
          email: company.email,
          telephone: company.phones[0],
          ...(accounts.length > 0 && { sameAs: accounts }),
          address: {
            '@type': 'PostalAddress',
            streetAddress: company.street,
            postalCode: company.postalCode,
            addressLocality: company.city,
            addressCountry: company.country,
          },
        }}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          '@id': `${SITE_URL}/#website`,
          name: company.name,
          url: SITE_URL + localePath(locale, '/'),
          description: t('siteDescription'),
          inLanguage: locale,
          publisher: { '@id': `${SITE_URL}/#organization` },
        }}
      />
    </>
  );
}
