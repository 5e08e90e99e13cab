import type { Day } from '@/lib/calendar/days';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Booking } from '@/lib/residence/booking';

/** Who leaves, arrives and stays over on a day, each with the way to the stay in its month. */
export function guestsOn(day: Day, stays: readonly Booking[]) {
  const booked = stays.filter(({ state }) => state === 'booked');
  return [
    ...booked.filter(({ checkOut }) => checkOut === day).map(guestOf('departure')),
    ...booked.filter(({ checkIn }) => checkIn === day).map(guestOf('arrival')),
    ...booked
      .filter(({ checkIn, checkOut }) => checkIn < day && day < checkOut)
      .map(guestOf('staying')),
  ];
}

const guestOf = (kind: 'arrival' | 'departure' | 'staying') => (stay: Booking) => {
  const { suites } = deskWords.stays;
  const { guest, suite, number, checkIn } = stay;
  const name = guest ? `${guest.firstName} ${guest.lastName}` : number;
  return {
    href: `/desk/residence?month=${checkIn.slice(0, 7)}#${number}`,
    text: deskText(`calendar.${kind}`, { suite: suites[suite], name }),
  };
};
