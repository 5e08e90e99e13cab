import { getTranslations } from 'next-intl/server';
import { momentText } from '@/lib/appointments/hour-query';
import type { PlacedMoment } from '@/lib/appointments/hour-words';
import { hoursByDay } from '@/lib/appointments/week';
import { clocksOf } from '@/lib/appointments/zone';
import { weekdayInWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import { HourText } from './hour-text';

type Props = {
  hours: readonly Date[];
  place: PlacedMoment['place'];
  /** Time zone of the visitor. */
  zone: string;
};

/** Hours that are free instead of a lost one, day by day: one of them is chosen within the form, which keeps what was typed. */
export async function OtherHours({ hours, ...by }: Props) {
  const t = await getTranslations('appointment.pick');
  const locale = await currentLocale();
  const zone = clocksOf(by);
  const days = hoursByDay(hours, zone);
  return (
    <fieldset className="grid gap-5 sm:col-span-2">
      <legend className="mb-4 text-label uppercase">{t('hours')}</legend>
      {hours.length === 0 && <p>{t('none')}</p>}
      {[...days].map(([day, free]) => (
        <div key={day} className="grid gap-3 border-line border-t pt-4">
          <p className="font-display text-lead first-letter:uppercase">
            {free[0] && weekdayInWords(free[0], locale, zone)}
          </p>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {free.map((at) => (
              <OtherHour key={at.getTime()} at={at} {...by} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function OtherHour(moment: PlacedMoment) {
  return (
    <label className="relative grid min-h-14 cursor-pointer content-center justify-items-center border border-line px-3 py-2 text-center transition-colors has-checked:border-gold-text has-checked:bg-paper has-focus-visible:outline-2 hover:border-gold-text">
      <input type="radio" name="at" value={momentText(moment.at)} required className="sr-only" />
      <HourText {...moment} />
    </label>
  );
}
