import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closedAbroad } from '@/content/delivery/closed-days/abroad';
import { closedInFrance } from '@/content/delivery/closed-days/france';
import { deliveryCountries } from '@/content/delivery/delivery';
import { deliveryZones } from '@/content/delivery/delivery-zones';
import { allPieces } from '@/lib/catalogue/catalogue';
import { requireProduct } from '@/lib/catalogue/products';
import { deliveryOf, plannedDelivery, storedDelivery } from '@/lib/delivery/delivery';
import { deliveryDates } from '@/lib/delivery/delivery-dates';
import { type Destination, decodeDestination, destinationOf } from '@/lib/delivery/destination';
import { frenchDelivery } from '@/lib/delivery/french-delivery';
import { type Days, daysInWords, latestOf } from '@/lib/delivery/installation-days';
import { languages } from '@/lib/i18n/locales';
import { promisedOf, termsOf } from '@/lib/orders/promised';
import { fewAndMany } from '@/tests/numbers';

afterEach(() => {
  vi.useRealTimers();
});

const weeks = { min: 3, max: 4 };
const at = (day: string) => new Date(`${day}T10:00:00Z`);
const france: Destination = { country: 'FR' };

/** What the rule says of an address that a visitor writes. */
function dates(from: string, country = 'FR', postcode = '', leadTimeWeeks = weeks) {
  const destination = destinationOf(country, postcode);
  return typeof destination === 'string'
    ? destination
    : deliveryDates(leadTimeWeeks, destination, at(from));
}

function dated(found: ReturnType<typeof deliveryDates>): Days {
  if (typeof found !== 'object') throw new Error(`no days: ${found}`);
  return found;
}

const days = fc
  .integer({ min: 0, max: 365 * 4 })
  .map((day) => new Date(Date.UTC(2026, 10, 22 + day, 10)));
const leadTimes = fc
  .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 4 }))
  .map(([min, more]) => ({ min, max: min + more }));
const destinations = fc.constantFrom<Destination[]>(
  ...deliveryCountries.map((country) => ({ country })),
  { country: 'FR', postcode: '20000' },
  { country: 'FR', postcode: '73150' },
  { country: 'IT', postcode: '90133' },
  { country: 'ES', postcode: '07001' },
  { country: 'GB', postcode: 'IV11AA' },
  { country: 'GB', postcode: 'BT11AA' },
);

test('an order in November is installed three to four weeks later', () => {
  expect(dates('2026-11-22')).toEqual({ first: '2026-12-14', last: '2026-12-21' });
});

test('the day of an order is that of Paris', () => {
  const order = (from: string) => deliveryDates(weeks, france, new Date(from));
  // In winter Paris is an hour ahead of UTC, in summer two.
  expect(order('2026-11-23T22:59:59Z')).toEqual(dates('2026-11-23'));
  expect(order('2026-11-23T23:00:00Z')).toEqual(dates('2026-11-24'));
  expect(order('2027-06-30T22:00:00Z')).toEqual(dates('2027-07-01'));
});

test('nothing is installed at Christmas or on New Year’s Day', () => {
  expect(dates('2026-11-27')).toEqual({ first: '2026-12-18', last: '2026-12-28' });
  expect(dates('2026-12-04', 'DE')).toEqual({ first: '2026-12-28', last: '2027-01-04' });
});

test('a leap day is an ordinary day', () => {
  expect(dates('2028-02-07', 'FR', '', { min: 3, max: 3 })).toMatchObject({
    first: '2028-02-28',
  });
  expect(dates('2028-02-08', 'FR', '', { min: 3, max: 3 })).toMatchObject({
    first: '2028-02-29',
  });
});

