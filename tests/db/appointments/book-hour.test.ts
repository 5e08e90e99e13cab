import { afterAll, expect, test, vi } from 'vitest';
import { bookHour, findAppointment } from '@/db/appointments/appointments';
import { closeDatabase } from '@/db/client';
import { keyRing } from '@/db/process/key-ring';
import { hourToday } from '@/lib/appointments/agreed-hour';
import { signLink } from '@/lib/process/row-token';
import { cancelHour, moveHour } from '@/use-cases/appointments/book-hour';
import { aFreeMoment, anHour } from './an-hour';

// The request of a visitor exists only within Next: one without cookies, from nowhere.
vi.mock('next/headers', () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers(),
}));
// Read once, on first use.
Object.assign(process.env, { LOG_LEVEL: 'silent' });

afterAll(closeDatabase);

/** An hour that begins so many minutes after its link cannot change it any more, by what was agreed when it was booked. */
async function aBookedHour(minutes: number, changeHours: number) {
  const startsAt = new Date(Date.now() + (changeHours * 60 + minutes) * 60_000);
  const booked = await bookHour(anHour({ startsAt, changeHours }), { budgets: [] });
  if (typeof booked === 'string') throw new Error(booked);
  return { id: booked.id, token: await signLink('appointment', booked, await keyRing()) };
}

const agreed = [hourToday.changeHours, 24];

test.each(agreed)(
  'within %i hours an hour is neither moved nor cancelled by its link',
  async (hours) => {
    const { id, token } = await aBookedHour(-1, hours);
    expect(await moveHour(token, { place: 'video', startsAt: aFreeMoment() })).toBe('late');
    expect(await cancelHour(token)).toBe('late');
    expect(await findAppointment(id)).toMatchObject({ state: 'booked' });
  },
);

test.each(agreed)('more than %i hours before, an hour is cancelled by its link', async (hours) => {
  const { id, token } = await aBookedHour(1, hours);
  expect(await cancelHour(token)).toBe('cancelled');
  expect(await findAppointment(id)).toMatchObject({ state: 'cancelled' });
});
