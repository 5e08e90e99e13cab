import { expect, test } from 'vitest';
import { deliveriesPerDay } from '@/content/delivery/delivery';
import { leavingIn, type PlanEntry, planWeek, planWeekOf, townIn } from '@/lib/desk/plan';

const anEntry = (parts: Partial<PlanEntry> = {}): PlanEntry => ({
  number: 'TH-2026-7K3M9QRT',
  state: 'agreed',
  name: 'Anne Dùpont',
  address: ['3 rue du Lys', '75001 Paris'],
  carriers: null,
  deliveryCountry: 'FR',
  deliveryPostcode: '75001',
  deliveryDate: null,
  deliveryFirst: null,
  deliveryLast: null,
  lines: [],
  ...parts,
});

test('a week has its days of delivery with the room that is left, and none on a holiday', () => {
  const deliveryDate = '2026-12-22';
  const all = Array.from({ length: deliveriesPerDay }, () => anEntry({ deliveryDate }));
  const days = planWeek('2026-12-21', [...all, anEntry({ deliveryDate: '2026-12-24' })]);
  expect(days.map(({ day, room, isClosed }) => [day, room, isClosed])).toEqual([
    ['2026-12-21', deliveriesPerDay, false],
    ['2026-12-22', 0, false],
    ['2026-12-23', deliveriesPerDay, false],
    ['2026-12-24', deliveriesPerDay - 1, false],
    ['2026-12-25', 0, true],
  ]);
  expect(days[1]?.entries).toHaveLength(deliveriesPerDay);
});

test('a delivery that was made keeps its room on its day, and one on a Saturday is shown', () => {
  const made = anEntry({ state: 'delivered', deliveryDate: '2026-12-15' });
  const days = planWeek('2026-12-14', [made, anEntry({ deliveryDate: '2026-12-19' })]);
  expect(days.map(({ day }) => day.slice(8))).toEqual(['14', '15', '16', '17', '18', '19']);
  expect(days[1]).toMatchObject({ room: deliveriesPerDay - 1, entries: [made] });
});

test('a day that is open in France says where it is not', () => {
  // Saint Stephen's day of 2028 is a Tuesday.
  const [, day] = planWeek('2028-12-25', []);
  expect(day).toMatchObject({ isClosed: false, room: deliveriesPerDay });
  expect(day?.closedIn).toEqual(expect.arrayContaining(['IT', 'DE', 'GB']));
  expect(day?.closedIn).not.toContain('FR');
});

test('the workshop has the orders of a week by their last day, and this week what is late or undated', () => {
  const state = 'workshop';
  const late = anEntry({ state, number: 'late', deliveryLast: '2026-12-03' });
  const tuesday = anEntry({ state, number: 'tuesday', deliveryLast: '2026-12-18' });
  const monday = anEntry({ state, number: 'monday', deliveryLast: '2026-12-17' });
  const next = anEntry({ state, number: 'next', deliveryLast: '2026-12-24' });
  const undated = anEntry({ state, number: 'undated' });
  const all = [undated, next, tuesday, monday, late];
  const shown = (isCurrent: boolean) =>
    leavingIn('2026-12-14', all, isCurrent).map(({ number, leavesBy, isLate }) => [
      ...[number, leavesBy, isLate],
    ]);
  expect(shown(false)).toEqual([
    ['monday', '2026-12-14', false],
    ['tuesday', '2026-12-15', false],
  ]);
  expect(shown(true)).toEqual([
    ['late', '2026-11-30', true],
    ['monday', '2026-12-14', false],
    ['tuesday', '2026-12-15', false],
    ['undated', null, false],
  ]);
});

test('the town stands behind the postcode of an address', () => {
  expect(townIn(['1024 route des Alpes', 'CH-1201 Genève', 'Suisse'])).toBe('Genève');
  expect(townIn(['10 Downing Street', 'SW1A 2AA London', 'United Kingdom'])).toBe('London');
  expect(townIn(['Digicode 1234', '75001 Paris'])).toBe('Paris');
  expect(townIn(['quelque part'])).toBeUndefined();
  expect(townIn(null)).toBeUndefined();
});

test('an order leads to the week in whose plan it stands', () => {
  const today = '2026-12-01';
  const promised = anEntry({ deliveryLast: '2026-12-28' });
  const week = planWeekOf(promised, null, today) ?? '';
  expect(week).toBe('2026-12-21');
  expect(leavingIn(week, [promised], false)).toHaveLength(1);
  // It should have left before: it stands in this week.
  expect(planWeekOf(promised, null, '2027-01-05')).toBe('2027-01-04');
  const agreed = anEntry({ deliveryLast: '2026-12-28', deliveryDate: '2026-12-09' });
  expect(planWeekOf(agreed, null, today)).toBe('2026-12-07');
  // It was brought a week later than agreed.
  expect(planWeekOf(agreed, new Date('2026-12-16T12:00:00Z'), today)).toBe('2026-12-14');
  expect(planWeekOf(anEntry(), null, today)).toBeUndefined();
});
