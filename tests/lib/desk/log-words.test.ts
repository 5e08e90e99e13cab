import { expect, test } from 'vitest';
import { closedSubject, subjectInWords } from '@/lib/desk/log-words';
import { desk } from '@/messages/fr/desk/desk';

const { closes } = desk.calendar;
const plain = (text: string) => text.replace(/\s+/g, ' ');

test('closed days are said by what closes and their dates, not by ids', () => {
  const nights = subjectInWords(closedSubject('residence', '2026-12-14', '2026-12-20'));
  expect(plain(nights)).toMatch(/^Les nuits de la Résidence, du .*14 décembre.* au .*20 décembre/);
  expect(nights).not.toMatch(/residence|2026-12/);
  const day = subjectInWords(closedSubject('hours', '2026-12-24', '2026-12-24'));
  expect(plain(day)).toMatch(new RegExp(`^${closes.hours}, .*24 décembre`));
  expect(day).not.toContain(' au ');
});

test.each([
  'TH-2026-7K3M9QRT',
  'RS-2026-7K3M9QRT',
  'clio@theogonie.example',
  'x 2026-12-14 – 2026-12-20',
])('what is no closed day stays as it is: %s', (subject) => {
  expect(subjectInWords(subject)).toBe(subject);
});
