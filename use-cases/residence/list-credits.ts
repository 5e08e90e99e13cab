import 'server-only';
import { listStaysOf } from '@/db/desk/desk-stays';

import { listCreditedStays, listStaysOfOrder } from '@/db/orders/credited-stays';
import { awaitingStates, holdsMoney, type OrderState } from '@/lib/orders/order';

import type { Booking } from '@/lib/residence/booking';
import { isCredited } from '@/lib/residence/night-credit';

/** What decides whether an order is credited for nights. */
export type OrderToCredit = Parameters<typeof isCredited>[1] & {
  readonly id: string;
  readonly email: string | null;
  readonly state: OrderState;
};

/**
 * The stays whose nights the house gives back on an order, as long as it is to be paid or is: those that no order was
 * lowered by, as its buyer had not proven the address of their guest.
 */
export async function listCredits({
  id,
  email,
  state,
  ...order
}: OrderToCredit): Promise<Booking[]> {
  if (email === null || !(holdsMoney(state) || awaitingStates.includes(state))) return [];
  const stays = (await listStaysOf(email)).filter((stay) => isCredited(stay, order));
  if (stays.length === 0) return [];
  const [taken, own] = await Promise.all([
    listCreditedStays(stays.map(({ number }) => number)),
    listStaysOfOrder(id),
  ]);
  return stays.filter(
    ({ number }) => !taken.has(number) && !own.some((stay) => stay.number === number),
  );
}
