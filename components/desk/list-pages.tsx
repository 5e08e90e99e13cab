import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';

type Props = {
  page: number;
  /** Number of pages. */
  last: number;
  /** Address of a page of the list. */
  pathOf: (page: number) => string;
};

/** Where one is in a long list, and the way through it; nothing for a short one. */
export function ListPages({ page, last, pathOf }: Props) {
  if (last <= 1 && page === 1) return null;
  const { pages } = deskWords;
  return (
    <nav aria-label={pages.label} className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      {page > 1 && (
        <Link href={pathOf(page - 1)} prefetch={false} className="prose-link">
          {pages.previous}
        </Link>
      )}
      <span className="text-muted text-small">
        {deskText('pages.position', { page: String(page), last: String(last) })}
      </span>
      {page < last && (
        <Link href={pathOf(page + 1)} prefetch={false} className="prose-link">
          {pages.next}
        </Link>
      )}
    </nav>
  );
}
