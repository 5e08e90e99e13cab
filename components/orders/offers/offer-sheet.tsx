import { getTranslations } from 'next-intl/server';
import { leadTimeOf } from '@/components/catalogue/piece/specifications';
import { BeforePaying } from '@/components/checkout/before-paying';
import { LineTable } from '@/components/orders/line-table';
import { Party, Seller } from '@/components/orders/party';
import { Sums } from '@/components/orders/sums';
import { Unbroken } from '@/components/ui/unbroken';
import { company } from '@/content/house/company';
import { dayInWords } from '@/lib/calendar/dates';
import { placeName } from '@/lib/delivery/destination';
import { isExport, vatPercentAt } from '@/lib/delivery/tax';
import { withArticles } from '@/lib/i18n/articles';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatRoundPrice } from '@/lib/money';
import type { OfferView } from '@/lib/orders/offer';
import { promisesOf, termsOf } from '@/lib/orders/promised';

/** An offer as a letter of the house, on paper as on a screen. */
export async function OfferSheet({ offer }: { offer: OfferView }) {
  const t = await getTranslations('offer');
  const locale = await currentLocale();
  const { number, email, name, createdAt, validUntil, lines, deliveryCents, destination } = offer;
  const vatPercent = vatPercentAt(destination);
  const until = dayInWords(validUntil, locale);
  return (
    <article className="letter grid content-start gap-10 self-start border-gold border-t bg-paper p-6 sm:p-12 print:gap-7 print:p-0">
      <header className="grid gap-8">
        <p className="font-display text-heading">
          <bdi>{company.name}</bdi>
        </p>
        <div className="grid gap-2">
          <h1 className="text-title">
            <Unbroken text={t('title', { number })} part={number} />
          </h1>
          <p className="text-muted">
            {withArticles(t('issued', { date: dayInWords(createdAt, locale) }), locale)} ·{' '}
            {withArticles(t('validUntil', { until }), locale)}
          </p>
        </div>
      </header>
      <div className="grid gap-8 sm:grid-cols-2">
        <Seller title={t('seller')} />
        {(name || email) && (
          <Party title={t('buyer')} lines={[name ?? '', email ?? ''].filter(Boolean)} />
        )}
      </div>
      <LineTable lines={lines} deliveryCents={deliveryCents} vatPercent={vatPercent} />
      <Sums {...offer} vatPercent={vatPercent} />
      <section className="grid gap-4 border-line border-t pt-6">
        <h2 className="text-heading">{t('terms')}</h2>
        <Terms {...offer} />
        <p className="text-small">{withArticles(t('firm', { until }), locale)}</p>
        <BeforePaying />
      </section>
      <p className="border-line border-t pt-6 text-muted text-small">
        {t('legal', {
          legalName: company.legalName,
          capital: formatRoundPrice(company.capitalEuros * 100, locale),
          registration: company.registrationNumber,
          vat: company.vatNumber,
        })}
      </p>
    </article>
  );
}

/** Delivery, lead time and guarantee, as the payment page states them. */
async function Terms({
  lines,
  deliveryCents,
  destination,
}: Pick<OfferView, 'lines' | 'deliveryCents' | 'destination'>) {
  const t = await getTranslations('offer');
  const payment = await getTranslations('payment');
  const delivery = await getTranslations('delivery');
  const { tag } = languages[await currentLocale()];
  const { warrantyYears, deliveryWeeks } = termsOf(promisesOf(lines));
  return (
    <ul className="grid gap-1 text-small">
      {deliveryCents === 0 && <li>{t('deliveryIncluded')}</li>}
      <li>{payment('leadTime', { weeks: await leadTimeOf(deliveryWeeks) })}</li>
      <li>{payment('guarantee', { years: warrantyYears })}</li>
      <li>{delivery('offerPlace', { place: placeName(destination, tag) })}</li>
      {isExport(destination) && <li>{delivery('customs')}</li>}
    </ul>
  );
}
