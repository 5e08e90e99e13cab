import { clockAt } from '@/lib/calendar/clock';
import { addDays, isInSpan } from '@/lib/calendar/days';

/** What a guest types, but for an address. */
export const typedGuest = {
  ...{ firstName: 'Léda', lastName: 'Ætolia', phone: '+33 1 00 00 00 00' },
  ...{ address: '1 rue de l’Exemple', city: 'Sparte', postcode: '75000', country: 'Grèce' },
  requests: 'Un lit d’enfant',
};

export const aGuestAddress = () => `guest-${crypto.randomUUID()}@theogonie.example`;

/** Path of the calendar with two nights chosen. */
export const bookAt = (from: string, to = addDays(from, 2), suite = 'poseidon') =>
  `/residence/book?suite=${suite}&from=${from}&to=${to}`;

let weeks = 0;
/** The first day of a stay in the coming months that no other test has: never in the closed weeks, never in summer. */
export function aDay(): string {
  const busy = [
    { from: '12-20', to: '02-02' },
    { from: '06-20', to: '09-02' },
  ];
  for (;;) {
    weeks += 1;
    const day = addDays(clockAt(new Date()).day, 7 * weeks);
    if (!busy.some((span) => isInSpan(day, span))) return day;
  }
}
