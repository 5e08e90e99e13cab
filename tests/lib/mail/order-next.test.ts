import { expect, test } from 'vitest';
import { orderWords } from '@/lib/mail/mail-words';
import { stepsToDelivery } from '@/server/mail/order-next';

test('before a delivery of today or tomorrow nothing is asked to be checked by then', async () => {
  const words = await orderWords('fr');
  // Late in the evening of Paris, and of the day before in London.
  const now = new Date('2026-11-25T23:30:00Z');
  const before = (day: string) =>
    stepsToDelivery(day, 'fr', words, now).items.map(({ when }) => when);
  expect(before('2026-11-26')).toEqual(['jeudi 26 novembre 2026']);
  expect(before('2026-11-27')).toEqual(['vendredi 27 novembre 2026']);
  expect(before('2026-11-28')).toEqual(['D’ici au 28 novembre 2026', 'samedi 28 novembre 2026']);
});
