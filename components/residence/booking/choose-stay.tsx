import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
import type { Suite } from '@/content/residence/suites';
import { dayInWords } from '@/lib/calendar/dates';
import { daysBetween } from '@/lib/calendar/days';
import { withArticles } from '@/lib/i18n/articles';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formatDollars } from '@/lib/money';
import type { Booking } from '@/lib/residence/booking';
import { type LostNights, refusalShown, shownMonth } from '@/lib/residence/calendar';
import { residenceFacts } from '@/lib/residence/residence-facts';
import { type BookedNights, nightCentsOf, shortestStay } from '@/lib/residence/stay';
import { type DatesQuery, datesQuery } from '@/lib/residence/stay-query';
import { insteadText, type StayRow, termsTexts } from '@/lib/residence/stay-words';
import { StayCalendar } from './calendar';
import { ChooseSuite } from './choose-suite';
import { Guests } from './guests';
import { StayLengths } from './stay-lengths';

type Props = {
  action: PlainAction;
  /** Path of the page, without language and query. */
  page: string;
  suite: Suite;
  dates: DatesQuery;
  taken: LostNights;
  /** What names the booking in the form: its key, its token. */
  fields: Readonly<Record<string, string>>;
  /** Guests chosen so far; without them neither guests nor suite are asked for. */
  guests?: { readonly adults: number; readonly children: number };
  /** The stay that is booked and would be moved: its price by night holds; without it that of the suite does. */
  left?: BookedNights;
  /** What a price means for what was paid already, row by row. */
  moneyOf?: (totalCents: number) => readonly StayRow[];
  button: string;
};

/** Suite, dates and guests of a stay, with what it costs. */
export async function ChooseStay(props: Props) {
  const { action, page, suite, dates, taken, fields, guests, button } = props;
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
          <StayCalendar {...{ dates, taken, now, hrefOf }} month={shownMonth(dates, now)} />
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
          <StayLengths />
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
          {guests && (
            <Guests suite={suite} guests={guests} hrefOf={(many) => hrefOf(dates, suite, many)} />
          )}
          <SubmitButton size="lg" className="w-full">
            {button}
          </SubmitButton>
        </PlainForm>
      </aside>
    </div>
  );
}

/** What is chosen so far, and what it costs. */
async function Chosen({ suite, dates, taken, left, moneyOf }: Props) {
  const { checkIn, checkOut } = dates;
  const t = await getTranslations('booking');
  const about = await getTranslations('apartmentDescriptions');
  const page = await getTranslations('residencePage');
  const locale = await currentLocale();
  const count = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
  const cents = left ? nightCentsOf(left) : suite.pricePerNightUsd * 100;
  const now = new Date();
  const refusal = refusalShown({ dates, taken, now });
  if (refusal && checkIn)
    return (
      <div role="status" className="grid gap-4">
        <p className="font-display text-lead">{about(`${suite.id}.name`)}</p>
        {checkOut && count > 0 && (
          <p>
            {t('dates.span', {
              from: dayInWords(checkIn, locale),
              to: dayInWords(checkOut, locale),
            })}
          </p>
        )}
        {left && <Left left={left} dates={dates} />}
        <p>{t(`notices.${refusal}`, { ...residenceFacts, shortest: shortestStay(checkIn) })}</p>
      </div>
    );
  return (
    <div role="status" className="grid gap-4">
      <p className="font-display text-lead">{about(`${suite.id}.name`)}</p>
      {checkIn && checkOut && count > 0 ? (
        <>
          <p>
            {withArticles(
              t('dates.span', {
                from: dayInWords(checkIn, locale),
                to: dayInWords(checkOut, locale),
              }),
              locale,
            )}
          </p>
          <p className="text-muted text-small">
            {t('summary.nightly', {
              nights: t('dates.nights', { count }),
              price: formatDollars(cents, locale),
            })}
          </p>
          <p className="border-line border-t pt-4">
            <span className="text-label text-muted uppercase">{t('summary.total')}</span>
            <span className="block font-display text-heading lining-nums tabular-nums">
              <bdi dir="ltr">{formatDollars(cents * count, locale)}</bdi>
            </span>
            <span className="text-muted text-small">
              {page('taxes', { vat: residenceFacts.vat })}
            </span>
          </p>
          {left && <Left left={left} dates={dates} />}
          {moneyOf && <MoneyRows rows={moneyOf(cents * count)} />}
          <Terms checkIn={checkIn} state={left ? 'booked' : 'held'} now={now} />
        </>
      ) : (
        <p className="text-muted">
          {checkIn ? t('dates.pickOut', { date: dayInWords(checkIn, locale) }) : t('dates.pickIn')}
        </p>
      )}
    </div>
  );
}

/** What is left for other dates: those of the stay, with its price. */
async function Left({ left, dates }: { left: BookedNights; dates: DatesQuery }) {
  if (left.checkIn === dates.checkIn && left.checkOut === dates.checkOut) return null;
  return (
    <p className="text-muted text-small">
      {insteadText(left, await getMessages(), await currentLocale())}
    </p>
  );
}

/** What it means to take the dates: whether they are cancelled without cost, and changed online. */
async function Terms({ now, ...stay }: Pick<Booking, 'checkIn' | 'state'> & { now: Date }) {
  const texts = termsTexts(stay, await getMessages(), await currentLocale(), now);
  return texts.map((text) => (
    <p key={text} className="text-muted text-small">
      {text}
    </p>
  ));
}

/** What was paid already, and what becomes of it. */
function MoneyRows({ rows }: { rows: readonly StayRow[] }) {
  return (
    <dl className="empty:hidden">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-line border-t py-2">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
