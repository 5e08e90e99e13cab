'use client';
import { type FormEvent, useActionState } from 'react';
import { keepFocus } from '@/components/ui/browser/keep-focus.client';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { submitterOf } from '@/components/ui/form/submitter.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { maxPerLine } from '@/content/cart/cart-limits';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import { formatPrice } from '@/lib/money';
import { CartLineText } from './cart-line-text';
import type { CartRow, CartWords } from './cart-row';
import { QuantityField } from './quantity-field.client';
import { StepButton } from './step-button';

type Props = {
  locale: Locale;
  row: CartRow;
  words: CartWords;
  /** The action of the form without scripts. */
  post: FormAction;
  setQuantity: (id: string, quantity: number) => void;
};

/** A line of the cart, as a form, so that it works before hydration and without JavaScript. */
export function CartLine({ locale, row, words, post, setQuantity }: Props) {
  const [, quantityPost] = useActionState(post, null);
  const format = useSentences();
  const named = (sentence: Sentence) => format(sentence, { name: row.name });
  const unitPrice = format(words.unitPrice, { price: formatPrice(row.unitPriceCents, locale) });
  const isMost = row.quantity >= maxPerLine;
  const typedForm = `typed-${row.id}`;
  function submit(event: FormEvent) {
    event.preventDefault();
    const button = submitterOf(event.nativeEvent);
    if (button) setQuantity(row.id, Number(button.value));
  }
  return (
    <li
      ref={keepFocus}
      className="grid grid-cols-[6rem_1fr] gap-x-6 gap-y-4 border-line border-b py-7 sm:grid-cols-[9rem_1fr_auto]"
    >
      <CartLineText row={row} unitPrice={unitPrice} locale={locale} />
      <form id={typedForm} action={quantityPost} hidden>
        <HiddenFields fields={{ locale, id: row.id }} />
      </form>
      <form action={quantityPost} onSubmit={submit} className="col-start-2 flex items-center gap-1">
        <HiddenFields fields={{ locale, id: row.id }} />
        <StepButton label={named(words.decrease)} value={row.quantity - 1} sign="−" />
        <QuantityField
          label={named(words.quantityOf)}
          quantity={row.quantity}
          form={typedForm}
          setQuantity={(quantity) => setQuantity(row.id, quantity)}
        />
        <StepButton
          label={named(words.increase)}
          value={row.quantity + 1}
          sign="+"
          isOff={isMost}
        />
        {isMost && <p className="ms-3 text-muted text-small">{words.most}</p>}
        <button
          type="submit"
          name="quantity"
          value={0}
          aria-label={named(words.remove)}
          className="prose-link ms-4 min-h-11 text-small"
        >
          {words.removeShort}
        </button>
      </form>
    </li>
  );
}
