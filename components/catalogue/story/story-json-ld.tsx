import { JsonLd } from '@/components/ui/json-ld';
import type { Piece } from '@/content/catalogue/piece';
import { detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { storyWords } from '@/lib/catalogue/product-words';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';

/** The story as an article about the piece. */
export async function StoryJsonLd({ piece }: { piece: Piece }) {
  const { SITE_URL } = env();
  const locale = await currentLocale();
  const { title, summary } = storyWords(await getMessages(), piece);
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
        author: { '@id': `${SITE_URL}/#organization` },
        publisher: { '@id': `${SITE_URL}/#organization` },
      }}
    />
  );
}
