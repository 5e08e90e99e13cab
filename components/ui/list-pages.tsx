import { Link } from './link';

type Props = {
  page: number;
  /** Number of pages. */
  last: number;
  /** Address of a page of the list. */
  pathOf: (page: number) => string;
  /** `position` says which page of how many this is. */
  words: Readonly<Record<'label' | 'position' | 'previous' | 'next', string>>;
};

/** Where one is in a long list, and the way through it; nothing for a short one. */
export function ListPages({ page, last, pathOf, words }: Props) {
  if (last <= 1 && page === 1) return null;
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      {page > 1 && (
        <Link href={pathOf(page - 1)} prefetch={false} className="prose-link py-1.5">
          {words.previous}
        </Link>
      )}
      <span className="text-muted text-small">{words.position}</span>
      {page < last && (
        <Link href={pathOf(page + 1)} prefetch={false} className="prose-link py-1.5">
          {words.next}
        </Link>
      )}
    </nav>
  );
}