test('islands, mountains and countries behind a border take longer', () => {
  const last = (country: string, postcode: string) => {
    const found = dates('2026-11-23', country, postcode);
    return typeof found === 'object' ? found.last : String(found);
  };
  expect(last('FR', '75001')).toBe('2026-12-21');
  expect(last('FR', '20000')).toBe('2026-12-24');
  expect(last('FR', '73150')).toBe('2026-12-23');
  expect(last('GB', 'SW1A 1AA') > last('FR', '75001')).toBe(true);
  expect(last('GB', 'IV1 1AA') > last('GB', 'SW1A 1AA')).toBe(true);
  expect(last('GB', 'PA20 0AA') > last('GB', 'PA2 0AA')).toBe(true);
  // Arosio and Valdisotto, beside Campione and Livigno, which no carrier serves.
  for (const town of ['22060', '23030']) expect(last('IT', town)).toBe(last('IT', '00184'));
});

test.each([
  ['FR', '97100'],
  ['FR', '98800'],
  ['ES', '35001'],
  ['ES', '51001'],
  ['ES', '52001'],
  ['IT', '23041'],
  ['IT', '22061'],
  ['IT', '47890'],
  ['DE', '27498'],
  ['CH', '9490'],
  ['GB', 'JE2 3AB'],
  ['GB', 'IM1 1AA'],
  ['GB', 'GX11 1AA'],
])('%s %s is not served', (country, postcode) => {
  expect(dates('2026-11-23', country, postcode)).toBe('notServed');
});

test.each(['', 'XX', 'fr', 'US', '__proto__', 'FR FR', 'FR\0', '‮FR'])(
  '%j is no country of delivery',
  (country) => expect(dates('2026-11-23', country)).toBe('badCountry'),
);

test.each([
  '0',
  '7500',
  '750011',
  'ABCDE',
  '7500\0',
  '75001<b>',
  '‮75001',
  '.*',
  '-1',
  '1e309',
  '00000',
  '9'.repeat(4_000),
])('%j is no postcode of France', (postcode) =>
  expect(dates('2026-11-23', 'FR', postcode)).toBe('badPostcode'),
);

test('after the last year of the holidays there are weeks only', () => {
  expect(dates('2031-12-20')).toBeUndefined();
  expect(dates('2031-11-10')).toMatchObject({ last: '2031-12-08' });
  expect(frenchDelivery(weeks, at('2031-12-20'))).toBeUndefined();
  expect(dates('9999-12-01')).toBeUndefined();
});

for (const { count, tags } of fewAndMany(40, 400)) {
  describe(`for ${count} days, lead times and destinations`, { tags }, () => {
    const seed = { seed: 20261122, numRuns: count };
    test('nothing is installed on a weekend or a holiday, and the first day is not after the last', () => {
      const closed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
        FR: closedInFrance,
        ...closedAbroad,
      };
      fc.assert(
        fc.property(days, leadTimes, destinations, (from, leadTimeWeeks, destination) => {
          const found = dated(deliveryDates(leadTimeWeeks, destination, from));
          expect(found.first <= found.last).toBe(true);
          for (const day of [found.first, found.last]) {
            expect([0, 6]).not.toContain(new Date(day).getUTCDay());
            expect(closed[destination.country]?.[day.slice(0, 4)]?.split(' ')).not.toContain(
              day.slice(5),
            );
          }
        }),
        seed,
      );
    });

    test('a later or slower order is not installed earlier', () => {
      fc.assert(
        fc.property(days, leadTimes, destinations, (from, leadTimeWeeks, destination) => {
          const found = dated(deliveryDates(leadTimeWeeks, destination, from));
          const nextDay = new Date(from.getTime() + 86_400_000);
          const slower = { min: leadTimeWeeks.min + 1, max: leadTimeWeeks.max + 1 };
          for (const later of [
            dated(deliveryDates(leadTimeWeeks, destination, nextDay)),
            dated(deliveryDates(slower, destination, from)),
          ]) {
            expect(found.first <= later.first).toBe(true);
            expect(found.last <= later.last).toBe(true);
          }
        }),
        seed,
      );
    });

    test('pieces ordered together arrive with the slowest', () => {
      fc.assert(
        fc.property(days, fc.array(leadTimes, { minLength: 1 }), destinations, (from, all, to) => {
          const each = all.map((leadTimeWeeks) => dated(deliveryDates(leadTimeWeeks, to, from)));
          const slowest = {
            min: Math.max(...all.map(({ min }) => min)),
            max: Math.max(...all.map(({ max }) => max)),
          };
          expect(latestOf(each)).toEqual(deliveryDates(slowest, to, from));
        }),
        seed,
      );
    });

    test('the page of a piece, which knows France alone, shows the same dates as the rule', () => {
      fc.assert(
        fc.property(days, leadTimes, (from, leadTimeWeeks) => {
          const rule = deliveryDates(leadTimeWeeks, france, from);
          expect(frenchDelivery(leadTimeWeeks, from)).toEqual(rule);
        }),
        seed,
      );
    });
  });
}

