import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm, MeantBox } from '@/components/desk/desk-form';
import { NewLetter } from '@/components/desk/matter-mails';
import { Select } from '@/components/ui/field';
import type { FreeHour } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { dayInWords } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Question } from '@/lib/desk/forms/questions';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { defaultLocale, languages, locales } from '@/lib/i18n/locales';
import { CallerFields, CallerWishes } from './caller-fields';
import { HourFields } from './hour-fields';

type Props = {
  book: PlainAction;
  /** Key of the form: sent again it books nothing more. */
  nextKey: string;
  today: string;
  /** The day that is offered first, and who is free on it. */
  day: string;
  free: readonly FreeHour[];
  /** The view that the form goes back to. */
  back: Readonly<Record<string, string>>;
  /** What was typed for an hour that was not booked, and what it asks then. */
  typed: Typed<'hour'>;
  asked?: Question;
};

/** Books an hour for somebody who telephones. */
export function HourForm({ book, nextKey, today, day, free, back, typed, asked }: Props) {
  const { calendar: t } = deskWords;
  const field = fieldsWith('hour', typed);
  return (
    <FoldedForm
      title={t.byHand}
      edges="border-y"
      action={book}
      fields={{ ...back, key: nextKey }}
      button={t.book}
      typed={typed}
      letter={<NewLetter of="hour" />}
      className="grid gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <FreeHours day={day} free={free} />
      <HourFields
        today={today}
        field={field}
        day={typed.on ?? day}
        // The first at which somebody is free: earlier ones of today are over.
        time={clockOfFirst(free)}
      />
      <Select label={t.spoken} {...field('spoken')}>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale].name}
          </option>
        ))}
      </Select>
      <CallerFields field={field} emailNote={t.emailNote} />
      <div className="grid gap-6 sm:col-span-2 lg:col-span-3">
        <CallerWishes field={field} />
        <MeantBox {...{ asked, typed }} of="hour" />
      </div>
    </FoldedForm>
  );
}

const clockOfFirst = (free: readonly FreeHour[]): string | undefined => {
  const first = free.find(({ advisers }) => advisers.length > 0);
  return first && clockAt(first.at).time;
};

/** Who is free at each hour of a day. */
function FreeHours({ day, free }: Pick<Props, 'day' | 'free'>) {
  const { calendar: t } = deskWords;
  return (
    <div className="grid gap-3 text-small sm:col-span-2 lg:col-span-4">
      <p className="text-muted">
        {deskText(free.length > 0 ? 'calendar.freeOn' : 'calendar.noneOn', {
          day: dayInWords(day, defaultLocale),
        })}
      </p>
      <dl className="grid gap-x-6 gap-y-1 empty:hidden lg:grid-cols-2">
        {free.map(({ at, advisers }) => (
          <div key={at.getTime()} className="flex gap-4">
            <dt className="tabular-nums">{clockAt(at).time}</dt>
            <dd className={advisers.length > 0 ? '' : 'text-muted'}>
              {advisers.map(({ name, speaks }) => `${name} (${speaks.join(', ')})`).join(' · ') ||
                t.nobodyFree}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
