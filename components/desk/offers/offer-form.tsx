import type { PlainAction } from '@/components/account/plain-form';
import { Button } from '@/components/ui/button';
import { Field, Select } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { cartDeliveryCents, deliveryCountries } from '@/content/delivery/delivery';
import type { Product } from '@/lib/catalogue/products';
import { listCountries } from '@/lib/delivery/countries';
import { countryName, isOtherCountry, maxPostcode } from '@/lib/delivery/destination';
import { isExport, vatPercentAt } from '@/lib/delivery/tax';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { faultId } from '@/lib/desk/forms/typed';
import { deliveryChoices, faultyLinesIn, mostFreeLines } from '@/lib/desk/offer-by-hand';
import { languages, locales } from '@/lib/i18n/locales';
import { formatPercent, formatPrice } from '@/lib/money';
import { longestContact } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';
import { CatalogueLine, FreeLine } from './offer-lines';
import { OfferPieces } from './offer-pieces';

type Props = {
  write: PlainAction;
  products: readonly Product[];
  /** What was typed in it before. */
  typed: FormData;
  /** What is amiss in which of its fields. */
  faults: Readonly<Record<string, string>>;
};

/**
 * An offer that the house writes: lines of the catalogue, lines of its own, and who gets it in which language. It leads to
 * the page that shows the offer before it leaves.
 */
export function OfferForm({ write, products, typed, faults }: Props) {
  const { newOffer: t } = deskWords;
  const field = (name: string, start?: string) => {
    const [fault, defaultValue] = [faults[name], typed.get(name)?.toString() || start];
    return { name, defaultValue, ...(fault && { fault, id: faultId('offer', name) }) };
  };
  const [faulty] = faults.free ? faultyLinesIn(typed) : [];
  const price = formatPrice(cartDeliveryCents, 'fr');
  return (
    <ActionForm
      // With other pieces it is another form: what was ticked belongs to the pieces before.
      key={JSON.stringify([...typed])}
      action={write}
      id="offer"
      className="grid scroll-mt-28 gap-12"
    >
      <OfferPieces chosen={products} />
      {products.length > 0 && (
        <section className="grid gap-6">
          <h2 className="text-heading">{t.lines}</h2>
          <p className="max-w-measure text-muted text-small">{t.catalogueNote}</p>
          {products.map((product, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product may come twice; its place tells them apart
            <CatalogueLine key={at} product={product} at={at} typed={typed} />
          ))}
        </section>
      )}
      <section className="grid gap-6">
        <h2 className="text-heading">{t.free}</h2>
        <p className="max-w-measure text-muted text-small">{freeNote()}</p>
        {Array.from({ length: mostFreeLines }, (_, at) => (
          <FreeLine
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={at}
            at={at}
            typed={typed}
            fault={at === faulty ? faults.free : undefined}
          />
        ))}
      </section>
      <section className="grid gap-6">
        <h2 className="text-heading">{t.customer}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          <Field
            label={t.name}
            note={t.nameNote}
            {...field('name')}
            maxLength={longestContact}
            autoComplete="off"
            dir="auto"
          />
          <Field
            label={t.email}
            {...field('email')}
            type="email"
            maxLength={formLengths.email}
            autoComplete="off"
            required
          />
          <Select label={t.language} {...field('language', 'fr')}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {languages[locale].name}
              </option>
            ))}
          </Select>
          <Select label={t.country} {...field('country', 'FR')}>
            <optgroup label={t.served}>
              {deliveryCountries.map((code) => (
                <option key={code} value={code}>
                  {countryName(code, 'fr')}
                </option>
              ))}
            </optgroup>
            <optgroup label={t.elsewhere}>
              {listCountries('fr')
                .filter(({ code }) => isOtherCountry(code))
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </optgroup>
          </Select>
          <Field
            label={t.postcode}
            note={t.optional}
            {...field('postcode')}
            maxLength={maxPostcode}
            autoComplete="off"
          />
        </div>
      </section>
      <section className="grid gap-6">
        <h2 className="text-heading">{t.delivery}</h2>
        <Select label={t.deliveryPrice} {...field('delivery', 'rule')} className="max-w-measure">
          {deliveryChoices.map((choice) => (
            <option key={choice} value={choice}>
              {deskText(`newOffer.deliveries.${choice}`, { price })}
            </option>
          ))}
        </Select>
        <p className="max-w-measure text-muted text-small">
          {deskText('newOffer.deliveryNote', { price })}
        </p>
      </section>
      <div className="grid gap-4">
        <Button type="submit" size="lg" className="justify-self-start">
          {t.see}
        </Button>
        <p className="max-w-measure text-muted text-small">{t.seeNote}</p>
      </div>
    </ActionForm>
  );
}

/** What free lines are for, and which VAT their prices contain in each country. */
function freeNote(): string {
  const taxed = deliveryCountries.filter((country) => !isExport({ country }));
  const untaxed = deliveryCountries.filter((country) => isExport({ country }));
  const name = (country: string) => countryName(country, 'fr');
  const rate = (country: (typeof deliveryCountries)[number]) =>
    formatPercent(vatPercentAt({ country }), 'fr');
  return deskText('newOffer.freeNote', {
    rates: taxed.map((country) => `${name(country)} ${rate(country)}`).join(', '),
    exports: untaxed.map(name).join(', '),
  });
}
