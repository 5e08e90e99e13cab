import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FrontPicture } from '@/components/catalogue/piece/front-picture';
import { Link } from '@/components/ui/link';
import { Eyebrow } from '@/components/ui/text';
import { requireProduct } from '@/lib/catalogue/products';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import type { SearchKind, SearchResult } from '@/lib/search';

type LinkProps = { kind: SearchKind; href: string; className: string; children: ReactNode };

/** A browser unfolds a question only when it follows the link itself. */
async function ResultLink({ kind, href, ...rest }: LinkProps) {
  if (kind !== 'question') return <Link href={href} {...rest} />;
  return <a href={localePath(await currentLocale(), href)} {...rest} />;
}

/** What was found, the best first: of pieces and their options also the picture and the price. */
export async function ResultList({ results }: { results: readonly SearchResult[] }) {
  const t = await getTranslations('search');
  return (
    <ol className="grid gap-x-16 border-line border-t xl:grid-cols-2">
      {results.map(({ kind, path, title, text, price, productId }) => (
        <li
          key={path}
          className="group relative grid grid-cols-[5rem_1fr] gap-x-6 gap-y-2 border-line border-b py-6 sm:grid-cols-[9rem_1fr_auto] sm:gap-x-10"
        >
          {productId && (
            <div className="row-span-2 self-start overflow-hidden bg-paper sm:row-span-1">
              <FrontPicture product={requireProduct(productId)} sizes="9rem" widest={480} />
            </div>
          )}
          <div className="col-start-2 grid content-start gap-1">
            <Eyebrow>{t(`kinds.${kind}`)}</Eyebrow>
            {/* The whole row leads there, and the link is called what it leads to. */}
            <ResultLink
              kind={kind}
              href={path}
              className="font-display text-lead transition-colors after:absolute after:inset-0 group-hover:text-gold-text"
            >
              {title}
            </ResultLink>
            <p className="line-clamp-3 max-w-measure text-muted text-small">{text}</p>
          </div>
          {price && (
            <p className="col-start-2 text-small lining-nums tabular-nums sm:col-start-3 sm:pt-6">
              {price}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
