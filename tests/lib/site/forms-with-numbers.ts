import { maxPerLine } from '@/content/cart/cart-limits';
import { formLengths } from '@/lib/site/form-lengths';

/** A larger quantity than a line may have is typed whole, and refused. */
const typedDigits = String(maxPerLine).length + 2;

/** Forms that are part of every first visit, so that they write the lengths of their fields instead of loading the table. */
export const formsWithNumbers: readonly (readonly [file: string, lengths: readonly number[]])[] = [
  ['components/account/subscribe-fields.tsx', [formLengths.email, formLengths.name]],
  ['components/account/ask-link-form.client.tsx', [formLengths.email]],
  ['components/cart/quantity-field.client.tsx', [typedDigits]],
];
