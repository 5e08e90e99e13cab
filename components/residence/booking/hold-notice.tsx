import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { inWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import type { Booking } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';

/** Until when the nights of a begun booking are kept, and the way to other ones. */
export async function HoldNotice({ booking, token }: { booking: Booking; token: string }) {
  const t = await getTranslations('booking');
  const until = booking.heldUntil;
  if (!until) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-gold border-s-2 bg-paper px-6 py-4">
      <p>
        {until > new Date()
          ? t('hold', { time: inWords(until, await currentLocale()).time })
          : t('holdEnded')}
      </p>
      <Link href={bookingPath('move', token)} prefetch={false} className="prose-link">
        {t('change')}
      </Link>
    </div>
  );
}
