import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { bookStay } from '@/app/_actions/stays';
import { BookingFrame } from '@/components/residence/booking/booking-frame';
import { HoldNotice } from '@/components/residence/booking/hold-notice';
import { NoBooking } from '@/components/residence/booking/no-booking';
import { PayStay } from '@/components/residence/booking/pay-stay';
import { StayTable } from '@/components/residence/booking/stay-table';
import { FreshPage } from '@/components/ui/browser/fresh-page.client';
import { Link } from '@/components/ui/link';
import { hasProvider } from '@/lib/checkout/payment-link';
import { inRow, localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { bookingPayments, shownKey } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';
import { formatDollars } from '@/lib/residence/night-price';
import { guestRow, requestRows, type StayRow } from '@/lib/residence/stay-words';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readProven } from '@/use-cases/account/read-visitor';
import { takesCards } from '@/use-cases/residence/pay-stay';
import { readBooking, readHoldState } from '@/use-cases/residence/read-booking';

type Props = PageProps<'/[locale]/residence/summary/[token]'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata({ path: bookingPath('summary', (await params).token), words: 'booking' });
}

/** The third step: what is booked, how it is paid, and the button that binds. */
export default async function SummaryPage({ params, searchParams }: Props) {
  const { token } = await params;
  const booking = await readBooking(token);
  if (!booking || booking === 'away') return <NoBooking isAway={booking === 'away'} />;
  const locale = await currentLocale();
  const { state, guest, checkIn, totalCents } = booking;
  if (state !== 'held') redirect(localePath(locale, bookingPath('booking', token)));
  if (!guest) redirect(localePath(locale, bookingPath('details', token)));
  const hold = await readHoldState(booking);
  const t = await getTranslations('booking');
  const place = [guest.address, `${guest.postcode} ${guest.city}`, guest.country];
  const given: StayRow[] = [
    guestRow(guest, await getMessages(), locale),
    [t('guestInfo.phone'), guest.phone],
    [t('guestInfo.address'), inRow(place, locale)],
    ...requestRows(guest, await getMessages(), locale),
  ];
  const page = await getTranslations('residencePage.rules');
  return (
    <BookingFrame
      at="confirmation"
      title={t('summary.title')}
      text={t('summary.text')}
      query={await searchParams}
      checkIn={checkIn}
    >
      <FreshPage state={shownKey(booking)} />
      <HoldNotice
        booking={booking}
        token={token}
        state={hold}
        isProven={(await readProven()) !== undefined}
      />
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <StayTable booking={booking} more={given} />
          <p className="mt-3 text-muted text-small">{page('law')}</p>
          <Link
            href={bookingPath('details', token)}
            prefetch={false}
            className="prose-link mt-5 inline-block"
          >
            {t('changeGuest')}
          </Link>
        </div>
        {hold !== 'lost' && (
          <PayStay
            action={bookStay}
            token={token}
            shown={shownKey(booking)}
            payments={hasProvider() && !takesCards() ? ['property'] : bookingPayments}
            isDemonstration={!hasProvider()}
            total={formatDollars(totalCents, locale)}
          />
        )}
      </div>
    </BookingFrame>
  );
}
