import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { Booking } from '@/lib/residence/booking';
import { freeText, type StayRow, stayRows } from '@/lib/residence/stay-words';

/** What a stay is and costs. @param more rows at the end */
export async function StayTable({
  booking,
  more = [],
}: {
  booking: Booking;
  more?: readonly StayRow[];
}) {
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const rows = [...stayRows(booking, messages, locale), ...more];
  return (
    <div>
      <dl className="border-line border-t">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="text-label text-muted uppercase">{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {booking.state !== 'cancelled' && (
        <p className="mt-5 text-muted text-small">
          {freeText(booking.checkIn, messages, locale, new Date())}
        </p>
      )}
    </div>
  );
}
