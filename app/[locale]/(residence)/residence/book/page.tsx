import { randomUUID } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { holdStay } from '@/app/_actions/stays';
import { BookingFrame } from '@/components/residence/booking/booking-frame';
import { ChooseStay } from '@/components/residence/booking/choose-stay';
import { NoBooking } from '@/components/residence/booking/no-booking';
import { suites } from '@/content/residence/suites';
import { nightsShown, shownMonth } from '@/lib/residence/calendar';
import { residenceFacts } from '@/lib/residence/residence-facts';
import { findSuite } from '@/lib/residence/stay';
import { guestsIn, readDates } from '@/lib/residence/stay-query';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readOwnHold, readTaken } from '@/use-cases/residence/read-booking';

const path = '/residence/book';

export const generateMetadata = () => pageMetadata({ path, words: 'booking' });

/** The first step: suite, dates and guests. */
export default async function BookPage({ searchParams }: PageProps<'/[locale]/residence/book'>) {
  const query = await searchParams;
  const t = await getTranslations('booking');
  const suite = findSuite(typeof query.suite === 'string' ? query.suite : undefined) ?? suites[0];
  const dates = readDates(query);
  const now = new Date();
  const own = await readOwnHold();
  if (own === 'away') return <NoBooking isAway />;
  const taken = await readTaken(suite.id, nightsShown(shownMonth(dates, now), now), own?.id);
  if (taken === 'away') return <NoBooking isAway />;
  return (
    <BookingFrame
      at="rooms"
      title={t('steps.rooms.title')}
      text={t('steps.rooms.text', residenceFacts)}
      query={query}
      checkIn={dates.checkIn}
    >
      <ChooseStay
        action={holdStay}
        page={path}
        {...{ suite, dates, taken }}
        fields={{ key: randomUUID() }}
        guests={guestsIn(query, suite)}
        button={t('next')}
      />
    </BookingFrame>
  );
}
