import { afterAll, expect, test } from 'vitest';
import { appointmentRules } from '@/content/appointments/appointments';
import { stayRules } from '@/content/residence/stays';
import { closeDatabase } from '@/db/client';
import { setClosedDays } from '@/db/desk/desk-closed-days';
import { bookByHand, listStays, moveStayByHand } from '@/db/desk/desk-stays';
import { findBooking } from '@/db/residence/bookings';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays, addMonths, type Day, nightsBetween } from '@/lib/calendar/days';
import { isClosedNight } from '@/lib/residence/stay';
import { aFreeDay, aHold } from '@/tests/db/residence/a-stay';
import { questionOfHour, questionOfNights } from '@/use-cases/desk/ask-again';

afterAll(closeDatabase);

const clio = 'clio@theogonie.example';
const caller = {
  ...{ firstName: 'Égérie', lastName: 'Numa', phone: '+33 1 00 00 00 00', email: null },
  requests: '',
};

/** A day before nights that are open, or before one that is closed every year. */
function aDayBefore(isClosed: boolean): Day {
  for (;;) {
    const day = aFreeDay();
    const nights = nightsBetween(day, addDays(day, 9));
    if (isClosed ? nights.slice(4, 6).every(isClosedNight) : !nights.some(isClosedNight))
      return day;
  }
}

/** A stay of two nights, booked by hand, and its moves to so many nights after others: asked again, or meant. */
async function aMovedStay(checkIn: Day) {
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(checkIn, addDays(checkIn, 2));
  if (!booked) throw new Error('nothing was booked');
  const move = (from: number, to: number, closed = false) =>
    moveStayByHand(
      booked.number,
      { checkIn: addDays(checkIn, from), checkOut: addDays(checkIn, to) },
      ...([clio, undefined, undefined] as const),
      (gained) => questionOfNights(gained, { far: true, closed }),
    );
  return { id: booked.id, move };
}

test('a stay goes onto nights that are closed every year once they are meant', async () => {
  const checkIn = aDayBefore(true);
  const { id, move } = await aMovedStay(checkIn);
  expect(await move(4, 6)).toBe('closed');
  expect(await findBooking(id)).toMatchObject({ checkIn });
  expect(await move(4, 6, true)).toBe('done');
  expect(await findBooking(id)).toMatchObject({ checkIn: addDays(checkIn, 4) });
});

test('a stay goes onto nights that the desk has closed once they are meant, and keeps its own without', async () => {
  const checkIn = aDayBefore(false);
  const { id, move } = await aMovedStay(checkIn);
  const closed = [checkIn, addDays(checkIn, 2)] as const;
  await setClosedDays('residence', closed, 'closed', clio);
  expect(await move(0, 3)).toBe('closed');
  expect(await move(0, 3, true)).toBe('done');
  expect(await findBooking(id)).toMatchObject({ checkOut: addDays(checkIn, 3) });
  // Its own nights, and those that are open, are asked about no more.
  expect(await move(0, 4)).toBe('done');
  expect(await move(0, 1)).toBe('done');
  await setClosedDays('residence', closed, 'opened', clio);
});

test('a stay far ahead is asked about before what is closed, from the day after that on which guests may arrive last', async () => {
  const now = new Date('2027-03-22T08:00:00Z');
  const last = addMonths('2027-03-22', stayRules.horizonMonths);
  const ask = (first: Day, far = false) =>
    questionOfNights([first, addDays(first, 1)], { far, closed: false }, now);
  expect(await ask(last)).toBeUndefined();
  expect(await ask(addDays(last, 1))).toBe('far');
  expect(await ask(addDays(last, 1), true)).toBeUndefined();
  expect([await ask('2040-01-12'), await ask('2040-01-12', true)]).toEqual(['far', 'closed']);
  expect(await questionOfNights([], { far: false, closed: false }, now)).toBeUndefined();
});

test('an hour far ahead is asked about, too', async () => {
  const now = new Date('2027-03-23T08:00:00Z');
  const last = addMonths(clockAt(now).day, appointmentRules.farMonths);
  const ask = (day: Day, far = false) =>
    questionOfHour(momentOf(day, '10:00'), { far, closed: true }, now);
  expect(await ask(last)).toBeUndefined();
  expect([await ask(addDays(last, 1)), await ask('2040-04-03')]).toEqual(['far', 'far']);
  expect(await ask('2040-04-03', true)).toBeUndefined();
});
