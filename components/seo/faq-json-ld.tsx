import { JsonLd } from './json-ld';

type Entry = { readonly question: string; readonly answer: string };

/** Questions and answers for search engines. */
export function FaqJsonLd({ entries }: { entries: readonly Entry[] }) {
  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}
