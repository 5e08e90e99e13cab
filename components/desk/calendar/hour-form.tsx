import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Field, Select, TextArea } from '@/components/ui/field';
import { appointmentPlaces } from '@/content/appointments/appointments';
import { openingTimes } from '@/lib/appointments/slots';
import { deskWords } from '@/lib/desk/desk-words';
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
};

/** Books an hour for somebody who telephones. */
export function HourForm({ book, nextKey, today, day, back }: Props) {
  const { calendar: t } = deskWords;
  return (
    <FoldedForm
      title={t.byHand}
      edges="border-y"
      action={book}
      fields={{ ...back, key: nextKey }}
      button={t.book}
      className="grid gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label={t.day} name="on" type="date" min={today} defaultValue={day} required />
      <Select label={t.time} note={t.timeNote} name="time">
        {openingTimes.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </Select>
      <Select label={t.place} name="place">
        {appointmentPlaces.map((place) => (
          <option key={place} value={place}>
            {t.places[place]}
          </option>
        ))}
      </Select>
      <Select label={t.spoken} name="spoken">
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale].name}
          </option>
        ))}
      </Select>
      <Field label={t.name} name="name" maxLength={formLengths.name} required />
      <Field label={t.phone} name="phone" type="tel" maxLength={formLengths.phone} required />
      <Field
        label={t.email}
        note={t.emailNote}
        name="email"
        type="email"
        maxLength={formLengths.email}
      />
      <div className="sm:col-span-2 lg:col-span-3">
        <TextArea
          label={t.wishes}
          note={t.optional}
          name="wishes"
          maxLength={formLengths.requests}
        />
      </div>
    </FoldedForm>
  );
}
