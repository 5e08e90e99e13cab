import { getFormatter, getTranslations } from 'next-intl/server';
import { UnseenOptions } from '@/components/catalogue/piece/unseen-options';
import type { Choice } from '@/lib/catalogue/choice';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';

/** What a configuration is: the product, its options, and what it costs today. */
export async function ConfigurationText({
  choice: { product, optionIds, cents },
  kept: before = optionIds,
}: {
  choice: Choice;
  /** The options it was kept with. */
  kept?: readonly string[];
}) {
  const { productName, optionNames, excludedText } = await getCatalogueWords();
  const locale = await currentLocale();
  const t = await getTranslations('cart');
  const kept = await getTranslations('kept');
  const options = optionNames(product, optionIds);
  return (
    <div>
      <p>{productName(product)}</p>
      <p className="text-muted text-small">
        {options.length > 0 ? (await getFormatter()).list(options) : t('noOptions')}
      </p>
      <UnseenOptions product={product} optionIds={optionIds} view="front" />
      {before !== optionIds && (
        <p className="mt-2 text-gold-text text-small empty:hidden">
          {excludedText(product, before)}
        </p>
      )}
      <p className="mt-2 text-small">
        {kept('priceToday')}{' '}
        <span className="font-display text-lead lining-nums tabular-nums">
          {formatPrice(cents, locale)}
        </span>
      </p>
    </div>
  );
}
