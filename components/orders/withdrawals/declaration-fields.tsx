import type { Ref } from 'react';
import { Field } from '@/components/ui/field';
import type { FieldName } from '@/lib/action';
import type { Declaration } from '@/lib/orders/withdrawal';
import { formLengths } from '@/lib/site/form-lengths';
import type { DeclarationWords } from './declaration-words';

type Props = {
  state: Declaration;
  words: DeclarationWords;
  /** Name and fault of a field. */
  field: (name: FieldName, sentence: string) => { name: FieldName; fault?: string };
  order: Ref<HTMLInputElement>;
};

/** The first step of a withdrawal: three lines. */
export function DeclarationFields({ state, words, field, order }: Props) {
  const named = (name: 'name' | 'order' | 'email') => ({
    ...field(name, words.faults[name]),
    label: words[name],
    defaultValue: state[name],
    required: true,
  });
  return (
    <>
      <Field {...named('name')} autoComplete="name" maxLength={formLengths.name} />
      <Field {...named('order')} ref={order} note={words.orderHint} maxLength={formLengths.order} />
      <Field {...named('email')} type="email" autoComplete="email" maxLength={formLengths.email} />
    </>
  );
}
