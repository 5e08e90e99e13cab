import { expect, test } from 'vitest';
import { guestsOn } from '@/components/desk/calendar/guests';
import { isWithoutHours } from '@/lib/desk/closed-nights';
import type { Booking } from '@/lib/residence/booking';

const stay: Booking = {
  ...{ freeHours: 48, creditDays: 30, eurosPerDollar: 1 },
  ...{ checkInFrom: '15:00', checkOutBefore: '11:00' },
  ...{ id: 'a', number: 'RS-2027-7K3M9QRT', state: 'booked', suite: 2, language: 'fr' },
  ...{ checkIn: '2027-03-22', checkOut: '2027-03-26', adults: 2, children: 0 },
  ...{ totalCents: 312_000, settledCents: 0, payment: 'property', handedBackCents: 0 },
  ...{ cancellationCents: 0, heldUntil: null, endedAt: null, houseNote: null, linkRound: 0 },
  ...{ createdAt: new Date('2027-01-04T10:00:00Z'), confirmedAt: null },
  guest: {
    ...{ firstName: 'Léda', lastName: 'Absent', email: '', phone: '+33 1 00 00 00 00' },
    ...{ address: '', postcode: '', city: '', country: '', requests: '' },
  },
};

test('a day names who leaves, arrives and sleeps in the house, with the way to the stay', () => {
  const said = (day: string, of = stay) => guestsOn(day, [of]).map(({ text }) => text);
  expect(said('2027-03-22')).toEqual(['Arrivée, suite Hadès\u00a0: Léda Absent']);
  for (const day of ['2027-03-23', '2027-03-25'])
    expect(said(day), day).toEqual(['Au séjour, suite Hadès\u00a0: Léda Absent']);
  expect(said('2027-03-26')).toEqual(['Départ, suite Hadès\u00a0: Léda Absent']);
  expect([said('2027-03-21'), said('2027-03-27')]).toEqual([[], []]);
  expect(said('2027-03-24', { ...stay, state: 'noShow' })).toEqual([]);
  expect(guestsOn('2027-03-24', [stay])[0]?.href).toBe(
    `/desk/residence?month=2027-03#${stay.number}`,
  );
});

test('there are no hours on Sundays, Mondays, public holidays and days that the desk has closed', () => {
  const closed = { residence: new Map(), hours: new Set(['2027-03-25']) };
  const days = ['2027-03-28', '2027-03-22', '2027-07-14', '2027-03-25', '2027-03-24'];
  expect(days.map((day) => isWithoutHours(day, closed))).toEqual([true, true, true, true, false]);
});
