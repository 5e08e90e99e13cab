import { getTranslations } from 'next-intl/server';
import { cancelStay } from '@/app/_actions/stays';
import { BookingFrame } from '@/components/residence/booking/booking-frame';
import { ManageStay } from '@/components/residence/booking/manage-stay';
import { NoBooking } from '@/components/residence/booking/no-booking';
import { StayTable } from '@/components/residence/booking/stay-table';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { bookingPath } from '@/lib/residence/booking-token';
import { moneyRows, type StayRow } from '@/lib/residence/stay-words';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readBooking, readIsPaying, readStayMoney } from '@/use-cases/residence/read-booking';

type Props = PageProps<'/[locale]/residence/booking/[token]'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata({ path: bookingPath('booking', (await params).token), words: 'booking' });
}

/** A stay: what it is, and what can still be done with it. */
export default async function BookingPage({ params, searchParams }: Props) {
  const { token } = await params;
  const booking = await readBooking(token);
  if (!booking || booking === 'away') return <NoBooking isAway={booking === 'away'} />;
  const { state, number, payment } = booking;
  const t = await getTranslations('booking');
  const isBooked = state === 'booked';
  const isPaying = state === 'held' && (await readIsPaying(booking.id));
  const how: StayRow[] = payment ? [[t('payment.title'), t(`payment.${payment}`)]] : [];
  const more = [
    ...how,
    ...moneyRows(await readStayMoney(booking), await getMessages(), await currentLocale()),
  ];
  const texts = {
    booked: t('confirmation.text', { number }),
    cancelled: t('manage.cancelledText'),
    held: t(isPaying ? 'manage.payingText' : 'manage.heldText'),
    noShow: t('states.noShow'),
  };
  return (
    <BookingFrame
      title={t(isBooked ? 'confirmation.title' : 'manage.title')}
      text={texts[state]}
      query={await searchParams}
    >
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <StayTable booking={booking} more={more} />
        <ManageStay booking={booking} token={token} cancel={cancelStay} />
      </div>
    </BookingFrame>
  );
}
