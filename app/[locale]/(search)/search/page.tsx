import { getTranslations } from 'next-intl/server';
import { Examples } from '@/components/search/examples';
import { ResultList } from '@/components/search/result-list';
import { SearchForm } from '@/components/search/search-form';
import { Suggestions } from '@/components/search/suggestions';
import { Understood } from '@/components/search/understood';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { currentLocale } from '@/lib/i18n/request';
import { longestQuery, mostResults } from '@/lib/search';
import { searchCatalogue, suggestPieces } from '@/lib/search/catalogue';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readQuery, readReading } from '@/lib/search/query';

export const generateMetadata = () => pageMetadata({ path: '/search', words: 'search' });

export default async function SearchPage({ searchParams }: PageProps<'/[locale]/search'>) {
  const t = await getTranslations('search');
  const locale = await currentLocale();
  const { q, as } = await searchParams;
  const { text, isCut } = readQuery(q);
  const answer = await searchCatalogue(locale, text, mostResults, readReading(as));
  const { results, total, nearest } = answer;
  const isFound = total > 0;
  return (
    <>
      <PageHead size="text-title" title={t('title')} />
      <div className="mx-auto grid max-w-page gap-12 px-gutter pb-section">
        <SearchForm text={text} />
        <div role="status" className="grid gap-2 empty:hidden">
          {isCut && <p className="text-muted text-small">{t('cut', { max: longestQuery })}</p>}
          {text && (
            <p className="wrap-anywhere">
              {isFound ? t('found', { count: total }) : t('none')} <q dir="auto">{text}</q>
            </p>
          )}
          {total > mostResults && (
            <p className="text-muted text-small">{t('nearest', { count: mostResults })}</p>
          )}
          {(isFound || nearest) && <Understood answer={answer} text={text} />}
        </div>
        {isFound && <ResultList results={results} />}
        {text && (!isFound || nearest) && (
          <div className="grid justify-items-start gap-8">
            {!isFound && !nearest && <p className="max-w-measure text-muted">{t('noneText')}</p>}
            <ButtonLink href="/contact" variant="outline">
              {t('write')}
            </ButtonLink>
          </div>
        )}
        {!isFound && (
          <>
            <Examples />
            <Suggestions pieces={await suggestPieces(locale)} />
          </>
        )}
      </div>
    </>
  );
}
