import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Appointment } from '@/lib/appointments/appointment';
import { whenText } from '@/lib/appointments/hour-words';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { Block } from './block';

type Props = { hours: readonly { readonly hour: Appointment; readonly path: string }[] };

/** The booked hours of a visitor, each a link to its page; nothing where there are none. */
export async function OwnHours({ hours }: Props) {
  const t = await getTranslations('myData.hours');
  const [messages, locale] = [await getMessages(), await currentLocale()];
  if (hours.length === 0) return null;
  return (
    <Block title={t('title')} text={t('text')}>
      <ul className="w-full">
        {hours.map(({ hour: { number, place, startsAt, timeZone }, path }) => (
          <li key={number} className="border-line border-b py-4">
            <Link href={path} prefetch={false} className="prose-link">
              {messages.appointment.places[place].title}
            </Link>
            <span className="block text-muted text-small first-letter:uppercase">
              {whenText({ at: startsAt, place, zone: timeZone }, messages, locale)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
