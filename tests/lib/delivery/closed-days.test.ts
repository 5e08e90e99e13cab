import { expect, test } from 'vitest';
import { closedAbroad } from '@/content/delivery/closed-days/abroad';
import { closedInFrance } from '@/content/delivery/closed-days/france';
import { deliveryCountries } from '@/content/delivery/delivery';
import { closedDaysOf } from '@/content/render/closed-days.mjs';
import { fewAndMany } from '@/tests/numbers';

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  FR: closedInFrance,
  ...closedAbroad,
};

test('every country of delivery has closed days for the same years', () => {
  expect(Object.keys(tables).sort()).toEqual([...deliveryCountries].sort());
  for (const table of Object.values(tables))
    expect(Object.keys(table)).toEqual(Object.keys(closedInFrance));
});

for (const { count: years, tags } of fewAndMany(1, Object.keys(closedInFrance).length)) {
  for (const country of deliveryCountries) {
    test(`the closed days of ${country} in the first ${years} of its years are those of the library`, {
      tags,
    }, () => {
      for (const [year, days] of Object.entries(tables[country] ?? {}).slice(0, years))
        expect(days, year).toBe(closedDaysOf(country, Number(year)));
    });
  }
}

test('well-known holidays are closed', () => {
  expect(closedInFrance['2026']).toContain('12-25');
  expect(closedInFrance['2027']).toContain('07-14');
  expect(closedAbroad.CH['2027']).toContain('08-01');
  expect(closedAbroad.GB['2026']).toContain('12-28'); // Boxing Day falls on a Saturday
  expect(closedAbroad.MC['2026']).toContain('11-19');
});
