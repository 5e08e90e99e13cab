import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { saveGuest } from '@/app/_actions/stays';
import { BookingFrame } from '@/components/residence/booking/booking-frame';
import { GuestForm } from '@/components/residence/booking/guest-form.client';
import { HoldNotice } from '@/components/residence/booking/hold-notice';
import { NoBooking } from '@/components/residence/booking/no-booking';
import { StayTable } from '@/components/residence/booking/stay-table';
import { localePath } from '@/lib/i18n/locales';
import { compileSentence } from '@/lib/i18n/messages';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { bookingPath } from '@/lib/residence/booking-path';
import { requireSuite } from '@/lib/residence/stay';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readProven } from '@/use-cases/account/read-visitor';
import { readBooking, readHoldState } from '@/use-cases/residence/read-booking';

type Props = PageProps<'/[locale]/residence/details/[token]'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata({ path: bookingPath('details', (await params).token), words: 'booking' });
}

/** The second step: who comes. */
export default async function DetailsPage({ params, searchParams }: Props) {
  const { token } = await params;
  const booking = await readBooking(token);
  if (!booking || booking === 'away') return <NoBooking isAway={booking === 'away'} />;
  const locale = await currentLocale();
  if (booking.state !== 'held') redirect(localePath(locale, bookingPath('booking', token)));
  const proven = await readProven();
  const t = await getTranslations('booking');
  const suite = requireSuite(booking.suite);
  const { guestInfo, faults, optional, next, notices } = (await getMessages()).booking;
  return (
    <BookingFrame
      at="details"
      title={t('steps.details.title')}
      text={t('steps.details.text')}
      query={await searchParams}
    >
      <HoldNotice
        booking={booking}
        token={token}
        state={await readHoldState(booking)}
        isProven={proven !== undefined}
      />
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <GuestForm
          save={saveGuest}
          token={token}
          tooMany={compileSentence(notices.tooMany)}
          locale={locale}
          stay={{
            ...{ suite: suite.slug, from: booking.checkIn, to: booking.checkOut },
            ...{ adults: String(booking.adults), children: String(booking.children) },
          }}
          typed={booking.guest ?? { email: proven }}
          words={{ guestInfo, faults, optional, next, notices }}
        />
        <StayTable booking={booking} />
      </div>
    </BookingFrame>
  );
}
