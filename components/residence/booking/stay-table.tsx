import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { Booking } from '@/lib/residence/booking';
import { hasLeft } from '@/lib/residence/stay';
import { creditText, freeText, type StayRow, stayRows } from '@/lib/residence/stay-words';
import { FactRows } from './fact-rows';

/** What a stay is and costs. @param more rows at the end */
export async function StayTable({
  booking,
  more = [],
}: {
  booking: Booking;
  more?: readonly StayRow[];
}) {
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const isNone = booking.state === 'cancelled' || booking.state === 'noShow';
  const isToCome = !isNone && !hasLeft(booking, new Date());
  const rows = [...stayRows(booking, messages, locale), ...more];
  return (
    <div>
      <FactRows rows={rows} />
      {booking.state === 'booked' && (
        <p className="mt-5 border-gold border-s-2 bg-paper px-6 py-4">
          {creditText(booking, messages, locale)}
        </p>
      )}
      {isToCome && (
        <p className="mt-5 text-muted text-small">
          {freeText(booking, messages, locale, new Date())}
        </p>
      )}
    </div>
  );
}
