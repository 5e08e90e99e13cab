import { afterAll, expect, test } from 'vitest';
import { closeDatabase } from '@/db/client';
import { listLogEntries } from '@/db/desk/desk';
import { bookByHand, endStayByHand, listStays } from '@/db/desk/desk-stays';
import { holdStay } from '@/db/residence/bookings';
import { addDays } from '@/lib/residence/days';
import { aFreeDay, aHold } from '@/tests/db/residence/a-stay';

afterAll(closeDatabase);

const clio = 'clio@theogonie.example';
const caller = {
  ...{ firstName: 'Égérie', lastName: 'Numa', phone: '+33 1 00 00 00 00', email: null },
  requests: 'Rez-de-chaussée',
};

test('the house books for somebody who telephones, and sees it between two days; holds are not listed', async () => {
  const { stay } = aHold();
  expect(await bookByHand(stay, caller, clio)).toBe('done');
  expect(await bookByHand(stay, caller, clio)).toBe('taken');
  await holdStay(aHold({ checkIn: stay.checkOut }));
  const stays = await listStays(stay.checkIn, addDays(stay.checkIn, 10));
  expect(stays).toMatchObject([{ ...stay, state: 'booked', guest: { ...caller, email: '' } }]);
  expect(await listStays(addDays(stay.checkOut, 1), addDays(stay.checkOut, 9))).toEqual([]);
  expect(await listLogEntries(5)).toContainEqual(
    expect.objectContaining({ action: 'stayBooked', author: clio, subject: stays[0]?.number }),
  );
});

test('a stay is ended once by one of two people, and its nights are free again', async () => {
  const checkIn = aFreeDay();
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(checkIn, addDays(checkIn, 3));
  const number = booked?.number ?? '';
  const outcomes = [
    await endStayByHand(number, 'noShow', clio),
    await endStayByHand(number, 'cancelled', 'erato@theogonie.example'),
  ];
  expect(outcomes).toEqual(['done', 'conflict']);
  expect(await endStayByHand('RS-2026-00000000', 'noShow', clio)).toBe('conflict');
  expect(await holdStay(aHold({ checkIn }))).toMatchObject({ state: 'held' });
});
