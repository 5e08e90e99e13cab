import { getTranslations } from 'next-intl/server';
import type { Suite } from '@/content/residence/suites';
import { dayInWords } from '@/lib/calendar/dates';
import { daysBetween } from '@/lib/calendar/days';
import { withArticles } from '@/lib/i18n/articles';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { type AgreedTerms, termsToday } from '@/lib/residence/agreed-terms';
import type { Booking } from '@/lib/residence/booking';
import { type LostNights, refusalShown } from '@/lib/residence/calendar';
import { formatDollars } from '@/lib/residence/night-price';
import { residenceFacts } from '@/lib/residence/residence-facts';
import { type BookedNights, nightCentsOf, shortestStay } from '@/lib/residence/stay';
import type { DatesQuery } from '@/lib/residence/stay-query';
import { insteadText, type StayRow, termsTexts } from '@/lib/residence/stay-words';

export type ChosenProps = {
  suite: Suite;
  dates: DatesQuery;
  taken: LostNights;
  /** The stay that is booked and would be moved: its price by night and its terms hold; without it those of today do. */
  left?: BookedNights & AgreedTerms;
  /** What a price means for what was paid already, row by row. */
  moneyOf?: (totalCents: number) => readonly StayRow[];
};

/** What is chosen so far, and what it costs. */
export async function ChosenStay({ suite, dates, taken, left, moneyOf }: ChosenProps) {
  const { checkIn, checkOut } = dates;
  const t = await getTranslations('booking');
  const about = await getTranslations('apartmentDescriptions');
  const page = await getTranslations('residencePage');
  const locale = await currentLocale();
  const count = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0;
  const cents = left ? nightCentsOf(left) : suite.pricePerNightUsd * 100;
  const now = new Date();
  const refusal = refusalShown({ dates, taken, now, left });
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
          <Terms
            checkIn={checkIn}
            terms={left ?? termsToday}
            state={left ? 'booked' : 'held'}
            now={now}
          />
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
async function Terms({
  terms,
  now,
  ...dates
}: Pick<Booking, 'checkIn' | 'state'> & { terms: AgreedTerms; now: Date }) {
  const texts = termsTexts({ ...terms, ...dates }, await getMessages(), await currentLocale(), now);
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
