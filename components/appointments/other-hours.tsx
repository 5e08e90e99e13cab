import { getTranslations } from 'next-intl/server';
import { momentText } from '@/lib/appointments/hour-query';
import { hoursByDay } from '@/lib/appointments/week';
import { weekdayInWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import { HourText } from './hour-text';

type Props = {
  hours: readonly Date[];
  /** Time zone of the visitor. */
  zone: string;
};

/** Hours that are free instead of a lost one, day by day: one of them is chosen within the form, which keeps what was typed. */
export async function OtherHours({ hours, zone }: Props) {
  const t = await getTranslations('appointment.pick');
  const locale = await currentLocale();
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
              <OtherHour key={at.getTime()} at={at} zone={zone} />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function OtherHour({ at, zone }: { at: Date; zone: string }) {
  return (
    <label className="relative grid min-h-14 cursor-pointer content-center justify-items-center border border-line px-3 py-2 text-center transition-colors has-checked:border-gold-text has-checked:bg-paper has-focus-visible:outline-2 hover:border-gold-text">
      <input type="radio" name="at" value={momentText(at)} required className="sr-only" />
      <HourText at={at} zone={zone} />
    </label>
  );
}
