import 'server-only';
import { z } from 'zod';
import { retention } from '@/content/house/retention';
import { offerDays } from '@/content/orders/order-terms';
import { daysAfter } from '@/lib/calendar/dates';
import type { Keys } from '@/lib/process/keys';
import { readClaims, sign } from '@/lib/process/signature';

const OfferClaims = z.object({ offer: z.uuid() });

/** Longer than any row of an offer is kept: one that has ended still says so. */
const lifetimeDays = offerDays + retention.contractYears * 366;

/** What could be a token: any other text may be long, or no text that an address can hold. */
const tokenShape = /^[\w.-]{1,500}$/;

/** The token in the address of an offer: it shows this offer and nothing else, and is the same each time. */
export async function signOffer(id: string, createdAt: Date, keys: Keys): Promise<string> {
  return sign({ offer: id }, daysAfter(createdAt, lifetimeDays), keys, 'offer');
}

/** Path of the page of an offer, without language. @param token of `signOffer`, or what somebody sent instead */
export const offerPath = (token: string): `/quote/${string}` =>
  `/quote/${tokenShape.test(token) ? token : 'none'}`;

/** The id of the offer in a token of `signOffer`; `undefined` for any other text. */
export async function readOfferToken(token: unknown, keys: Keys): Promise<string | undefined> {
  return (await readClaims(token, OfferClaims, keys, 'offer'))?.offer;
}
