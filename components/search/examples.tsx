import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Eyebrow } from '@/components/ui/text';
import { getMessages } from '@/lib/i18n/request';
import { searchPath } from '@/lib/search/query';

/** What is often looked for, each a link to its results. */
export async function Examples() {
  const t = await getTranslations('search');
  const { examples } = (await getMessages()).search;
  return (
    <nav aria-label={t('often')} className="grid gap-3 print:hidden">
      <Eyebrow>{t('often')}</Eyebrow>
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {examples.map((example) => (
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
