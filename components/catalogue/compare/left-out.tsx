import { getTranslations } from 'next-intl/server';
import type { Reason } from '@/lib/catalogue/compare/read-comparison';

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
