import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Piece } from '@/content/catalogue/piece';
import { safetyWarnings } from '@/lib/catalogue/safety-warnings';

/** The warnings of a piece, with the reference of its model. */
export async function SafetyBlock({ piece }: { piece: Piece }) {
  const t = await getTranslations('safety.piece');
  return (
    <section aria-labelledby="safety" className="mt-14 max-w-[60rem] border-gold border-s-2 ps-5">
      <h3 id="safety" className="text-label uppercase">
        {t('title')}
      </h3>
      <ul className="mt-3 grid list-disc gap-1 ps-5 marker:text-gold">
        {safetyWarnings(piece).map((warning) => (
          <li key={warning}>{t(`warnings.${warning}`)}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-small">
        {`${t('model', { reference: piece.productId })} · `}
        <Link href="/product-safety" className="prose-link">
          {t('more')}
        </Link>
      </p>
    </section>
  );
}
