import { houseHour, whenText } from '@/lib/appointments/hour-words';
import { timeInWords } from '@/lib/calendar/dates';
import { currentLocale, getMessages } from '@/lib/i18n/request';

/** An hour in the zone of whoever looks, and in that of the house where it is another; spoken with its day. */
export async function HourText({ at, zone }: { at: Date; zone: string }) {
  const [messages, locale] = [await getMessages(), await currentLocale()];
  const house = houseHour(at, zone, messages, locale);
  return (
    <>
      <span aria-hidden="true" className="text-lead lining-nums tabular-nums">
        {timeInWords(at, locale, zone)}
      </span>
      {house && (
        <span aria-hidden="true" className="text-muted text-small">
          {house}
        </span>
      )}
      <span className="sr-only">{whenText(at, zone, messages, locale)}</span>
    </>
  );
}
