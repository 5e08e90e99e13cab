import { getTranslations } from 'next-intl/server';
import { PieceCard } from '@/components/catalogue/piece/piece-card';
import { Link } from '@/components/ui/link';
import { ListPages } from '@/components/ui/list-pages';
import { findPieces } from '@/lib/catalogue/finder/finder';
import { bestFilterToRemove, withoutFilter } from '@/lib/catalogue/finder/finder-hints';
import { finderAddress, finderPath, type Search } from '@/lib/catalogue/finder/finder-query';
import { pageOf } from '@/lib/catalogue/finder/shown-pieces';

/**
 * A heading that counts what was found, and says it again whenever that changes; below it a page of the pieces, or a
 * way out.
 */
export async function FinderResults({ filters, sort, page: asked }: Search) {
  const t = await getTranslations('finder');
  const found = findPieces(filters, sort);
  const { page, last, shown } = pageOf(found, asked);
  // One shape for all, so that names stand in a row.
  const shape = found.every(({ piece }) => piece.category === 'bed') ? 'aspect-5/4' : 'aspect-4/5';
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="text-heading">
        <span role="status">
          {found.length > 0 ? t('count', { count: found.length }) : t('none')}
        </span>
      </h2>
      {found.length > 0 ? (
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-8 sm:gap-y-16 xl:grid-cols-3">
          {shown.map(({ piece, editions }) => (
            <li key={piece.productId}>
              <PieceCard
                piece={piece}
                editions={editions}
                shape={shape}
                sizes="(min-width: 80rem) 24vw, (min-width: 40rem) 40vw, 45vw"
                isNarrow
                prefetch
              />
            </li>
          ))}
        </ul>
      ) : (
        <LooserSearch filters={filters} sort={sort} />
      )}
      {last > 1 && (
        <div className="mt-10">
          <ListPages
            page={page}
            last={last}
            pathOf={(n) => finderAddress({ filters, sort, page: n })}
            words={{
              label: t('pages.label'),
              position: t('pages.position', { page: String(page), last: String(last) }),
              previous: t('pages.previous'),
              next: t('pages.next'),
            }}
          />
        </div>
      )}
    </section>
  );
}

/** Which filter to take away, where nothing was found. */
async function LooserSearch({ filters, sort }: Omit<Search, 'page'>) {
  const t = await getTranslations('finder');
  const best = bestFilterToRemove(filters);
  return (
    <div className="mt-5 grid justify-items-start gap-5">
      {best ? (
        <Link
          href={finderAddress({ filters: withoutFilter(filters, best.name), sort, page: 1 })}
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
