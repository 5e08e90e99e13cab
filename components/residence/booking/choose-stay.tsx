import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { Select } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { Suite } from '@/content/residence/suites';
import { dayInWords } from '@/lib/calendar';
import { currentLocale } from '@/lib/i18n/request';
import { formatDollars } from '@/lib/money';
import { shownMonth } from '@/lib/residence/calendar';
import { type Day, daysBetween } from '@/lib/residence/days';
import { residenceFacts } from '@/lib/residence/residence-facts';
import { type DatesQuery, datesQuery } from '@/lib/residence/stay-query';
import { StayCalendar } from './calendar';
import { ChooseSuite } from './choose-suite';

type Props = {
  action: PlainAction;
  /** Path of the page, without language and query. */
  page: string;
  suite: Suite;
  dates: DatesQuery;
  taken: ReadonlySet<Day>;
  /** What names the booking in the form: its key, its token. */
  fields: Readonly<Record<string, string>>;
  /** Guests chosen so far; without them neither guests nor suite are asked for. */
  guests?: { readonly adults: number; readonly children: number };
  /** Cents of a night that was agreed on; by default the price of the suite. */
  nightCents?: number;
  button: string;
};

/** Suite, dates and guests of a stay, with what it costs. */
export async function ChooseStay(props: Props) {
  const { action, page, suite, dates, taken, fields, guests, button } = props;
  const t = await getTranslations('booking');
  const now = new Date();
  const others = guests && {
    adults: String(guests.adults),
    children: String(guests.children),
  };
  const hrefOf = (chosen: DatesQuery, { slug } = suite) =>
    `${page}?${datesQuery(chosen, guests ? { suite: slug, ...others } : {})}#dates`;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
      <div className="grid content-start gap-12">
        {guests && <ChooseSuite chosen={suite} hrefOf={(other) => hrefOf(dates, other)} />}
        <section id="dates" aria-labelledby="dates-title">
          <h2 id="dates-title" className="mb-4 text-heading">
            {t('dates.title')}
          </h2>
          <StayCalendar {...{ dates, taken, now, hrefOf }} month={shownMonth(dates, now)} />
        </section>
      </div>
      <aside className="lg:sticky lg:top-24 lg:self-start">
        <PlainForm action={action} className="grid gap-7 border border-line bg-paper p-6 sm:p-8">
          <HiddenFields
            fields={{
              ...fields,
              suite: suite.slug,
              ...(dates.checkIn && { from: dates.checkIn }),
              ...(dates.checkOut && { to: dates.checkOut }),
            }}
          />
          <Chosen {...props} />
          {guests && <Guests suite={suite} guests={guests} />}
          <SubmitButton size="lg" className="w-full">
            {button}
          </SubmitButton>
        </PlainForm>
      </aside>
    </div>
  );
}

/** What is chosen so far, and what it costs. */
async function Chosen({ suite, dates: { checkIn, checkOut }, nightCents }: Props) {
  const t = await getTranslations('booking');
  const about = await getTranslations('apartmentDescriptions');
  const page = await getTranslations('residencePage');
  const locale = await currentLocale();
  const count = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
  const cents = nightCents ?? suite.pricePerNightUsd * 100;
  return (
    <div role="status" className="grid gap-4">
      <p className="font-display text-lead">{about(`${suite.id}.name`)}</p>
      {checkIn && checkOut && count > 0 ? (
        <>
          <p>
            {t('dates.span', {
              from: dayInWords(checkIn, locale),
              to: dayInWords(checkOut, locale),
            })}
          </p>
          <p className="text-muted text-small">
            {t('summary.nightly', {
              nights: t('dates.nights', { count }),
              price: formatDollars(cents, locale),
            })}
          </p>
          <p className="border-line border-t pt-4">
            <span className="text-label text-muted uppercase">{t('summary.total')}</span>
            <bdi dir="ltr" className="block font-display text-heading lining-nums tabular-nums">
              {formatDollars(cents * count, locale)}
            </bdi>
            <span className="text-muted text-small">
              {page('taxes', { vat: residenceFacts.vat })}
            </span>
          </p>
        </>
      ) : (
        <p className="text-muted">
          {checkIn ? t('dates.pickOut', { date: dayInWords(checkIn, locale) }) : t('dates.pickIn')}
        </p>
      )}
    </div>
  );
}

/** How many come. */
async function Guests({ suite, guests }: { suite: Suite; guests: NonNullable<Props['guests']> }) {
  const t = await getTranslations('booking');
  const form = await getTranslations('bookingForm');
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => from + n);
  const options = (from: number, to: number) =>
    numbers(from, to).map((n) => (
      <option key={n} value={n}>
        {n}
      </option>
    ));
  return (
    <fieldset className="grid grid-cols-2 gap-6">
      <legend className="sr-only">{t('guests')}</legend>
      <Select
        label={form('adults')}
        name="adults"
        defaultValue={Math.min(guests.adults, suite.guests)}
      >
        {options(1, suite.guests)}
      </Select>
      <Select
        label={form('children')}
        name="children"
        defaultValue={Math.min(guests.children, suite.guests - 1)}
      >
        {options(0, suite.guests - 1)}
      </Select>
      <p className="col-span-2 text-muted text-small">{t('most', { count: suite.guests })}</p>
    </fieldset>
  );
}
