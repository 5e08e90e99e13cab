import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { quoteSecrets } from './secret';

const QuoteClaims = z.object({
  lines: z
    .array(
      z.object({
        /** Product id. */
        p: z.string(),
        /** Ids of the options that are on. */
        o: z.array(z.string()),
        /** Quantity. */
        q: z.number().int().min(1),
        /** Price of one, euro cents. */
        c: z.number().int().min(1),
      }),
    )
    .min(1),
  deliveryCents: z.number().int().min(0),
  totalCents: z.number().int().min(1),
  /** Where the visitor came from, to go back to when the quote has expired. */
  from: z.string().startsWith('/'),
});

/** An offer the server stands by: lines, delivery and total, euro cents, VAT included. */
export type Quote = z.infer<typeof QuoteClaims>;

/** How long an offer holds. */
const quoteLifetime = '2h';

/** Signs an offer into a token that travels in the address of the payment page. */
export async function signQuote(quote: Quote): Promise<string> {
  return new SignJWT(quote)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(quoteLifetime)
    .sign(quoteSecrets()[0]);
}

export type ReadQuote =
  | { readonly state: 'valid'; readonly quote: Quote }
  | { readonly state: 'expired'; readonly from: string }
  | { readonly state: 'forged' };

/** The offer a token carries, if this shop signed it. A broken token is simply `forged`. */
export async function readQuote(token: string): Promise<ReadQuote> {
  try {
    const payload = await verified(token);
    return { state: 'valid', quote: QuoteClaims.parse(payload) };
  } catch (error) {
    // jose checks the signature before the dates: an expired quote is one we signed.
    if (error instanceof errors.JWTExpired) {
      const claims = QuoteClaims.safeParse(error.payload);
      return { state: 'expired', from: claims.success ? claims.data.from : '/gallery' };
    }
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      return { state: 'forged' };
    throw error;
  }
}

/** What a token carries, if any key of the shop signed it. @throws JOSEError if none did. */
async function verified(token: string): Promise<unknown> {
  const keys = quoteSecrets();
  for (const [index, key] of keys.entries()) {
    try {
      return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload;
    } catch (error) {
      const isOtherKey = error instanceof errors.JWSSignatureVerificationFailed;
      if (!isOtherKey || index === keys.length - 1) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}
