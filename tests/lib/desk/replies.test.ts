import { expect, test } from 'vitest';
import { isOverdue, signerOf } from '@/lib/desk/replies/replies';
import { locales } from '@/lib/i18n/locales';
import { readyReplies } from '@/messages/fr/desk/ready-replies';

test('a message is overdue once the day of its answer has passed', () => {
  const at = new Date('2026-11-23T09:00:00Z');
  expect(isOverdue(at, new Date('2026-11-25T11:00:00Z'))).toBe(false);
  expect(isOverdue(at, new Date('2026-11-25T13:00:00Z'))).toBe(true);
});

test('the days of an answer are working days, as the ready sentence says', () => {
  const friday = new Date('2026-11-20T09:00:00Z');
  expect(isOverdue(friday, new Date('2026-11-24T11:00:00Z'))).toBe(false);
  expect(isOverdue(friday, new Date('2026-11-24T13:00:00Z'))).toBe(true);
  const saturday = new Date('2026-11-21T09:00:00Z');
  expect(isOverdue(saturday, new Date('2026-11-24T11:00:00Z'))).toBe(false);
  // Wednesday 11 November is a public holiday.
  const beforeHoliday = new Date('2026-11-10T09:00:00Z');
  expect(isOverdue(beforeHoliday, new Date('2026-11-13T11:00:00Z'))).toBe(false);
  expect(isOverdue(beforeHoliday, new Date('2026-11-13T13:00:00Z'))).toBe(true);
});

test('whoever answers signs with a name: that of an adviser, or that of their address', () => {
  expect(signerOf('clio@theogonie.example')).toBe('Clio Marchand');
  expect(signerOf('Jean-Paul.Noir@theogonie.example')).toBe('Jean-Paul Noir');
  expect(signerOf('erato@theogonie.example')).toBe('Erato');
  for (const nobody of ['contact@theogonie.example', 'k7@theogonie.example', 'mail'])
    expect(signerOf(nobody)).toBeUndefined();
});

test('each ready sentence exists in every language', () => {
  for (const sentence of Object.values(readyReplies)) {
    for (const language of locales) expect(sentence[language].length).toBeGreaterThan(20);
    expect(new Set(locales.map((language) => sentence[language])).size).toBe(locales.length);
  }
});
