'use client';
import { type ReactNode, useActionState, useState } from 'react';
import { Button } from '@/components/ui/button';
import { maxPerLine } from '@/content/delivery';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import { formatPrice } from '@/lib/money';
import { submitterOf } from './submitter';
import type { CartActions, useCart } from './use-cart';
import { useSentences } from './use-sentences';

export type CartRow = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly name: string;
  /** The options that are on, as a sentence. */
  readonly options: string;
  readonly path: string;
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Whether the workshop still makes it; what it does not is neither summed nor ordered. */
  readonly isMade: boolean;
  /** What the visitor should know of this line: a price that changed, a piece no longer made. */
  readonly note?: string;
  readonly picture: ReactNode;
};

export type CartWords = {
  lines: string;
  quantityOf: Sentence;
  increase: Sentence;
  decrease: Sentence;
  remove: Sentence;
  most: string;
  removeShort: string;
  clear: string;
  unitPrice: Sentence;
  summary: string;
  subtotal: string;
  delivery: string;
  total: string;
  taxIncluded: string;
  checkout: string;
};

type Props = {
  locale: Locale;
  cart: ReturnType<typeof useCart<CartRow>>;
  actions: CartActions;
  words: CartWords;
};

/** The lines of the cart. Each is a small form, so that it works before and without JavaScript. */
export function CartLines({ locale, cart, actions, words }: Props) {
  const [, clearPost] = useActionState(actions.clearCart, null);
  return (
    <div>
      <ul aria-label={words.lines} aria-busy={cart.isBusy} className="border-line border-t">
        {cart.rows.map((row) => (
          <CartLine
            key={row.id}
            locale={locale}
            row={row}
            cart={cart}
            actions={actions}
            words={words}
          />
        ))}
      </ul>
      <form
        action={clearPost}
        onSubmit={(event) => {
          event.preventDefault();
          void cart.clear();
        }}
        className="pt-6"
      >
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" variant="link">
          {words.clear}
        </Button>
      </form>
    </div>
  );
}

function CartLine({ locale, row, cart, actions, words }: Props & { row: CartRow }) {
  const [, quantityPost] = useActionState(actions.setQuantity, null);
  const format = useSentences();
  const named = (sentence: Sentence) => format(sentence, { name: row.name });
  const typedForm = `typed-${row.id}`;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-6 gap-y-4 border-line border-b py-7 sm:grid-cols-[9rem_1fr_auto]">
      <div className="row-span-2 block self-start bg-paper">{row.picture}</div>
      <div>
        <h2 className="text-lead">
          <a href={row.path} data-ahead="intent" className="hover:text-gold-text">
            {row.name}
          </a>
        </h2>
        <p className="text-muted text-small">{row.options}</p>
        <p className="text-muted text-small">
          {format(words.unitPrice, { price: formatPrice(row.unitPriceCents, locale) })}
        </p>
        {row.note && <p className="text-gold-text text-small">{row.note}</p>}
      </div>
      <p className="font-display text-lead lining-nums tabular-nums max-sm:col-start-2 sm:text-end">
        {formatPrice(row.unitPriceCents * row.quantity, locale)}
      </p>
      <form id={typedForm} action={quantityPost} hidden>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={row.id} />
      </form>
      <form
        action={quantityPost}
        onSubmit={(event) => {
          event.preventDefault();
          const button = submitterOf(event);
          if (button) cart.setQuantity(row.id, Number(button.value));
        }}
        className="col-start-2 flex items-center gap-1"
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="id" value={row.id} />
        <Step label={named(words.decrease)} value={row.quantity - 1} sign="−" />
        <Quantity label={named(words.quantityOf)} row={row} form={typedForm} cart={cart} />
        <Step
          label={named(words.increase)}
          value={row.quantity + 1}
          sign="+"
          isOff={row.quantity >= maxPerLine}
        />
        {row.quantity >= maxPerLine && <p className="ms-3 text-muted text-small">{words.most}</p>}
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

/** What was typed as a number; digits of Arabic keyboards count too. */
function numberIn(text: string): number {
  return Number(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));
}

/** How many: shown, and typed where the steps would take long. It counts with Enter, or once it is left. */
function Quantity({
  label,
  row,
  form,
  cart,
}: {
  label: string;
  row: CartRow;
  form: string;
  cart: Props['cart'];
}) {
  const [typed, setTyped] = useState<string>();
  function settle() {
    const wanted = typed === undefined ? row.quantity : numberIn(typed);
    const isFit = Number.isInteger(wanted) && wanted >= 1 && wanted <= maxPerLine;
    if (isFit && wanted !== row.quantity) cart.setQuantity(row.id, wanted);
    setTyped(undefined);
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      name="quantity"
      form={form}
      aria-label={label}
      autoComplete="off"
      maxLength={2}
      value={typed ?? row.quantity}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle();
      }}
      className="size-11 bg-transparent text-center lining-nums tabular-nums"
    />
  );
}

function Step({
  label,
  value,
  sign,
  isOff = false,
}: {
  label: string;
  value: number;
  sign: string;
  isOff?: boolean;
}) {
  return (
    <Button
      type="submit"
      name="quantity"
      value={value}
      variant="secondary"
      size="icon"
      aria-label={label}
      disabled={isOff}
    >
      <span aria-hidden="true" className="text-lead leading-none">
        {sign}
      </span>
    </Button>
  );
}
