import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { dayInWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import type { Booking } from '@/lib/residence/booking';
import { Block } from './block';

type Props = { stays: readonly { readonly booking: Booking; readonly path: string }[] };

/** The booked stays of a visitor, each a link to its page; nothing where there are none. */
export async function OwnStays({ stays }: Props) {
  const t = await getTranslations('myData.stays');
  const dates = await getTranslations('booking.dates');
  const about = await getTranslations('apartmentDescriptions');
  const locale = await currentLocale();
  if (stays.length === 0) return null;
  return (
    <Block title={t('title')} text={t('text')}>
      <ul className="w-full">
        {stays.map(({ booking: { number, suite, checkIn, checkOut }, path }) => (
          <li key={number} className="border-line border-b py-4">
            <Link href={path} prefetch={false} className="prose-link">
              {about(`${suite}.name`)}
            </Link>
            <span className="block text-muted text-small">
              {dates('span', {
                from: dayInWords(checkIn, locale),
                to: dayInWords(checkOut, locale),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
