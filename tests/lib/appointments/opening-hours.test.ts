import { expect, test } from 'vitest';
import { appointmentRules, openingHours } from '@/content/appointments/appointments';

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

test('an hour with the house is over before the next of its day begins', () => {
  for (const starts of openingHours) {
    const times: number[] = [...starts].map(minutesOf);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(appointmentRules.slotMinutes, ...gaps)).toBe(appointmentRules.slotMinutes);
  }
});
