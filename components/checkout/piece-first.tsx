import { getTranslations } from 'next-intl/server';
import { RoomPicture } from '@/components/catalogue/collections/room';
import { ButtonLink } from '@/components/ui/button-link';
import type { Purchase } from '@/lib/checkout/purchase';

/** Shown instead of the payment when only the address states the purchase: a link to the page that sells the piece. */
export async function PieceFirst({ purchase }: { purchase: Purchase }) {
  const t = await getTranslations('payment');
  const { piecePath, name } = purchase;
  return (
    <div className="grid content-start justify-items-start gap-7 lg:col-start-1 lg:row-start-1">
      <p className="max-w-measure">{t(piecePath ? 'pieceFirst' : 'unknownPiece')}</p>
      <ButtonLink href={piecePath ?? '/collections'} size="lg">
        {piecePath ? t('toPiece', { name }) : t('toCollections')}
      </ButtonLink>
      <RoomPicture
        id={3}
        sizes="(min-width: 64rem) 52vw, 92vw"
        className="mt-6 aspect-3/2 w-full object-cover max-lg:hidden"
      />
    </div>
  );
}
