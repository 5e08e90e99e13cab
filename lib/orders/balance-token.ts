import 'server-only';
import { z } from 'zod';
import { balanceLinkDays } from '@/content/checkout/deposit';
import { daysAfter } from '@/lib/calendar/dates';
import type { Keys } from '@/lib/process/keys';
import { readClaims, sign } from '@/lib/process/signature';

const BalanceClaims = z.object({ balance: z.uuid() });

/** What could be a token: any other text may be long, or no text that an address can hold. */
const tokenShape = /^[\w.-]{1,500}$/;

/** A token with which the balance of an order can be paid, by whoever has it: it shows what is due and nothing personal. */
export async function signBalance(id: string, from: Date, keys: Keys): Promise<string> {
  return sign({ balance: id }, daysAfter(from, balanceLinkDays), keys, 'balance');
}

/** Path of the page where a balance is paid, without language. @param token of `signBalance`, or what somebody sent */
export const balancePath = (token: string): `/balance/${string}` =>
  `/balance/${tokenShape.test(token) ? token : 'none'}`;

/** The id of the order in a token of `signBalance`; `undefined` for any other text. */
export async function readBalanceToken(token: unknown, keys: Keys): Promise<string | undefined> {
  return (await readClaims(token, BalanceClaims, keys, 'balance'))?.balance;
}
