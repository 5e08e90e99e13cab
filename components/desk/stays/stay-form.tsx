import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm, MeantBox } from '@/components/desk/desk-form';
import { NewLetter } from '@/components/desk/matter-mails';
import { Field, Select } from '@/components/ui/field';
import { suites } from '@/content/residence/suites';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Question } from '@/lib/desk/forms/questions';
import { startingWith, type Typed } from '@/lib/desk/forms/typed';
import { defaultLocale } from '@/lib/i18n/locales';
import { formatDollars } from '@/lib/residence/night-price';
import { GuestFields, GuestNumbers, GuestRequests } from './guest-fields';

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
  const field = startingWith('stay', typed, { adults: '2', children: '0' });
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
      <GuestNumbers field={field} />
      <GuestFields field={field} emailNote={t.optional} />
      <div className="grid gap-6 sm:col-span-2 lg:col-span-3">
        <GuestRequests field={field} />
        <MeantBox {...{ asked, typed }} of="stay" />
      </div>
    </FoldedForm>
  );
}
