import type { Ref } from 'react';
import { Field, TextArea } from '@/components/ui/field';
import type { Faults, FieldName } from '@/lib/action';
import { formLengths } from '@/lib/site/form-lengths';

type Name = 'name' | 'email' | 'phone' | 'subject' | 'message';
type Fault = Name | 'place';

export type ContactWords = Readonly<Record<Name, string>> & {
  readonly optional: string;
  /** Label of the field for country and town, where they are asked for. */
  readonly place?: string;
  readonly faults: Readonly<Record<Fault, string>>;
};

type Props = {
  words: ContactWords;
  /** Name and fault of a field. */
  field: (name: FieldName, sentence: string) => { name: FieldName; fault?: string };
  /** What was typed before the page was rendered again. */
  typed?: Faults['typed'];
  subject: Ref<HTMLInputElement>;
};

/** The fields of a message to the reception. */
export function ContactFields({ words, field, typed, subject }: Props) {
  const named = (name: Name) => ({
    ...field(name, words.faults[name]),
    label: words[name],
    defaultValue: typed?.[name],
  });
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2">
        <Field {...named('name')} autoComplete="name" required maxLength={formLengths.name} />
        <Field
          {...named('email')}
          type="email"
          autoComplete="email"
          required
          maxLength={formLengths.email}
        />
        <Field
          {...named('phone')}
          note={words.optional}
          type="tel"
          autoComplete="tel"
          maxLength={formLengths.phone}
        />
        <Field {...named('subject')} ref={subject} required maxLength={formLengths.subject} />
      </div>
      {words.place && (
        <Field
          {...field('place', words.faults.place)}
          label={words.place}
          defaultValue={typed?.place}
          required
          maxLength={formLengths.place}
        />
      )}
      <TextArea {...named('message')} required maxLength={formLengths.message} />
    </>
  );
}
