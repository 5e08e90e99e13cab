import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { inWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import type { Booking } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';

type Props = {
  booking: Booking;
  token: string;
  /** What became of its nights. */
  state: 'kept' | 'ended' | 'lost';
  /** Whether its guest has proven an address: else the hold gives way to whoever has. */
  isProven: boolean;
};

/** Until when the nights of a begun booking are kept, and the way to other ones. */
export async function HoldNotice({ booking, token, state, isProven }: Props) {
  const t = await getTranslations('booking');
  const until = booking.heldUntil;
  if (!until) return null;
  const isHeld = state === 'kept';
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-gold border-s-2 bg-paper px-6 py-4">
      <div className="max-w-measure">
        <p>
          {isHeld
            ? t('hold', { time: inWords(until, await currentLocale()).time })
            : t(state === 'lost' ? 'notices.taken' : 'holdEnded')}
        </p>
        {isHeld && !isProven && <p className="text-muted text-small">{t('yields')}</p>}
      </div>
      <Link href={bookingPath('move', token)} prefetch={false} className="prose-link">
        {t('change')}
      </Link>
    </div>
  );
}
