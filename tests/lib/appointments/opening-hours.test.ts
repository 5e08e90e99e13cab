import { expect, test } from 'vitest';
import { appointmentRules, openingHours } from '@/content/appointments/appointments';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

test('hours are from Tuesday to Friday alike, and on Saturday from the same time on, as the sentence says', () => {
  const hint = '`facts.open` in messages/<language>/appointments/appointment.ts says another week';
  const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = openingHours;
  expect([monday, sunday], hint).toEqual([[], []]);
  for (const day of [wednesday, thursday, friday]) expect(day, hint).toEqual(tuesday);
  expect(saturday[0], hint).toBe(tuesday[0]);
});

test('an hour with the house is over before the next of its day begins', () => {
  for (const starts of openingHours) {
    const times: number[] = [...starts].map(minutesOf);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(appointmentRules.slotMinutes, ...gaps)).toBe(appointmentRules.slotMinutes);
  }
});
