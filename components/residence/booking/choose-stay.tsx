import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
import { shownMonth } from '@/lib/residence/calendar';
import { type DatesQuery, datesQuery } from '@/lib/residence/stay-query';
import { StayCalendar } from './calendar';
import { ChooseSuite } from './choose-suite';
import { type ChosenProps, ChosenStay } from './chosen-stay';
import { Guests } from './guests';
import { StayLengths } from './stay-lengths';

type Props = ChosenProps & {
  action: PlainAction;
  /** Path of the page, without language and query. */
  page: string;
  /** What names the booking in the form: its key, its token. */
  fields: Readonly<Record<string, string>>;
  /** Guests chosen so far; without them neither guests nor suite are asked for. */
  guests?: { readonly adults: number; readonly children: number };
  button: string;
};

/** Suite, dates and guests of a stay, with what it costs. */
export async function ChooseStay(props: Props) {
  const { action, page, suite, dates, taken, left, fields, guests, button } = props;
  const t = await getTranslations('booking');
  const now = new Date();
  const hrefOf = (chosen: DatesQuery, { slug } = suite, many = guests) => {
    const others = many && {
      ...{ suite: slug, adults: String(many.adults), children: String(many.children) },
    };
    return `${page}?${datesQuery(chosen, others ?? {})}#dates`;
  };
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
      <div className="grid content-start gap-12">
        {guests && <ChooseSuite chosen={suite} hrefOf={(other) => hrefOf(dates, other)} />}
        <section id="dates" aria-labelledby="dates-title">
          <h2 id="dates-title" className="mb-4 text-heading">
            {t('dates.title')}
          </h2>
          <StayCalendar {...{ dates, taken, now, left, hrefOf }} month={shownMonth(dates, now)} />
          {dates.checkIn && (
            <Link
              href={hrefOf({ month: shownMonth(dates, now) })}
              scroll={false}
              prefetch={false}
              className="prose-link mt-5 inline-block"
            >
              {t('dates.again')}
            </Link>
          )}
        </section>
      </div>
      {/* On a phone what was chosen, and its button, follow the days at once. */}
      <aside className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <PlainForm action={action} className="grid gap-7 border border-line bg-paper p-6 sm:p-8">
          <HiddenFields
            fields={{
              ...fields,
              suite: suite.slug,
              ...(dates.checkIn && { from: dates.checkIn }),
              ...(dates.checkOut && { to: dates.checkOut }),
              // Without dates the form comes back to the month that is shown.
              ...(dates.month && { month: dates.month }),
            }}
          />
          <ChosenStay {...props} />
          {guests && (
            <Guests suite={suite} guests={guests} hrefOf={(many) => hrefOf(dates, suite, many)} />
          )}
          <SubmitButton size="lg" className="w-full">
            {button}
          </SubmitButton>
        </PlainForm>
      </aside>
      <StayLengths />
    </div>
  );
}
