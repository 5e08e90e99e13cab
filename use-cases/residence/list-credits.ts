import 'server-only';
import { listStaysOf } from '@/db/desk/desk-stays';
import { holdsMoney, isPayable, type OrderState } from '@/lib/orders/order';
import type { Booking } from '@/lib/residence/booking';
import { isCredited } from '@/lib/residence/night-credit';

/** What decides whether an order is credited for nights. */
export type OrderToCredit = Parameters<typeof isCredited>[1] & {
  readonly email: string | null;
  readonly state: OrderState;
};

/** The stays whose nights an order is credited for, as long as it is to be paid or is. */
export async function listCredits({ email, state, ...order }: OrderToCredit): Promise<Booking[]> {
  if (email === null || !(holdsMoney(state) || isPayable(state))) return [];
  return (await listStaysOf(email)).filter((stay) => isCredited(stay, order));
}
