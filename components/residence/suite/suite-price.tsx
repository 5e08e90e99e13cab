import { getTranslations } from 'next-intl/server';
import type { Suite } from '@/content/residence/suites';
import { currentLocale } from '@/lib/i18n/request';
import { formatDollars } from '@/lib/residence/night-price';
import { residenceFacts } from '@/lib/residence/residence-facts';

/** What a night in a suite costs, with its taxes in words. */
export async function SuitePrice({ suite, hasTaxes }: { suite: Suite; hasTaxes?: boolean }) {
  const t = await getTranslations('apartments');
  const page = await getTranslations('residencePage');
  const price = formatDollars(suite.pricePerNightUsd * 100, await currentLocale());
  return (
    <p>
      <bdi dir="ltr" className="font-display text-lead lining-nums tabular-nums">
        {price}
      </bdi>{' '}
      <span className="text-muted text-small">{t('perNight')}</span>
      {hasTaxes && (
        <span className="block text-muted text-small">
          {page('taxes', { vat: residenceFacts.vat })}
        </span>
      )}
    </p>
  );
}
