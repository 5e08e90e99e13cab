import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import { currentLocale } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';
import { connectionsIn } from '@/lib/search/markdown/connections';

/** Where an assistant connects, with the addresses to copy. */
export async function Connections() {
  const t = await getTranslations('assistants.connect');
  const { SITE_URL } = env();
  const connections = connectionsIn(await currentLocale());
  return (
    <div className="bg-paper">
      <Section>
        <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
        <dl className="mt-14 border-line border-t">
          {connections.map(({ way, path, isFile }) => (
            <div
              key={way}
              className="grid gap-x-10 gap-y-2 border-line border-b py-7 lg:grid-cols-[1fr_1.3fr_1.5fr]"
            >
              <dt className="text-heading">{t(`ways.${way}.title`)}</dt>
              <dd className="max-w-measure text-muted">{t(`ways.${way}.text`)}</dd>
              <dd className="wrap-anywhere min-w-0 select-all lg:text-end">
                <Address site={SITE_URL} path={path} isFile={isFile} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

type Place = { site: string; path: string; isFile: boolean };

/** An address to copy; one that a browser can show is a link. */
function Address({ site, path, isFile }: Place) {
  const text = <bdi dir="ltr">{site + path}</bdi>;
  if (!isFile) return text;
  return (
    <a href={path} className="prose-link inline-block py-1">
      {text}
    </a>
  );
}
