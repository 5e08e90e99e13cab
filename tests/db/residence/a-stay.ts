import { randomUUID } from 'node:crypto';
import { holdStay, type NewHold, saveGuest } from '@/db/residence/bookings';
import { askForPage, handleStayPayment, keepStayPage } from '@/db/residence/stay-payments';
import { addDays } from '@/lib/calendar/days';
import { termsToday } from '@/lib/residence/agreed-terms';
import type { Guest } from '@/lib/residence/booking';
import { priceOf, type Stay } from '@/lib/residence/stay';
import { anEmail } from '@/tests/db/account/visitor';
import { ownYears } from '@/tests/db/own-years';

let days = ownYears * 900;

/** A first night that no other test has taken, in every suite, with two weeks after it. */
export function aFreeDay(): string {
  days += 20;
  return addDays('2040-01-01', days);
}

export const aGuest = (parts: Partial<Guest> = {}): Guest => ({
  ...{ firstName: 'Léda', lastName: 'Ætolia', email: anEmail(), phone: '+33 1 00 00 00 00' },
  ...{ address: '1 rue de l’Exemple', city: 'Paris', postcode: '75000', country: 'FR' },
  requests: '',
  ...parts,
});

/** Two nights in suite 3, for a form of its own, by somebody of whom nothing is proven. */
export function aHold(
  stay: Partial<Stay> = {},
  id: string = randomUUID(),
  isProven = false,
): NewHold {
  const checkIn = stay.checkIn ?? aFreeDay();
  const whole: Stay = {
    ...{ suite: 3, adults: 2, children: 0, checkIn, checkOut: addDays(checkIn, 2) },
    ...stay,
  };
  const agreed = { totalCents: priceOf(whole), terms: termsToday };
  return { id, stay: whole, ...agreed, language: 'fr', minutes: 20, isProven };
}

/** Books two nights that are paid by card. */
export async function aPaidBooking(language = 'fr') {
  const guest = aGuest();
  const held = await holdStay({ ...aHold(), language });
  if (typeof held === 'string') throw new Error('its nights are taken');
  await saveGuest(held.id, guest);
  const asked = await askForPage(held.id, { open: 35, grace: 5 });
  if (typeof asked === 'string') throw new Error(asked);
  await keepStayPage(asked.page.id, { providerSession: held.id, payAddress: 'https://pay' });
  const fact = { kind: 'paid', cents: held.totalCents, currency: 'usd' } as const;
  const event = { fact, orderId: asked.page.id, providerPayment: `pi_${held.id}` };
  await handleStayPayment(event, { budgets: [] });
  return { ...held, guest };
}
