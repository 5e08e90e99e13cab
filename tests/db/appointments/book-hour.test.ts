import { afterAll, expect, test, vi } from 'vitest';
import { appointmentRules } from '@/content/appointments/appointments';
import { bookHour, findAppointment } from '@/db/appointments/appointments';
import { closeDatabase } from '@/db/client';
import { keyRing } from '@/db/process/key-ring';
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

/** An hour that begins so many minutes after its link cannot change it any more. */
async function aBookedHour(minutes: number) {
  const startsAt = new Date(Date.now() + (appointmentRules.changeHours * 60 + minutes) * 60_000);
  const booked = await bookHour(anHour({ startsAt }), { budgets: [] });
  if (typeof booked === 'string') throw new Error(booked);
  return { id: booked.id, token: await signLink('appointment', booked, await keyRing()) };
}

test('an hour is neither moved nor cancelled by its link when it is too near', async () => {
  const { id, token } = await aBookedHour(-1);
  expect(await moveHour(token, { place: 'video', startsAt: aFreeMoment() })).toBe('late');
  expect(await cancelHour(token)).toBe('late');
  expect(await findAppointment(id)).toMatchObject({ state: 'booked' });
});

test('an hour is cancelled by its link as long as it is not too near', async () => {
  const { id, token } = await aBookedHour(1);
  expect(await cancelHour(token)).toBe('cancelled');
  expect(await findAppointment(id)).toMatchObject({ state: 'cancelled' });
});
