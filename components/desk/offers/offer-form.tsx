import { Button } from '@/components/ui/button';
import { Field, Select, TickBox } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { cartDeliveryCents, deliveryCountries } from '@/content/delivery/delivery';
import type { Product } from '@/lib/catalogue/products';
import { listCountries } from '@/lib/delivery/countries';
import { countryName, isOtherCountry } from '@/lib/delivery/destination';
import { isExport, vatPercentAt } from '@/lib/delivery/tax';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { mostFreeLines } from '@/lib/desk/offer-by-hand';
import { languages, locales } from '@/lib/i18n/locales';
import { formatPercent, formatPrice } from '@/lib/money';
import { formLengths } from '@/lib/site/form-lengths';
import { CatalogueLine, FreeLine } from './offer-lines';

type Props = {
  products: readonly Product[];
  /** What was typed in it before. */
  typed: FormData;
};

/**
 * An offer that the house writes: lines of the catalogue, lines of its own, and who gets it in which language. It leads to
 * the page that shows the offer before it leaves.
 */
export function OfferForm({ products, typed }: Props) {
  const { newOffer: t } = deskWords;
  const typedIn = (field: string) => typed.get(field)?.toString();
  return (
    <form
      method="get"
      action="/desk/offers/new#notice"
      id="offer"
      className="grid scroll-mt-28 gap-12"
    >
      <HiddenFields fields={{ preview: '1' }} />
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
          <FreeLine key={at} at={at} typed={typed} />
        ))}
      </section>
      <section className="grid gap-6">
        <h2 className="text-heading">{t.customer}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          <Field
            label={t.email}
            name="email"
            type="email"
            maxLength={formLengths.email}
            autoComplete="off"
            defaultValue={typedIn('email')}
            required
          />
          <Select label={t.language} name="language" defaultValue={typedIn('language') ?? 'fr'}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {languages[locale].name}
              </option>
            ))}
          </Select>
          <Select label={t.country} name="country" defaultValue={typedIn('country') ?? 'FR'}>
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
            name="postcode"
            maxLength={12}
            autoComplete="off"
            defaultValue={typedIn('postcode')}
          />
        </div>
        <TickBox
          label={t.delivered}
          name="isDelivered"
          value="1"
          defaultChecked={typedIn('isDelivered') === '1'}
        />
        <p className="max-w-measure text-muted text-small">
          {deskText('newOffer.deliveredNote', { price: formatPrice(cartDeliveryCents, 'fr') })}
        </p>
      </section>
      <div className="grid gap-4">
        <Button type="submit" size="lg" className="justify-self-start">
          {t.see}
        </Button>
        <p className="max-w-measure text-muted text-small">{t.seeNote}</p>
      </div>
    </form>
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
