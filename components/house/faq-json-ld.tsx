import { JsonLd } from '@/components/ui/json-ld';
import { currentLocale } from '@/lib/i18n/request';

type Entry = { readonly question: string; readonly answer: string };

/** Questions and answers for search engines. */
export async function FaqJsonLd({ entries }: { entries: readonly Entry[] }) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: await currentLocale(),
        mainEntity: entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}
