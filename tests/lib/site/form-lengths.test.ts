import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formLengths } from '@/lib/site/form-lengths';

// These forms are part of every first visit, so they write the numbers instead of loading the table.
test.each([
  ['components/account/subscribe-fields.tsx', [formLengths.email, formLengths.name]],
  ['components/account/ask-link-form.client.tsx', [formLengths.email]],
])('%s lets a visitor type what its action accepts', (file, lengths) => {
  const written = readFileSync(file, 'utf8').matchAll(/maxLength=\{(\d+)\}/g);
  expect([...written].map(([, length]) => Number(length))).toEqual(lengths);
});
