import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { companyFacts } from '@/lib/house/company-facts';
import { formatText } from '@/lib/i18n/format';
import { defaultLocale } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { SentenceValues } from '@/lib/i18n/sentence';
import { type TextRoute, textWords } from '@/lib/search/markdown/texts';
import { pageAt } from '@/lib/site/routes';

type Props = {
  path: TextRoute;
  /** What its sentences name beside the facts of the company. */
  values?: SentenceValues;
  /** What stands at the end of a section, by its id. */
  extras?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
};

/** A page of text with a table of its sections. */
export async function TextPage({ path, values, extras = {}, children }: Props) {
  const locale = await currentLocale();
  const { title, intro, sections } = textWords(await getMessages(), path);
  const fill = (text: string) => formatText(text, locale, { ...companyFacts, ...values });
  const t = await getTranslations('legal');
  return (
    <>
      <PageHead
        title={title}
        text={fill(intro)}
        above={<Breadcrumb steps={[{ name: title, path }]} />}
      />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-12 px-gutter pb-section lg:grid-cols-[1fr_2fr]">
        <nav
          aria-label={title}
          className="wrap-anywhere min-w-0 self-start border-line border-t pt-5 lg:sticky lg:top-28"
        >
          <ul className="grid gap-1 text-small">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-block min-w-6 py-1 hover:text-gold-text"
                >
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="wrap-anywhere grid min-w-0 max-w-book gap-12">
          {locale !== defaultLocale && pageAt(path).bindsInFrench && (
            <p className="border-gold border-s-2 ps-4">{t('binding')}</p>
          )}
          {children}
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className="grid gap-4 border-line border-t pt-7"
            >
              <h2 className="text-heading">{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{fill(paragraph)}</p>
              ))}
              {section.framed && (
                <div className="grid gap-4 border border-gold p-6 sm:p-8">
                  {section.framed.map((paragraph) => (
                    <p key={paragraph}>{fill(paragraph)}</p>
                  ))}
                </div>
              )}
              {section.list && (
                <ul className="grid list-disc gap-2 ps-5 marker:text-gold">
                  {section.list.map((item) => (
                    <li key={item}>{fill(item)}</li>
                  ))}
                </ul>
              )}
              {extras[section.id]}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
