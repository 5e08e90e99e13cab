import { getTranslations } from 'next-intl/server';
import { PieceCard } from '@/components/catalogue/piece/piece-card';
import { Link } from '@/components/ui/link';
import { findPieces } from '@/lib/catalogue/finder/finder';
import { bestFilterToRemove, withoutFilter } from '@/lib/catalogue/finder/finder-hints';
import { finderAddress, finderPath, type Search } from '@/lib/catalogue/finder/finder-query';

/** A heading that counts what was found, and says it again whenever that changes; below it the pieces, or a way out. */
export async function FinderResults({ filters, sort }: Search) {
  const t = await getTranslations('finder');
  const found = findPieces(filters, sort);
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-heading">
        <span role="status">
          {found.length > 0 ? t('count', { count: found.length }) : t('none')}
        </span>
      </h2>
      {found.length > 0 ? (
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
      ) : (
        <LooserSearch filters={filters} sort={sort} />
      )}
    </section>
  );
}

/** Which filter to take away, where nothing was found. */
async function LooserSearch({ filters, sort }: Search) {
  const t = await getTranslations('finder');
  const best = bestFilterToRemove(filters);
  return (
    <div className="mt-5 grid justify-items-start gap-5">
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
    </div>
  );
}
