import { expect, test } from 'vitest';
import { type Adviser, advisers, appointmentRules } from '@/content/appointments/appointments';
import { company } from '@/content/house/company';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

/** An hour as a length, not as a time of the day. */
const anHour = {
  ...{ fr: /\bune heure\b/i, en: /\b(?:an|one) hour\b/i, it: /\bun’ora\b/i },
  ...{ ru: /^час с |один час/i, ar: /^ساعة مع|ساعة واحدة/ },
} satisfies Record<Locale, RegExp>;

test.each(locales)(
  'in %s the title and the first sentences call it an hour as long as it is one',
  (locale) => {
    const { meta, title, intro } = messages[locale].appointment;
    for (const text of [meta.title, meta.description, title, intro])
      expect(anHour[locale].test(text), text).toBe(appointmentRules.slotMinutes === 60);
  },
);

/** Every id that an adviser ever had: booked hours and their mails name them by it, so that none may go. */
const idsEverGiven = ['clio', 'livia', 'nadim', 'vera'];

test('everybody who ever received stays in the list, under an id of their own', () => {
  expect(advisers.map(({ id }) => id).sort()).toEqual(idsEverGiven);
});

test('who signs the mails about orders has not left the house', () => {
  const signer = advisers.find(({ id }) => id === company.adviser);
  expect(signer).toBeDefined();
  expect(signer).not.toHaveProperty('hasLeft' satisfies keyof Adviser);
});
