import { randomUUID } from 'node:crypto';
import {
  bookStay,
  deleteEndedHolds,
  endStay,
  holdStay,
  moveStay,
  saveGuest,
} from '@/db/residence/bookings';
import { askForPage, handleStayPayment, keepStayPage } from '@/db/residence/stay-payments';
import { addDays } from '@/lib/calendar/days';
import { priceOf } from '@/lib/residence/stay';
import { numbersFrom } from '@/tests/numbers';
import { returnStayMoney } from '@/use-cases/residence/return-money';
import { aGuest, aHold } from './a-stay';

const nobody = { budgets: [] };
const minutes = { open: 35, grace: 5 };

/** What a guest has paid on a page of the provider, which tells of it until it is answered. */
export type Paid = { readonly page: string; readonly intent: string; readonly cents: number };

/** Tells that a page was paid. */
export const tellPaid = ({ page, intent, cents }: Paid, at?: Date) =>
  handleStayPayment(
    {
      fact: { kind: 'paid', cents, currency: 'usd' },
      ...{ orderId: page, providerSession: `cs_${page}`, providerPayment: intent },
    },
    nobody,
    at,
  );

type Course = {
  readonly seed: number;
  /** The first of the nights. */
  readonly from: string;
  readonly clock: () => Date;
  /** Hears of a payment before it is told, and once it was. */
  readonly onPaid: (paid: Paid) => void;
  readonly onTold: (paid: Paid) => void;
};

/**
 * A random operation on a few nights of two suites, another one at each call: holds, guests at reception and on payment
 * pages, moves, cancellations, ends of holds, payments in time, late and twice, returns of money.
 */
export function staysAtRandom({
  seed,
  from,
  onPaid,
  onTold,
  ...rest
}: Course): () => Promise<void> {
  const below = numbersFrom(seed);
  // Some come an hour later, when holds and payment pages have ended.
  const clock = () => new Date(rest.clock().getTime() + (below(4) === 0 ? 60_000 * below(60) : 0));
  const known: string[] = [];
  const opened = new Set<string>();
  const pages: (Omit<Paid, 'intent'> & { readonly booking: string })[] = [];
  const paid: Paid[] = [];
  /** Ids of stays that were booked; most of them are given up later, so that nights are free again. */
  const booked: string[] = [];
  const lately = <T>(list: readonly T[], most: number): T | undefined =>
    list.at(-1 - below(Math.min(most, list.length)));
  const dates = () => {
    const checkIn = addDays(from, below(16));
    return { checkIn, checkOut: addDays(checkIn, 1 + below(4)) };
  };
  const pay = async (wanted: (typeof pages)[number] | undefined) => {
    const at = wanted ? pages.indexOf(wanted) : -1;
    if (!wanted || at < 0) return;
    pages.splice(at, 1);
    const { page, cents } = wanted;
    const one = { page, cents, intent: `pi_${randomUUID()}` };
    onPaid(one);
    await tellPaid(one, clock());
    onTold(one);
    paid.push(one);
    booked.push(wanted.booking);
  };
  const askPage = async (id: string) => {
    await saveGuest(id, aGuest());
    const asked = await askForPage(id, minutes, clock());
    if (typeof asked === 'string') return undefined;
    const { id: page, cents } = asked.page;
    if (opened.has(page)) return pages.find((one) => one.page === page);
    opened.add(page);
    await keepStayPage(page, { providerSession: `cs_${page}`, payAddress: 'https://pay.example' });
    const one = { page, cents, booking: id };
    pages.push(one);
    return one;
  };
  const giveUp = async (id: string) => {
    const [some] = booked.splice(below(booked.length + 1), 1);
    await endStay(some ?? id, 'cancelled', nobody);
  };
  const kinds: readonly ((id: string) => Promise<unknown>)[] = [
    async (id) => {
      await saveGuest(id, aGuest());
      if ((await bookStay(id, 'property', nobody, { at: clock() })) === 'booked') booked.push(id);
    },
    async (id) => pay(await askPage(id)),
    async (id) => pay(await askPage(id)),
    // Whoever pays later may find the nights gone.
    askPage,
    async () => pay(lately(pages, 60)),
    async () => {
      const again = lately(paid, 30);
      if (again) await tellPaid(again, clock());
    },
    async (recent) => {
      const moved = dates();
      const id = booked[below(booked.length + 1)] ?? recent;
      await moveStay(id, { ...moved, totalCents: priceOf({ suite: 3, ...moved }) }, nobody);
    },
    giveUp,
    giveUp,
    giveUp,
    () => deleteEndedHolds(clock()),
    // Other nights for a booking that may have a payment page.
    (id) => holdStay(aHold({ suite: 4, ...dates() }, id, below(2) === 0), clock()),
    () => returnStayMoney(),
  ];
  return async () => {
    const id = lately(known, 12);
    if (below(3) === 0 || !id) {
      const suite = below(2) === 0 ? 3 : 4;
      const hold = aHold({ suite, ...dates() }, randomUUID(), below(2) === 0);
      const held = await holdStay(hold, clock());
      if (typeof held === 'object') known.push(hold.id);
    } else await kinds[below(kinds.length)]?.(id);
  };
}
