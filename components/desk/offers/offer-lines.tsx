import { Field, TickBox } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Summary } from '@/components/ui/summary';
import { maxPerLine } from '@/content/cart/cart-limits';
import { nameIn, optionNameIn } from '@/lib/catalogue/product-words';
import type { Product } from '@/lib/catalogue/products';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { longestLine, pricePattern } from '@/lib/desk/offer-by-hand';
import { getMessages } from '@/lib/i18n/request';
import { formatRoundPrice } from '@/lib/money';

const quantity = { type: 'number', min: 1, max: maxPerLine, defaultValue: 1 } as const;

/** A line of the catalogue: its number, and its options with their prices. @param at its place in the form */
export async function CatalogueLine({ product, at }: { product: Product; at: number }) {
  const { newOffer: t } = deskWords;
  const messages = await getMessages();
  const price = (cents: number) => formatRoundPrice(cents, 'fr');
  const name = nameIn(messages, 'fr', product);
  const { options } = product;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 w-full border-line border-t pt-5 font-display text-lead">
        {name}
      </legend>
      <HiddenFields fields={{ [`product.${at}`]: product.id }} />
      <p className="text-muted text-small">
        {deskText('newOffer.from', { price: price(product.basePriceCents) })}
      </p>
      <Field
        label={t.quantity}
        name={`quantity.${at}`}
        className="max-w-32"
        required
        {...quantity}
      />
      {options.length > 0 && (
        <details className="group" open={options.length <= 12}>
          <Summary>{deskText('newOffer.options', { count: options.length })}</Summary>
          <div className="grid gap-x-8 gap-y-3 pb-4 sm:grid-cols-2 lg:grid-cols-3">
            {options.map(({ id, priceCents }) => (
              <TickBox
                key={id}
                label={deskText('newOffer.withPrice', {
                  name: optionNameIn(messages, product, id),
                  price: price(priceCents),
                })}
                name={`option.${at}`}
                value={id}
              />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** A line that the house writes itself; empty, it is none. @param at its place in the form */
export function FreeLine({ at }: { at: number }) {
  const { newOffer: t } = deskWords;
  return (
    <div className="grid gap-x-8 gap-y-4 border-line border-t pt-4 sm:grid-cols-[1fr_6rem_18rem] sm:items-end">
      <Field
        label={deskText('newOffer.freeName', { place: String(at + 1) })}
        name={`free.${at}`}
        maxLength={longestLine}
        autoComplete="off"
        dir="auto"
      />
      <Field label={t.quantity} name={`freeQuantity.${at}`} required {...quantity} />
      <Field
        label={t.price}
        note={t.priceNote}
        name={`freePrice.${at}`}
        inputMode="decimal"
        pattern={pricePattern}
        maxLength={20}
        autoComplete="off"
      />
    </div>
  );
}
