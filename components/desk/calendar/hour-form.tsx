import type { PlainAction } from '@/components/account/plain-form';
import { ClosedTooBox, FoldedForm } from '@/components/desk/desk-form';
import { ReachFields } from '@/components/desk/reach-fields';
import { Field, Select, TextArea } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { languages, locales } from '@/lib/i18n/locales';
import { formLengths } from '@/lib/site/form-lengths';
import { HourFields } from './hour-fields';

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
  const field = fieldsWith('hour', typed);
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
      <HourFields today={today} field={field} day={typed.on ?? day} />
      <Select label={t.spoken} {...field('spoken')}>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {languages[locale].name}
          </option>
        ))}
      </Select>
      <Field label={t.name} {...field('name')} maxLength={formLengths.name} required />
      <ReachFields field={field} emailNote={t.emailNote} />
      <div className="grid gap-6 sm:col-span-2 lg:col-span-3">
        <TextArea
          label={t.wishes}
          note={t.optional}
          {...field('wishes')}
          maxLength={formLengths.requests}
        />
        <ClosedTooBox isAsked={isClosed} />
      </div>
    </FoldedForm>
  );
}
