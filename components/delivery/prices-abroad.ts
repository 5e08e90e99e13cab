import type { Locale } from '@/lib/i18n/locales';
import { formatPrice, formatRoundPrice } from '@/lib/money';

/**
 * Shows what editions and options cost at a destination abroad beside the fields of a form: it comes from the server with the
 * prices in France.
 * @returns a function that shows these again
 */
export function showPricesAbroad(
  form: HTMLFormElement,
  divisor: number,
  locale: Locale,
): () => void {
  const undo: (() => void)[] = [];
  for (const field of form.querySelectorAll<HTMLInputElement>('input[data-cents]')) {
    const price = field.closest('label')?.querySelector('.tabular-nums');
    const french = price?.textContent;
    if (!price || !french) continue;
    const cents = Math.round(Number(field.dataset.cents) / divisor);
    price.textContent =
      field.name === 'productId'
        ? formatPrice(cents, locale)
        : `+ ${formatRoundPrice(cents, locale)}`;
    undo.push(() => {
      price.textContent = french;
    });
  }
  return () => {
    for (const one of undo) one();
  };
}
