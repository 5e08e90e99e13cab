import { Field, TickBox } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Summary } from '@/components/ui/summary';
import { maxPerLine } from '@/content/cart/cart-limits';
import { nameIn, optionNameIn } from '@/lib/catalogue/product-words';
import type { Product } from '@/lib/catalogue/products';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { faultId } from '@/lib/desk/forms/typed';
import { longestLine, pricePattern } from '@/lib/desk/offer-by-hand';
import { getMessages } from '@/lib/i18n/request';
import { formatRoundPrice } from '@/lib/money';
import { formLengths } from '@/lib/site/form-lengths';

const quantity = { type: 'number', min: 1, max: maxPerLine } as const;

/** A line of a form: its place, and what was typed in the form before. */
type Place = { at: number; typed: FormData };

/** A line of the catalogue: its number, and its options with their prices. */
export async function CatalogueLine({ product, at, typed }: Place & { product: Product }) {
  const { newOffer: t } = deskWords;
  const messages = await getMessages();
  const price = (cents: number) => formatRoundPrice(cents, 'fr');
  const name = nameIn(messages, 'fr', product);
  const { options } = product;
  const ticked = typed.getAll(`option.${at}`);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-4 w-full border-line border-t pt-5 font-display text-lead">
        {name}
      </legend>
      <HiddenFields fields={{ piece: product.id }} />
      <p className="text-muted text-small">
        {deskText('newOffer.from', { price: price(product.basePriceCents) })}
      </p>
      <Field
        label={t.quantity}
        name={`quantity.${at}`}
        className="max-w-32"
        defaultValue={typed.get(`quantity.${at}`)?.toString() ?? 1}
        required
        {...quantity}
      />
      {options.length > 0 && (
        <details className="group" open={options.length <= 12 || ticked.length > 0}>
          <Summary>{deskText('newOffer.options', { count: options.length })}</Summary>
          <div className="grid gap-x-8 gap-y-3 pb-4 sm:grid-cols-2 lg:grid-cols-3">
            {options.map(({ id, priceCents, inPlaceOf }) => (
              <TickBox
                key={id}
                label={deskText(inPlaceOf ? 'newOffer.oneWithPrice' : 'newOffer.withPrice', {
                  name: optionNameIn(messages, product, id),
                  price: price(priceCents),
                })}
                name={`option.${at}`}
                value={id}
                defaultChecked={ticked.includes(id)}
              />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** A line that the house writes itself; empty, it is none. @param fault what is amiss in it */
export function FreeLine({ at, typed, fault }: Place & { fault?: string }) {
  const { newOffer: t } = deskWords;
  const typedIn = (field: string) => typed.get(`${field}.${at}`)?.toString();
  return (
    <div className="grid gap-x-8 gap-y-4 border-line border-t pt-4 sm:grid-cols-[1fr_6rem_18rem] sm:items-end">
      <Field
        label={deskText('newOffer.freeName', { place: String(at + 1) })}
        name={`free.${at}`}
        maxLength={longestLine}
        autoComplete="off"
        dir="auto"
        defaultValue={typedIn('free')}
        {...(fault && { fault, id: faultId('offer', 'free') })}
      />
      <Field
        label={t.quantity}
        name={`freeQuantity.${at}`}
        defaultValue={typedIn('freeQuantity') ?? 1}
        required
        {...quantity}
      />
      <Field
        label={t.price}
        note={t.priceNote}
        name={`freePrice.${at}`}
        inputMode="decimal"
        pattern={pricePattern}
        maxLength={formLengths.amount}
        autoComplete="off"
        defaultValue={typedIn('freePrice')}
      />
    </div>
  );
}
