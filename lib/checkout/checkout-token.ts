import 'server-only';
import { randomUUID } from 'node:crypto';
import { errors } from 'jose';
import { z } from 'zod';
import type { Keys } from '@/lib/process/keys';
import { sign, verify } from '@/lib/process/signature';

const QuoteClaims = z.object({
  lines: z
    .array(
      z.object({
        /** Product id. */
        p: z.string(),
        /** Ids of the chosen options. */
        o: z.array(z.string()),
        /** Quantity. */
        q: z.number().int().min(1),
        /** Unit price, euro cents. */
        c: z.number().int().min(1),
      }),
    )
    .min(1),
  deliveryCents: z.number().int().min(0),
  totalCents: z.number().int().min(1),
  /** Page that led here, linked when the quote has expired. */
  from: z.string().startsWith('/'),
  /** Id of the stored offer whose prices these are, if it is one. */
  offer: z.uuid().optional(),
});

/** Claims with the name that the token has: the same each time for an offer, any other is named once. */
const SignedClaims = QuoteClaims.extend({ jti: z.string() }).transform(({ jti, ...quote }) => ({
  id: jti,
  quote,
}));

/** A binding quote: lines, delivery and total, euro cents, VAT included. */
export type Quote = z.infer<typeof QuoteClaims>;

/** How long a quote is valid. */
const quoteLifetime = '2h';

/** Signs a quote. @returns a token for the query of the payment page, unlike any other: it names one purchase */
export async function signQuote(quote: Quote, keys: Keys): Promise<string> {
  return sign({ ...quote, jti: randomUUID() }, quoteLifetime, keys);
}

/** Signs the quote of a stored offer until the offer ends: each time the same token, so that it is one purchase. */
export async function signOfferQuote(
  quote: Quote & { readonly offer: string },
  until: Date,
  keys: Keys,
): Promise<string> {
  return sign({ ...quote, jti: quote.offer }, until, keys);
}

/** `id` names the purchase: whoever presses the button of one token buys the same. */
export type ReadQuote =
  | { readonly state: 'valid'; readonly id: string; readonly quote: Quote }
  | {
      readonly state: 'expired';
      readonly from: string;
      readonly id?: string;
      readonly quote?: Quote;
    }
  | { readonly state: 'forged' };

/**
 * The quote in a token, if this shop signed it; an invalid token is `forged`. An expired one has no quote when it is
 * of a release that wrote quotes otherwise.
 */
export async function readQuote(token: string, keys: Keys): Promise<ReadQuote> {
  try {
    return { state: 'valid', ...SignedClaims.parse(await verify(token, keys)) };
  } catch (error) {
    // jose checks the signature before the dates: an expired quote was signed by this shop.
    if (error instanceof errors.JWTExpired) {
      const claims = SignedClaims.safeParse(error.payload).data;
      return { state: 'expired', from: claims?.quote.from ?? '/gallery', ...claims };
    }
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      return { state: 'forged' };
    throw error;
  }
}
