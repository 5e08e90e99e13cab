import 'server-only';
import { z } from 'zod';
import { orderDays } from '@/content/checkout/periods';
import { daysAfter } from '@/lib/calendar/dates';
import type { Keys } from '@/lib/process/keys';
import { readClaims, sign } from '@/lib/process/signature';

const OrderClaims = z.object({ order: z.uuid() });

/** A token for the buyer of an order: it shows this order and nothing else. */
export async function signOrder(id: string, from: Date, keys: Keys): Promise<string> {
  return sign({ order: id }, daysAfter(from, orderDays), keys, 'order');
}

/** The id of the order in a token of `signOrder`; `undefined` for any other text. */
export async function readOrderToken(token: unknown, keys: Keys): Promise<string | undefined> {
  return (await readClaims(token, OrderClaims, keys, 'order'))?.order;
}
