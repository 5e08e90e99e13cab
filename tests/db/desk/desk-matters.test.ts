import { afterAll, expect, test } from 'vitest';
import { findAppointment } from '@/db/appointments/appointments';
import { closeDatabase } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { bookHourByHand } from '@/db/desk/desk-hours';
import { listMatters } from '@/db/desk/desk-matters';
import { bookByHand, listStaysOf } from '@/db/desk/desk-stays';
import { createOffer } from '@/db/orders/offers';
import { placeOrder } from '@/db/orders/orders';
import { matterPath } from '@/lib/desk/matter';
import { anEmail } from '@/tests/db/account/visitor';
import { anHour } from '@/tests/db/appointments/an-hour';
import { aHold } from '@/tests/db/residence/a-stay';
import { aNewOrder, anOfferDraft } from '@/tests/make';

afterAll(closeDatabase);

const author = 'clio@theogonie.example';

test('what else the house has of a customer is found by the address, the newest first, and nobody else’s', async () => {
  const [email, other] = [anEmail(), anEmail()];
  const order = await placeOrder(aNewOrder({ email }));
  const earlier = await placeOrder(aNewOrder({ email }));
  const offer = await createOffer(anOfferDraft(), 'fr', email);
  const person = { name: 'Léda', phone: null, subject: 'Un lit', message: `Je suis ${other}.` };
  await saveMessage({ ...person, email });
  // Somebody else who writes of this address is not this customer.
  await saveMessage({ ...person, email: other, message: `Écrivez à ${email}.` });
  const guest = { firstName: 'Léda', lastName: 'Tyndare', phone: '+33 1', email, requests: '' };
  expect(await bookByHand(aHold().stay, guest, author)).toBe('done');
  const hour = anHour({ caller: { name: 'Léda', email, phone: '+33 1', wishes: '' } });
  await bookHourByHand(hour, author);
  const [stay] = await listStaysOf(email);
  const called = await findAppointment(hour.id);
  const matters = await listMatters(email, order.number, 10);
  const id = matters.find(({ kind }) => kind === 'message')?.id;
  expect(matters.map(({ kind, id: its }) => [kind, its])).toEqual([
    ['hour', called?.number],
    ['stay', stay?.number],
    ['message', id],
    ['offer', offer.number],
    ['order', earlier.number],
  ]);
  expect(matters.map(matterPath)).toEqual([
    expect.stringMatching(new RegExp(`^/desk/calendar\\?.*#${called?.number}$`)),
    `/desk/residence?month=${stay?.checkIn.slice(0, 7)}#${stay?.number}`,
    `/desk/messages/${id}`,
    `/desk/offers/${offer.number}`,
    `/desk/orders/${earlier.number}`,
  ]);
  expect(await listMatters(email, order.number, 2)).toEqual(matters.slice(0, 2));
});
