import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Eyebrow } from '@/components/ui/text';
import { productWords } from '@/lib/i18n/product-words';
import { getMessages } from '@/lib/i18n/request';
import { viewOf } from '@/lib/pictures';
import { requireProduct } from '@/lib/products';
import type { SearchResult } from '@/lib/search';

/** What was found, the best first: of pieces and their options also the picture and the price. */
export async function ResultList({ results }: { results: readonly SearchResult[] }) {
  const t = await getTranslations('search');
  return (
    <ol className="max-w-[60rem] border-line border-t">
      {results.map(({ kind, path, title, text, price, productId }) => (
        <li
          key={path}
          className="group relative grid grid-cols-[5rem_1fr] gap-x-6 gap-y-2 border-line border-b py-6 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-10"
        >
          {productId && <Portrait productId={productId} />}
          <div className="col-start-2 grid content-start gap-1">
            <Eyebrow>{t(`kinds.${kind}`)}</Eyebrow>
            {/* The whole row leads there, and the link is called what it leads to. */}
            <Link
              href={path}
              className="font-display text-lead transition-colors after:absolute after:inset-0 group-hover:text-gold-text"
            >
              {title}
            </Link>
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

/** The piece of a product, from the front. */
async function Portrait({ productId }: { productId: string }) {
  const view = await getTranslations('viewer.alts');
  const { piece } = requireProduct(productId);
  const { name } = productWords(await getMessages(), piece);
  return (
    <div className="row-span-2 aspect-4/5 self-start overflow-hidden bg-paper sm:row-span-1">
      <Picture
        name={viewOf(piece, 'front')}
        alt={view('front', { name })}
        sizes="7rem"
        widest={480}
        className="studio h-full w-full object-cover"
      />
    </div>
  );
}
