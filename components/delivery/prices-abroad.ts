import { basketFee } from '@/lib/delivery/basket-fee';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPrice, formatRoundPrice } from '@/lib/money';

/**
 * Shows what editions, options and delivery cost at a destination abroad, beside the fields and buttons of a form and in the table
 * of editions: they come from the server with the prices in France.
 * @returns a function that shows these again
 */
export function showPricesAbroad(
  form: HTMLFormElement,
  divisor: number,
  words: Messages['delivery'],
  locale: Locale,
): () => void {
  const undo: (() => void)[] = [];
  const show = (element: Element | null | undefined, abroad: string) => {
    const french = element?.textContent;
    if (!element || !french) return;
    element.textContent = abroad;
    undo.push(() => {
      element.textContent = french;
    });
  };
  // The table has the editions in the order of the form, where they come before the options.
  const compared = document.querySelectorAll('.edition-table .tabular-nums');
  for (const [index, field] of form
    .querySelectorAll<HTMLInputElement>('input[data-cents]')
    .entries()) {
    const price = field.closest('label')?.querySelector('.tabular-nums');
    const cents = Math.round(Number(field.dataset.cents) / divisor);
    if (field.name === 'productId') {
      for (const one of [price, compared[index]]) show(one, formatPrice(cents, locale));
    } else show(price, `+ ${formatRoundPrice(cents, locale)}`);
  }
  const fee = basketFee(words.basketFee, divisor, locale);
  show(form.querySelector('[data-intent=add] + p'), fee.whole);
  show(form.querySelector('.slim-bar .text-muted'), fee.short);
  return () => {
    for (const one of undo) one();
  };
}
