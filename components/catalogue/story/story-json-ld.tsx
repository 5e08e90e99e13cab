import { JsonLd } from '@/components/ui/json-ld';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';

/** The story as an article about the piece. */
export async function StoryJsonLd({ piece }: { piece: Piece }) {
  const { SITE_URL } = env();
  const locale = await currentLocale();
  const { storyWords } = await getCatalogueWords();
  const { title, summary } = storyWords(piece);
  const house = {
    '@type': 'Organization' as const,
    '@id': `${SITE_URL}/#organization`,
    name: company.name,
  };
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: summary,
        inLanguage: locale,
        url: SITE_URL + localePath(locale, storyPath(piece)),
        about: { '@id': `${SITE_URL}${localePath(locale, detailPath(piece))}#product` },
        author: house,
        publisher: house,
      }}
    />
  );
}
