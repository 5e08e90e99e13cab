import { getTranslations } from 'next-intl/server';
import { PieceCard } from '@/components/catalogue/piece/piece-card';
import { Link } from '@/components/ui/link';
import { findPieces } from '@/lib/catalogue/finder/finder';
import { bestFilterToRemove, withoutFilter } from '@/lib/catalogue/finder/finder-hints';
import { finderAddress, finderPath, type Search } from '@/lib/catalogue/finder/finder-query';

/** What was found, under a heading that counts it; or which filter to take away. */
export async function FinderResults({ filters, sort }: Search) {
  const t = await getTranslations('finder');
  const found = findPieces(filters, sort);
  if (found.length === 0) return <NothingFound filters={filters} sort={sort} />;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-heading">
        <span role="status">{t('count', { count: found.length })}</span>
      </h2>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 sm:gap-y-16 xl:grid-cols-3 max-sm:[&_h3]:text-lead">
        {found.map(({ piece, editions }) => (
          <li key={piece.productId}>
            <PieceCard
              piece={piece}
              editions={editions}
              sizes="(min-width: 80rem) 24vw, (min-width: 40rem) 40vw, 45vw"
              prefetch
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

async function NothingFound({ filters, sort }: Search) {
  const t = await getTranslations('finder');
  const best = bestFilterToRemove(filters);
  return (
    <section aria-labelledby="found" className="grid content-start justify-items-start gap-5">
      <h2 id="found" className="text-heading">
        <span role="status">{t('none')}</span>
      </h2>
      {best ? (
        <Link
          href={finderAddress({ filters: withoutFilter(filters, best.name), sort })}
          prefetch={false}
          scroll={false}
          className="prose-link py-1.5"
        >
          {t('loosen', { name: t(`filters.${best.name}`), count: best.count })}
        </Link>
      ) : (
        <p className="text-muted">{t('noneText')}</p>
      )}
      <Link href={finderPath} prefetch={false} scroll={false} className="prose-link py-1.5">
        {t('clear')}
      </Link>
    </section>
  );
}
