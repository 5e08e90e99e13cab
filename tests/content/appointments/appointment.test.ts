import { expect, test } from 'vitest';
import { appointmentRules } from '@/content/appointments/appointments';
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
