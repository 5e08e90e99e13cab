import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Purchase } from '@/lib/checkout/purchase';

/** In place of the payment, where an address alone says what is bought: the way to the page that sells it. */
export async function PieceFirst({ purchase }: { purchase: Purchase }) {
  const t = await getTranslations('payment');
  const { piecePath, name } = purchase;
  return (
    <div className="grid content-start justify-items-start gap-7 lg:col-start-1 lg:row-start-1">
      <p className="max-w-measure">{t(piecePath ? 'pieceFirst' : 'unknownPiece')}</p>
      <ButtonLink href={piecePath ?? '/collections'} size="lg">
        {piecePath ? t('toPiece', { name }) : t('toCollections')}
      </ButtonLink>
    </div>
  );
}
