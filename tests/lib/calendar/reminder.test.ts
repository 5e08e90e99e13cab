import { expect, test } from 'vitest';
import { dueReminders, reminderDay, reminderDaysBefore } from '@/lib/calendar/reminder';
import { type Locale, locales } from '@/lib/i18n/locales';
import { bookingWords } from '@/lib/mail/mail-words';

const tomorrow: Readonly<Record<Locale, RegExp>> = {
  fr: /demain/i,
  en: /tomorrow/i,
  it: /domani/i,
  ru: /завтра/i,
  ar: /غدًا/,
};

test.each(locales)(
  'in %s a reminder says "tomorrow", and leaves the day before',
  async (locale) => {
    const { subject, text } = (await bookingWords(locale)).bookingReminder;
    for (const said of [subject, text.join(' ')])
      expect(tomorrow[locale].test(said) ? 1 : undefined).toBe(reminderDaysBefore);
  },
);

test('guests of a day are reminded on the day that the desk foresees', () => {
  const of = '2027-03-29';
  expect(dueReminders(new Date(`${reminderDay(of)}T08:00:00Z`))).toBe(of);
});
