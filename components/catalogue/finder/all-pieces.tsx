import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Category } from '@/content/catalogue/piece';
import { listPieces } from '@/lib/catalogue/catalogue';
import { noFilters } from '@/lib/catalogue/finder/finder';
import { finderAddress } from '@/lib/catalogue/finder/finder-query';

/** The way from some pieces of a category to all of them. */
export async function AllPieces({
  category,
  className = 'prose-link inline-block py-1.5',
}: {
  category: Category;
  className?: string;
}) {
  const t = await getTranslations('collections');
  const filters = { ...noFilters, categories: [category] };
  return (
    <Link
      href={finderAddress({ filters, sort: 'ours', page: 1 })}
      prefetch={false}
      className={className}
    >
      {t('all', {
        category: t(`sections.${category}.anchorLabel`),
        count: listPieces(category).length,
      })}
    </Link>
  );
}
