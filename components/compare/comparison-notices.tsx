import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Reason } from '@/lib/comparison';

/** What of the address is not shown, one sentence for each reason. */
export async function LeftOut({ reasons }: { reasons: readonly Reason[] }) {
  const t = await getTranslations('compare.leftOut');
  if (reasons.length === 0) return null;
  return (
    <div role="status" className="grid gap-1 border-gold border-s-2 ps-4">
      {reasons.map((reason) => (
        <p key={reason}>{t(reason)}</p>
      ))}
    </div>
  );
}

/** The page while nothing is compared. */
export async function NothingCompared() {
  const t = await getTranslations('compare');
  return (
    <div className="grid justify-items-start gap-5">
      <h2 className="text-heading">{t('empty')}</h2>
      <p className="max-w-measure text-muted">{t('emptyText')}</p>
      <ButtonLink href="/collections" variant="outline" size="lg">
        {t('browse')}
      </ButtonLink>
    </div>
  );
}
