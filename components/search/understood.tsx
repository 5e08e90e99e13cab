import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Answer } from '@/lib/search';
import { searchPath } from '@/lib/search/query';

type Props = { answer: Answer; text: string };

/** What the search understood of a text, and a link to the results for its words as they stand. */
export async function Understood({ answer: { understood, nearest }, text }: Props) {
  const t = await getTranslations('search');
  return (
    <>
      {understood && (
        <p>
          {understood}{' '}
          <Link
            href={searchPath(text, 'literal')}
            prefetch={false}
            rel="nofollow"
            className="prose-link text-small"
          >
            {t('literal')}
          </Link>
        </p>
      )}
      {nearest && <p>{nearest}</p>}
    </>
  );
}
