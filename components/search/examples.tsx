import { Link } from '@/components/ui/link';
import { Eyebrow } from '@/components/ui/text';
import { getMessages } from '@/lib/i18n/request';
import { searchPath } from '@/lib/search/query';

/** What is often looked for, each a link to its results. */
export async function Examples() {
  const { search } = await getMessages();
  return (
    <nav aria-label={search.often} className="grid gap-3 print:hidden">
      <Eyebrow>{search.often}</Eyebrow>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {search.examples.map((example) => (
          <li key={example}>
            <Link href={searchPath(example)} prefetch={false} className="prose-link py-1.5">
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
