import { expect, test } from 'vitest';
import { OptionalTelephone, TelephoneNumber } from '@/lib/account/telephone';

test.each([
  ['+33 1 23 45 67 89', '+33 1 23 45 67 89'],
  ['(01) 23-45/67.89', '(01) 23-45/67.89'],
  ['  +39\u00a002  123456 ', '+39 02 123456'],
  ['\u202a+7 495 000‑00‑00\u202c', '+7 495 000-00-00'],
  ['+٩٧١ ٥٠ ٠٠٠ ٠٠١٢', '+971 50 000 0012'],
  ['۰۲۱۴۵۶', '021456'],
])('%j is the number %j', (typed, number) => {
  expect(TelephoneNumber.parse(typed)).toBe(number);
  expect(OptionalTelephone.parse(typed)).toBe(number);
});

test.each(['abc', '12345', '+33 1', '0123456 a', '()+-/. ', '1234567<b>', '1'.repeat(51)])(
  'nobody is called at %j',
  (typed) => {
    expect(TelephoneNumber.safeParse(typed).success).toBe(false);
    expect(OptionalTelephone.safeParse(typed).success).toBe(false);
  },
);

test('a number that may be left out may be spaces, one that is needed may not', () => {
  expect(OptionalTelephone.parse(' \u200e ')).toBe('');
  expect(TelephoneNumber.safeParse(' ').success).toBe(false);
});
