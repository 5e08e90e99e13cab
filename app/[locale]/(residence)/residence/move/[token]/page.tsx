import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { holdStay, moveStay } from '@/app/_actions/stays';
import { BookingFrame } from '@/components/residence/booking/booking-frame';
import { ChooseStay } from '@/components/residence/booking/choose-stay';
import { NoBooking } from '@/components/residence/booking/no-booking';
import { ButtonLink } from '@/components/ui/button-link';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { bookingPath } from '@/lib/residence/booking-path';
import { nightsShown, shownMonth } from '@/lib/residence/calendar';
import { findSuite, isChangeable, requireSuite } from '@/lib/residence/stay';
import { guestsIn, readDates } from '@/lib/residence/stay-query';
import { moneyRowsAt } from '@/lib/residence/stay-words';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readBooking, readStayMoney, readTaken } from '@/use-cases/residence/read-booking';

type Props = PageProps<'/[locale]/residence/move/[token]'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata({ path: bookingPath('move', (await params).token), words: 'booking' });
}

/** Other dates for a stay: in any suite while it is being booked, in its own once it is. */
export default async function MovePage({ params, searchParams }: Props) {
  const { token } = await params;
  const query = await searchParams;
  const booking = await readBooking(token);
  if (!booking || booking === 'away') return <NoBooking isAway={booking === 'away'} />;
  const { state, checkIn, checkOut, adults, children } = booking;
  const isHeld = state === 'held';
  const now = new Date();
  const [messages, locale] = [await getMessages(), await currentLocale()];
  if (!isHeld && !isChangeable(booking, now))
    redirect(localePath(locale, bookingPath('booking', token)));
  const t = await getTranslations('booking');
  const wanted = typeof query.suite === 'string' ? findSuite(query.suite) : undefined;
  const suite = (isHeld && wanted) || requireSuite(booking.suite);
  const given = readDates(query);
  const dates = given.checkIn || given.month ? given : { checkIn, checkOut };
  const nights = nightsShown(shownMonth(dates, now), now);
  const lost = await readTaken(suite.id, nights, booking.id);
  if (lost === 'away') return <NoBooking isAway />;
  // What was booked before the house closed a night stays booked.
  const isOwn = (night: string) => !isHeld && night >= checkIn && night < checkOut;
  const taken = new Map([...lost].filter(([night]) => !isOwn(night)));
  const guests = isHeld
    ? guestsIn({ adults: String(adults), children: String(children), ...query }, suite)
    : undefined;
  const money = isHeld ? undefined : await readStayMoney(booking);
  return (
    <BookingFrame
      at={isHeld ? 'rooms' : undefined}
      title={t(isHeld ? 'steps.rooms.title' : 'manage.move')}
      text={isHeld ? undefined : t('manage.moveText')}
      query={query}
      checkIn={dates.checkIn}
    >
      <ChooseStay
        action={isHeld ? holdStay : moveStay}
        page={bookingPath('move', token)}
        {...{ suite, dates, taken, guests }}
        fields={{ key: booking.id, token }}
        left={isHeld ? undefined : booking}
        moneyOf={money && ((cents) => moneyRowsAt(cents, money, messages, locale))}
        button={t(isHeld ? 'next' : 'manage.moveButton')}
      />
      <ButtonLink
        href={bookingPath('booking', token)}
        variant="link"
        className="justify-self-start"
      >
        {t('manage.back')}
      </ButtonLink>
    </BookingFrame>
  );
}