test('the longest time of a carrier is at least two days more than the shortest', () => {
  for (const { carrierDays, zones } of Object.values(deliveryZones)) {
    for (const { min, max } of [carrierDays, ...zones.flatMap((zone) => zone.carrierDays ?? [])])
      expect(max - min).toBeGreaterThanOrEqual(2);
  }
});

test.each(deliveryCountries)('the example postcode of %s is valid', (country) => {
  expect(dates('2026-11-23', country, deliveryZones[country].example)).toBeTypeOf('object');
});

test.each([
  ['fr', '14–21 décembre'],
  ['it', '14–21 dicembre'],
  ['ru', '14–21 декабря'],
])('in %s days are said as %s', (tag, words) => {
  expect(daysInWords({ first: '2026-12-14', last: '2026-12-21' }, tag)).toBe(words);
});

test('a single day is said once', () => {
  expect(daysInWords({ first: '2026-12-21', last: '2026-12-21' }, 'fr')).toBe('21 décembre');
});

test('no day of a period has a zero before it, in any language', () => {
  for (const { tag } of Object.values(languages)) {
    for (const last of ['2026-12-22', '2027-01-05', '2026-12-08']) {
      expect(daysInWords({ first: '2026-12-08', last }, tag), tag).not.toMatch(/(?<!\d)0/);
    }
  }
  expect(daysInWords({ first: '2026-12-08', last: '2026-12-22' }, 'it')).toBe('8–22 dicembre');
});

test.each([undefined, '', 'nonsense', 'FR'])('the cookie %j means mainland France', (kept) => {
  vi.useFakeTimers({ now: at('2026-11-22') });
  expect(deliveryOf(weeks, decodeDestination(kept))).toEqual({
    destination: { country: 'FR' },
    days: { first: '2026-12-14', last: '2026-12-21' },
  });
});

test('the delivery of an order is stored and read back', () => {
  const days = { first: '2026-12-14', last: '2026-12-21' };
  for (const destination of [{ country: 'FR' }, { country: 'GB', postcode: 'SW1A1AA' }] as const) {
    const kept = plannedDelivery({ destination, days });
    expect(storedDelivery(kept)).toEqual({ destination, days });
  }
  const unserved = plannedDelivery({ destination: { country: 'FR' }, days: 'notServed' });
  expect(unserved).toMatchObject({ deliveryCountry: 'FR', deliveryFirst: null });
  expect(storedDelivery(unserved)).toBeUndefined();
  const ofOldRules = {
    ...plannedDelivery({ destination: { country: 'BE' }, days }),
    deliveryPostcode: 'B1000',
  };
  expect(storedDelivery(ofOldRules)?.destination).toEqual({ country: 'BE', postcode: 'B1000' });
});

test('of products ordered together the slowest decides', () => {
  const products = ['table-d-appoint-hermes', 'lit-chronos'].map(requireProduct);
  const { deliveryWeeks } = termsOf(products.map(promisedOf));
  expect(deliveryWeeks).toEqual({ min: 4, max: 4 });
  expect(dates('2026-11-23', 'FR', '75001', deliveryWeeks)).toEqual({
    first: '2026-12-21',
    last: '2026-12-21',
  });
});

test.each(allPieces)('$productId has delivery dates', ({ leadTimeWeeks }) => {
  expect(deliveryDates(leadTimeWeeks, france, at('2026-11-23'))).toBeTypeOf('object');
});
