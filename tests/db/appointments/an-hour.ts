import { randomUUID } from 'node:crypto';
import type { NewAppointment } from '@/db/appointments/appointments';
import { hourToday } from '@/lib/appointments/agreed-hour';
import { anEmail } from '@/tests/db/account/visitor';
import { ownYears } from '@/tests/db/own-years';

let hours = ownYears * 300;

/** A moment that no other test has taken: hours that nobody opens are booked like others by the database. */
export function aFreeMoment(): Date {
  hours += 1;
  return new Date(Date.parse('2040-01-01T09:00:00Z') + hours * 3_600_000);
}

/** An hour in Russian, which one adviser speaks, for a form of its own. */
export const anHour = (parts: Partial<NewAppointment> = {}): NewAppointment => ({
  ...{ id: randomUUID(), place: 'video', spoken: 'ru', startsAt: aFreeMoment() },
  ...{ timeZone: 'Asia/Dubai', language: 'fr', about: null, ...hourToday },
  caller: { name: 'Léda', email: anEmail(), phone: '', wishes: '' },
  ...parts,
});
