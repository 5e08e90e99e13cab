import { getTranslations } from 'next-intl/server';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';
import { JsonLd } from './json-ld';
import { Link } from './link';

type Step = { readonly name: string; readonly path: string };

/** Where a page stands in the shop, for people and for search engines. The last step is the page. */
export async function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const t = await getTranslations('nav');
  const locale = await currentLocale();
  const all = [{ name: t('home'), path: '/' }, ...steps];
  return (
    <nav aria-label={t('breadcrumb')} className="text-muted text-small">
      <ol className="flex flex-wrap gap-x-1.5">
        {all.map((step, index) => (
          <li key={step.path}>
            {index < all.length - 1 ? (
              <>
                <Link href={step.path} className="py-0.5 hover:text-gold-text">
                  {step.name}
                </Link>
                {/* It stays with the name before it: no line begins with it. */}
                <span aria-hidden="true">{'\u00a0·'}</span>
              </>
            ) : (
              <span aria-current="page">{step.name}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: all.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: step.name,
            item: env().SITE_URL + localePath(locale, step.path),
          })),
        }}
      />
    </nav>
  );
}
