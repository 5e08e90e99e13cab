import 'server-only';
import { z } from 'zod';
import { balanceLinkDays } from '@/content/checkout/deposit';
import { orderDays } from '@/content/checkout/periods';
import { retention } from '@/content/house/retention';
import { offerDays } from '@/content/orders/order-terms';
import { daysAfter } from '@/lib/calendar/dates';
import type { Keys } from './keys';
import { readClaims, sign } from './signature';

const yearDays = 366;

/**
 * How long the token of a row is good, by what it opens: an order shows itself to its buyer; whoever has that of a balance pays
 * it and sees nothing personal; those of stays and hours show and change them. Offers, stays and hours outlast their rows:
 * what has ended still says so.
 */
const lifeDays = {
  order: orderDays,
  balance: balanceLinkDays,
  offer: offerDays + retention.contractYears * yearDays,
  booking: retention.contractYears * yearDays,
  appointment: (retention.appointmentYears + 1) * yearDays,
} as const;

/** What the token of a row is for: that is the name of its claim, too. */
export type RowPurpose = keyof typeof lifeDays;

/**
 * A token that opens one row for one purpose and nothing else.
 * @param id of the row @param from from when it is good: the token is the same each time for the same moment
 */
export const signRow = (
  purpose: Exclude<RowPurpose, LinkPurpose>,
  id: string,
  from: Date,
  keys: Keys,
): Promise<string> => sign({ [purpose]: id }, daysAfter(from, lifeDays[purpose]), keys, purpose);

/** The id of the row in a token of `signRow` or `signLink` for this purpose; `undefined` for any other text. */
export async function readRow(
  purpose: RowPurpose,
  token: unknown,
  keys: Keys,
): Promise<string | undefined> {
  return (await readLink(purpose, token, keys))?.id;
}

/** Purposes whose rows may have their links made anew, as they went to a wrong address. */
type LinkPurpose = 'booking' | 'appointment';

/** How often the links of a row were made anew: only those of the last round open it. */
type Round = { readonly linkRound: number };

/** A token that opens a stay or an hour, until its links are made anew. */
export const signLink = (
  purpose: LinkPurpose,
  { id, createdAt, linkRound }: Round & { readonly id: string; readonly createdAt: Date },
  keys: Keys,
): Promise<string> => {
  const claims = { [purpose]: id, ...(linkRound > 0 && { round: linkRound }) };
  return sign(claims, daysAfter(createdAt, lifeDays[purpose]), keys, purpose);
};

const Claims = z.looseObject({ round: z.int().optional() });

/** The row in a token for this purpose, and the round of its links; `undefined` for any other text. */
export async function readLink(
  purpose: RowPurpose,
  token: unknown,
  keys: Keys,
): Promise<(Round & { readonly id: string }) | undefined> {
  const { round: linkRound = 0, ...claims } =
    (await readClaims(token, Claims, keys, purpose)) ?? {};
  const id = z.uuid().safeParse(claims[purpose]).data;
  return id ? { id, linkRound } : undefined;
}
