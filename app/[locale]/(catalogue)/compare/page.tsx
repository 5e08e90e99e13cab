import { getTranslations } from 'next-intl/server';
import { addToCart } from '@/app/_actions/cart';
import { AddPieces } from '@/components/catalogue/compare/add-pieces';
import { Comparison } from '@/components/catalogue/compare/comparison';
import { KeepCompared } from '@/components/catalogue/compare/keep-compared.client';
import { LeftOut } from '@/components/catalogue/compare/left-out';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { NothingHere } from '@/components/ui/nothing-here';
import { PageHead } from '@/components/ui/page-head';
import { wordOf } from '@/lib/catalogue/choice';
import { comparePath, mostCompared } from '@/lib/catalogue/compare/compare-list';
import { piecesToAdd, readComparison } from '@/lib/catalogue/compare/read-comparison';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: comparePath, words: 'compare' });

export default async function ComparePage({ searchParams }: PageProps<'/[locale]/compare'>) {
  const t = await getTranslations('compare');
  const nav = await getTranslations('nav');
  const query = await searchParams;
  const { choices, leftOut } = readComparison(query.pieces);
  const words = choices.map(wordOf);
  const isShort = choices.length > 1 && query.only === 'differences';
  const others = choices.length < mostCompared ? piecesToAdd(choices) : [];
  const steps = [
    { name: nav('collections'), path: '/collections' },
    { name: t('title'), path: comparePath },
  ];
  return (
    <div className="comparison-page">
      <PageHead
        size={choices.length > 0 ? 'text-heading' : 'text-title'}
        title={t('title')}
        above={<Breadcrumb steps={steps} />}
      />
      <div className="mx-auto grid max-w-page gap-10 px-gutter pb-section">
        <LeftOut reasons={leftOut} />
        {choices.length > 0 ? (
          <Comparison choices={choices} isShort={isShort} add={addToCart} />
        ) : (
          <NothingHere
            title={t('empty')}
            text={t('emptyText')}
            path="/collections"
            link={t('browse')}
          />
        )}
        {others.length > 0 && <AddPieces pieces={others} words={words} isShort={isShort} />}
        <KeepCompared words={words} />
      </div>
    </div>
  );
}
