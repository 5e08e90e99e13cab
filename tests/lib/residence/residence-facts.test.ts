import { describe, expect, test } from 'vitest';
import { formatTexts } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { receptionFacts, residenceFactsIn } from '@/lib/residence/residence-facts';
import { messages, textsUnder } from '@/tests/content/texts';

const changed = {
  ...receptionFacts({ opens: '8:30', closes: '22:45' }),
  checkIn: '16:10',
  checkOut: '10:20',
  breakfastFrom: '6:40',
  breakfastTo: '9:50',
  transferHours: 73,
};
const facts = ['8:30', '22:45', '16:10', '10:20', '6:40', '9:50', '73'];
/** Sizes of the shoes that are lent. */
const shoeSizes = ['36', '45'];

describe.each(locales)('in %s', (locale) => {
  const { footer, contact, amenitiesPage, apartmentDescriptions } = messages[locale];
  const pages = { footer: footer.hours, contact, amenitiesPage, apartmentDescriptions };
  const said = (values: typeof changed) =>
    textsUnder(
      formatTexts(
        { ...pages, contact: { hours: contact.hours, faq: contact.faq } },
        locale,
        values,
      ),
      '',
    );

  test('sentences on the Résidence say the hours that it has, and no others', () => {
    const text = said(changed).flatMap(([, sentence]) => sentence.match(/\d+(?::\d+)?/g) ?? []);
    expect([...new Set(text)].sort()).toEqual([...facts, ...shoeSizes].sort());
  });

  test('times of day are written as the language has them', () => {
    const { checkIn, checkOut, breakfastFrom } = residenceFactsIn(locale);
    const expected = locale === 'fr' ? ['15 h', '11 h', '7 h'] : ['15:00', '11:00', '7:00'];
    expect([checkIn, checkOut, breakfastFrom].map((text) => text.replace('\u00a0', ' '))).toEqual(
      expected,
    );
  });

  test('a reception that never closes gives no hours', () => {
    const always = receptionFacts({ opens: '0:00', closes: '24:00' });
    for (const [, sentence] of said({ ...changed, ...always })) {
      expect(sentence).not.toMatch(/\b(?:0|24):00/);
    }
  });
});
