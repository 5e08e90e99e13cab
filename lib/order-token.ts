import 'server-only';
import { errors } from 'jose';
import { z } from 'zod';
import type { Keys } from './keys';
import { daysAfter } from './shop-day';
import { sign, verify } from './signature';

const OrderClaims = z.object({ order: z.uuid() });

/** How long who placed an order sees it without a session. */
const lifetimeDays = 30;

/** A token for whoever pays an order from this day: it shows this order and nothing else. */
export async function signOrder(id: string, from: Date, keys: Keys): Promise<string> {
  return sign({ order: id }, daysAfter(from, lifetimeDays), keys, 'order');
}

/** The id of the order in a token of `signOrder`; `undefined` for any other text. */
export async function readOrderToken(token: unknown, keys: Keys): Promise<string | undefined> {
  if (typeof token !== 'string') return undefined;
  try {
    return OrderClaims.parse(await verify(token, keys, 'order')).order;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}
