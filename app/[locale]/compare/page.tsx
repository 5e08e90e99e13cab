import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { addToCart } from '@/app/_actions/cart';
import { AddPieces } from '@/components/compare/add-pieces';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { KeepCompared } from '@/components/islands/keep-compared';
import { Breadcrumb } from '@/components/seo/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { comparePieces } from '@/lib/compare';
import { comparePath, comparisonPath, mostCompared } from '@/lib/compare-list';
import { piecesToAdd, readComparison, wordOf } from '@/lib/comparison';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).compare.meta;
  return pageMetadata({ path: comparePath, title, description, isPersonal: true });
}

export default async function ComparePage({ searchParams }: PageProps<'/[locale]/compare'>) {
  const t = await getTranslations('compare');
  const nav = await getTranslations('nav');
  const query = await searchParams;
  const { choices, leftOut } = readComparison(query.pieces);
  const words = choices.map(wordOf);
  const isShort = choices.length > 1 && query.only === 'differences';
  const rows = comparePieces(choices, await getMessages(), await currentLocale());
  const differing = rows.filter(({ differs }) => differs);
  const others = choices.length < mostCompared ? piecesToAdd(choices) : [];
  return (
    <div className="comparison-page">
      <PageHead
        title={t('title')}
        text={choices.length > 0 ? t('intro') : undefined}
        above={
          <Breadcrumb
            steps={[
              { name: nav('collections'), path: '/collections' },
              { name: t('title'), path: comparePath },
            ]}
          />
        }
      />
      <div className="mx-auto grid max-w-page gap-10 px-gutter pb-section">
        {leftOut.length > 0 && (
          <div role="status" className="grid gap-1 border-gold border-s-2 ps-4">
            {leftOut.map((reason) => (
              <p key={reason}>{t(`leftOut.${reason}`)}</p>
            ))}
          </div>
        )}
        {choices.length === 0 ? (
          <div className="grid justify-items-start gap-5">
            <h2 className="text-heading">{t('empty')}</h2>
            <p className="max-w-measure text-muted">{t('emptyText')}</p>
            <ButtonLink href="/collections" variant="outline" size="lg">
              {t('browse')}
            </ButtonLink>
          </div>
        ) : (
          <>
            {choices.length > 1 && (
              <p className="print:hidden">
                <Link
                  href={comparisonPath(words, !isShort)}
                  prefetch={false}
                  className="prose-link py-1.5"
                >
                  {isShort ? t('allRows') : t('onlyDifferences')}
                </Link>
              </p>
            )}
            <ComparisonTable
              choices={choices}
              rows={isShort ? differing : rows}
              isShort={isShort}
              add={addToCart}
            />
            {isShort && differing.length === 0 && <p>{t('same')}</p>}
          </>
        )}
        {others.length > 0 && <AddPieces pieces={others} words={words} isShort={isShort} />}
        <KeepCompared words={words} />
      </div>
    </div>
  );
}
