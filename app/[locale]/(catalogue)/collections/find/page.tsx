import { getFormatter, getTranslations } from 'next-intl/server';
import { FinderForm } from '@/components/catalogue/finder/finder-form';
import { FinderResults } from '@/components/catalogue/finder/finder-results';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { Summary } from '@/components/ui/summary';
import { finderPath, readSearch } from '@/lib/catalogue/finder/finder-query';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: finderPath, words: 'finder' });

export default async function FindPage({ searchParams }: PageProps<'/[locale]/collections/find'>) {
  const t = await getTranslations('finder');
  const nav = await getTranslations('nav');
  const format = await getFormatter();
  const { ignored, ...search } = readSearch(await searchParams);
  return (
    <>
      <PageHead
        size="text-title"
        title={t('title')}
        text={t('intro')}
        above={
          <Breadcrumb
            steps={[
              { name: nav('collections'), path: '/collections' },
              { name: t('title'), path: finderPath },
            ]}
          />
        }
      />
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-10 px-gutter pb-section lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="print:hidden">
          <details className="refine group">
            <Summary>{t('refine')}</Summary>
            <FinderForm {...search} />
          </details>
        </div>
        <div className="grid content-start gap-8">
          {ignored.length > 0 && (
            <p role="status" className="border-gold border-s-2 ps-4">
              {t('ignored', {
                names: format.list(ignored.map((name) => t(`filters.${name}`))),
              })}
            </p>
          )}
          <FinderResults {...search} />
        </div>
      </div>
    </>
  );
}
