import { getFormatter, getTranslations } from 'next-intl/server';
import type { Choice } from '@/lib/catalogue/choice';
import { nameIn, optionNamesIn } from '@/lib/catalogue/product-words';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';

/** What a configuration is: the product, its options, and what it costs today. */
export async function ConfigurationText({
  choice: { product, optionIds, cents },
}: {
  choice: Choice;
}) {
  const messages = await getMessages();
  const locale = await currentLocale();
  const t = await getTranslations('cart');
  const options = optionNamesIn(messages, product, optionIds);
  return (
    <div>
      <p>{nameIn(messages, locale, product)}</p>
      <p className="text-muted text-small">
        {options.length > 0 ? (await getFormatter()).list(options) : t('noOptions')}
      </p>
      <p className="mt-2 text-small">
        {messages.kept.priceToday}{' '}
        <span className="font-display text-lead lining-nums tabular-nums">
          {formatPrice(cents, locale)}
        </span>
      </p>
    </div>
  );
}
