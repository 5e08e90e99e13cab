import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm, MeantBox } from '@/components/desk/desk-form';
import { NewLetter } from '@/components/desk/matter-mails';
import { MailLanguage, ReachFields } from '@/components/desk/reach-fields';
import { Field, Select, TextArea } from '@/components/ui/field';
import { suites } from '@/content/residence/suites';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Question } from '@/lib/desk/forms/questions';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { defaultLocale } from '@/lib/i18n/locales';
import { formatDollars } from '@/lib/money';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  book: PlainAction;
  today: string;
  month: string;
  /** What was typed for a stay that was not booked, and what it asks then. */
  typed: Typed<'stay'>;
  asked?: Question;
};

/** Books a stay for somebody who telephones. */
export function StayForm({ book, today, month, typed, asked }: Props) {
  const { stays: t } = deskWords;
  const field = fieldsWith('stay', typed);
  const number = { type: 'number', required: true, min: 0, max: 4 } as const;
  return (
    <FoldedForm
      title={t.byHand}
      edges="border-y"
      action={book}
      fields={{ month }}
      button={t.book}
      typed={typed}
      letter={<NewLetter of="stay" />}
      className="grid gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Select label={t.suite} {...field('suite')}>
        {suites.map(({ id, slug, guests, pricePerNightUsd }) => (
          <option key={slug} value={slug}>
            {deskText('stays.suiteOffered', {
              ...{ suite: t.suites[id], guests },
              price: formatDollars(pricePerNightUsd * 100, defaultLocale),
            })}
          </option>
        ))}
      </Select>
      <Field label={t.from} {...field('from')} type="date" min={today} required />
      <Field label={t.to} {...field('to')} type="date" min={today} required />
      <div className="grid grid-cols-2 gap-6">
        <Field
          label={t.adults}
          {...field('adults')}
          {...number}
          min={1}
          defaultValue={typed.adults ?? 2}
        />
        <Field
          label={t.children}
          {...field('children')}
          {...number}
          defaultValue={typed.children ?? 0}
        />
      </div>
      <Field label={t.firstName} {...field('firstName')} maxLength={formLengths.name} required />
      <Field label={t.lastName} {...field('lastName')} maxLength={formLengths.name} required />
      <ReachFields field={field} emailNote={t.optional} />
      <MailLanguage {...field('language')} />
      <div className="grid gap-6 sm:col-span-2 lg:col-span-3">
        <TextArea
          label={t.requests}
          note={t.optional}
          {...field('requests')}
          maxLength={formLengths.requests}
        />
        <MeantBox {...{ asked, typed }} of="stay" />
      </div>
    </FoldedForm>
  );
}
