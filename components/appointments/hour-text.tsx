import { houseHour, type PlacedMoment, whenText } from '@/lib/appointments/hour-words';
import { clocksOf } from '@/lib/appointments/zone';
import { timeInWords } from '@/lib/calendar/dates';
import { currentLocale, getMessages } from '@/lib/i18n/request';

/** A call in the zone of whoever looks, and in that of the house where it is another, a visit in that alone; spoken with its day. */
export async function HourText(moment: PlacedMoment) {
  const { at } = moment;
  const zone = clocksOf(moment);
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
      <span className="sr-only">{whenText(moment, messages, locale)}</span>
    </>
  );
}
