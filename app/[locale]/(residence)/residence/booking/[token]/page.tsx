import { getTranslations } from 'next-intl/server';
import { cancelStay } from '@/app/_actions/stays';
import { BookingFrame } from '@/components/residence/booking/booking-frame';
import { ManageStay } from '@/components/residence/booking/manage-stay';
import { NoBooking } from '@/components/residence/booking/no-booking';
import { StayTable } from '@/components/residence/booking/stay-table';
import { FreshPage } from '@/components/ui/browser/fresh-page.client';
import { ScenePicture } from '@/components/ui/theme-picture';
import { Unbroken } from '@/components/ui/unbroken';
import { company } from '@/content/house/company';
import { inRow } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { isTrueOf } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';
import { formatDollars } from '@/lib/residence/night-price';
import { freeUntil, hasLeft } from '@/lib/residence/stay';
import { moneyAt } from '@/lib/residence/stay-money';
import {
  cancelledText,
  guestRow,
  moneyRows,
  requestRows,
  type StayRow,
} from '@/lib/residence/stay-words';
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
  const isOver = state === 'booked' && hasLeft(booking, new Date());
  const isBooked = state === 'booked' && !isOver;
  const isPaying = state === 'held' && (await readIsPaying(booking.id));
  const isToCome = isBooked || state === 'held';
  const how: StayRow[] = payment && isToCome ? [[t('payment.title'), t(`payment.${payment}`)]] : [];
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const money = await readStayMoney(booking);
  const { keptCents } = moneyAt(0, money);
  const missed: StayRow[] =
    state === 'noShow' && money.dueCents > 0
      ? [[t('payment.owed'), formatDollars(money.dueCents, locale)]]
      : [];
  const house: StayRow[] = [
    [t('guestInfo.address'), inRow([company.name, messages.apartments.location], locale)],
    [t('guestInfo.phone'), company.phones[0]],
  ];
  const { guest } = booking;
  const asked = guest
    ? [guestRow(guest, messages, locale), ...requestRows(guest, messages, locale)]
    : [];
  // While it is booked, the text above says it.
  const named: StayRow[] = isToCome ? [] : [[t('number'), number]];
  const more = [
    ...named,
    ...asked,
    ...how,
    ...moneyRows(money, messages, locale),
    ...missed,
    ...house,
  ];
  const given = await searchParams;
  const isFree = freeUntil(booking) > new Date();
  const texts = {
    booked: isOver ? (
      t('manage.over')
    ) : (
      <Unbroken
        text={t(isFree ? 'confirmation.text' : 'confirmation.textFixed', { number })}
        part={number}
        isSentence
      />
    ),
    cancelled: cancelledText(money, messages, locale),
    held: t(isPaying ? 'manage.payingText' : 'manage.heldText'),
    noShow: t('manage.noShowText'),
  };
  return (
    <BookingFrame
      title={t(isBooked ? 'confirmation.title' : 'manage.title')}
      text={texts[state]}
      // Back leads to an address that says what came of an earlier form.
      query={isTrueOf(given.notice, state) ? given : {}}
    >
      <FreshPage state={state} />
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
        <StayTable booking={booking} more={more} />
        <div className="grid content-start gap-8">
          <ScenePicture
            name={`suites/${booking.suite}`}
            alt={messages.apartmentDescriptions[booking.suite].name}
            sizes="(min-width: 64rem) 40vw, 92vw"
            widest={960}
            className="aspect-3/2 w-full object-cover print:hidden"
          />
          <ManageStay
            booking={booking}
            token={token}
            cancel={cancelStay}
            back={keptCents > 0 ? formatDollars(keptCents, locale) : undefined}
          />
        </div>
      </div>
    </BookingFrame>
  );
}
