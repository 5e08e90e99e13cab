import { house } from '@/content/house';
import { env } from '@/lib/env';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { JsonLd } from './json-ld';

/** Who runs the shop and what the site is called; on every page. */
export async function SiteJsonLd() {
  const { SITE_URL } = env();
  const { meta } = await getMessages();
  const locale = await currentLocale();
  return (
    <>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          '@id': `${SITE_URL}/#organization`,
          name: house.name,
          legalName: house.legalName,
          url: SITE_URL,
          email: house.email,
          telephone: house.phones[0],
          address: {
            '@type': 'PostalAddress',
            streetAddress: house.street,
            postalCode: house.postalCode,
            addressLocality: house.city,
            addressCountry: house.country,
          },
        }}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          '@id': `${SITE_URL}/#website`,
          name: house.name,
          url: SITE_URL + localePath(locale, '/'),
          description: meta.siteDescription,
          inLanguage: locale,
          publisher: { '@id': `${SITE_URL}/#organization` },
        }}
      />
    </>
  );
}
