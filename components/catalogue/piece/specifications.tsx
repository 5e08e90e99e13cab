import { getTranslations } from 'next-intl/server';
import { Composition } from '@/components/catalogue/purchase/composition';
import { Link } from '@/components/ui/link';
import type { Piece } from '@/content/catalogue/piece';
import { requireProduct } from '@/lib/catalogue/products';
import { leadTimeText, warrantyText } from '@/lib/catalogue/sheet-words';
import { specificationsIn } from '@/lib/catalogue/specification-words';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { MeasuredDrawing } from './measured-drawing';
import { Items } from './sheet';

/** The dimension drawing and the data sheet of a piece. */
export async function Specifications({ piece }: { piece: Piece }) {
  const wayIn = await getTranslations('fit');
  const messages = await getMessages();
  const rows = specificationsIn(messages, await currentLocale(), piece);
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
      <div className="bg-paper p-5 sm:p-10 lg:sticky lg:top-28">
        <MeasuredDrawing product={requireProduct(piece.productId)} />
      </div>
      <dl className="border-line border-t">
        {rows.map(([term, said], index) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="text-label text-muted uppercase sm:pt-1.5">{term}</dt>
            <dd>
              {typeof said === 'string' ? said : <Items items={said} />}
              {index === 0 && (
                <>
                  {' '}
                  <Link
                    href={`/fit?piece=${piece.productId}`}
                    prefetch={false}
                    className="prose-link"
                  >
                    {wayIn('title')}
                  </Link>
                </>
              )}
            </dd>
          </div>
        ))}
        <Composition piece={piece} />
      </dl>
    </div>
  );
}

/** The warranty of a piece, in the language of the page. */
export async function warrantyOf(piece: Piece): Promise<string> {
  return warrantyText(await getMessages(), await currentLocale(), piece);
}

/** How long the workshop needs, in the language of the page. */
export async function leadTimeOf(weeks: Piece['leadTimeWeeks']): Promise<string> {
  return leadTimeText(await getMessages(), await currentLocale(), weeks);
}
