import type { PlainAction } from '@/components/account/plain-form';
import { ClosedTooBox, FoldedForm } from '@/components/desk/desk-form';
import { Field, Select, TextArea } from '@/components/ui/field';
import { appointmentPlaces } from '@/content/appointments/appointments';
import { openingTimes } from '@/lib/appointments/slots';
import { deskWords } from '@/lib/desk/desk-words';
import type { Typed } from '@/lib/desk/typed';
import { languages, locales } from '@/lib/i18n/locales';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  book: PlainAction;
  /** Key of the form: sent again it books nothing more. */
  nextKey: string;
  today: string;
  /** The day that is offered first. */
  day: string;
  /** The view that the form goes back to. */
  back: Readonly<Record<string, string>>;
  /** What was typed for an hour that was not booked, and whether because of a closed day. */
  typed: Typed<'hour'>;
  isClosed: boolean;
};

/** Books an hour for somebody who telephones. */
export function HourForm({ book, nextKey, today, day, back, typed, isClosed }: Props) {
  const { calendar: t } = deskWords;
  return (
    <FoldedForm
      title={t.byHand}
      edges="border-y"
      action={book}
      fields={{ ...back, key: nextKey }}
      button={t.book}
      typed={typed}
      className="grid gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field
        label={t.day}
        name="on"
        type="date"
        min={today}
        defaultValue={typed.on ?? day}
        required
      />
      <Select label={t.time} note={t.timeNote} name="time" defaultValue={typed.time}>
        {openingTimes.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Select>
      <Select label={t.place} name="place" defaultValue={typed.place}>
        {appointmentPlaces.map((place) => (
          <option key={place} value={place}>
            {t.places[place]}
          </option>
        ))}
      </Select>
      <Select label={t.spoken} name="spoken" defaultValue={typed.spoken}>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale].name}
          </option>
        ))}
      </Select>
      <Field
        label={t.name}
        name="name"
        defaultValue={typed.name}
        maxLength={formLengths.name}
        required
      />
      <Field
        label={t.phone}
        name="phone"
        defaultValue={typed.phone}
        type="tel"
        maxLength={formLengths.phone}
        required
      />
      <Field
        label={t.email}
        note={t.emailNote}
        name="email"
        defaultValue={typed.email}
        type="email"
        maxLength={formLengths.email}
      />
      <div className="grid gap-6 sm:col-span-2 lg:col-span-3">
        <TextArea
          label={t.wishes}
          note={t.optional}
          name="wishes"
          defaultValue={typed.wishes}
          maxLength={formLengths.requests}
        />
        <ClosedTooBox isAsked={isClosed} />
      </div>
    </FoldedForm>
  );
}
