import 'server-only';
import { randomUUID } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { errors } from 'jose';
import { z } from 'zod';
import { checkoutHours } from '@/content/checkout/periods';
import { decodeSigned } from '@/lib/delivery/countries';
import { encodeDestination } from '@/lib/delivery/destination';
import type { Keys } from '@/lib/process/keys';
import { sign, verify } from '@/lib/process/signature';
import type { CheckoutClaims } from './checkout-claims';

/** A line with short keys: a whole cart has to fit into an address. */
const TravellingLine = z
  .object({
    p: z.string().optional(),
    /** The name of a line without a product. */
    n: z.string().min(1).optional(),
    o: z.array(z.string()),
    q: z.number().int().min(1),
    c: z.number().int().min(1),
    /** Of an offer: its guarantee in years, and the weeks until its delivery. */
    g: z.tuple([z.number(), z.number(), z.number()]).optional(),
  })
  .refine(({ p, n }) => (p === undefined) !== (n === undefined))
  .transform(({ p = null, n, o, q, c, g }) => ({
    ...{ productId: p, optionIds: o, quantity: q, unitCents: c },
    ...(n !== undefined && { name: n }),
    ...(g && { promised: { warrantyYears: g[0], deliveryWeeks: { min: g[1], max: g[2] } } }),
  }));

/** More lines than these travel packed: a full cart of long configurations would be longer than an address may be. */
const mostPlainLines = 10;

const packed = (lines: readonly unknown[]) =>
  lines.length > mostPlainLines
    ? { packed: deflateRawSync(JSON.stringify(lines)).toString('base64url') }
    : { lines };

/** Claims as they were before their lines were packed: this shop has signed them. */
function unpacked(claims: unknown): unknown {
  if (typeof claims !== 'object' || !claims || !('packed' in claims)) return claims;
  const bytes = Buffer.from(String(claims.packed), 'base64url');
  return { ...claims, lines: JSON.parse(inflateRawSync(bytes).toString()) };
}

const toTravel = ({ lines, destination, ...claims }: CheckoutClaims) => ({
  to: encodeDestination(destination),
  ...packed(
    lines.map(({ productId, name, optionIds, quantity, unitCents, promised }) => ({
      ...(productId === null ? { n: name } : { p: productId }),
      o: optionIds,
      q: quantity,
      c: unitCents,
      ...(promised && {
        g: [promised.warrantyYears, promised.deliveryWeeks.min, promised.deliveryWeeks.max],
      }),
    })),
  ),
  ...claims,
});

/** Claims with the id of the token: an offer has the same id each time, any other token a new one. */
const SignedClaims = z
  .preprocess(
    unpacked,
    z.object({
      /** A release that knew no destinations asked for French prices. */
      to: z.string().optional(),
      lines: z.array(TravellingLine).min(1),
      deliveryCents: z.number().int().min(0),
      totalCents: z.number().int().min(1),
      from: z.string().startsWith('/'),
      offer: z.uuid().optional(),
      jti: z.string(),
    }),
  )
  .transform(({ jti, to, ...claims }) => ({
    id: jti,
    claims: { ...claims, destination: decodeSigned(to) },
  }));

/** Signs what is bought. @returns a token for the query of the payment page, unlike any other: it names one purchase */
export async function signCheckout(claims: CheckoutClaims, keys: Keys): Promise<string> {
  return sign({ ...toTravel(claims), jti: randomUUID() }, `${checkoutHours}h`, keys);
}

/** Signs what a stored offer promises until it ends: each time the same token, so that it is one purchase. */
export async function signOfferCheckout(
  claims: CheckoutClaims & { readonly offer: string },
  until: Date,
  keys: Keys,
): Promise<string> {
  return sign({ ...toTravel(claims), jti: claims.offer }, until, keys);
}

/** `id` identifies the purchase: every press with the same token is the same purchase. */
export type ReadCheckout =
  | { readonly state: 'valid'; readonly id: string; readonly claims: CheckoutClaims }
  | {
      readonly state: 'expired';
      readonly from: string;
      readonly id?: string;
      readonly claims?: CheckoutClaims;
    }
  | { readonly state: 'forged' };

/**
 * The claims of a token, if this shop signed it; an invalid token is `forged`. An expired one has no claims when it
 * is of a release that wrote them otherwise.
 */
export async function readCheckout(token: string, keys: Keys): Promise<ReadCheckout> {
  try {
    return { state: 'valid', ...SignedClaims.parse(await verify(token, keys)) };
  } catch (error) {
    // jose checks the signature before the dates: an expired token was signed by this shop.
    if (error instanceof errors.JWTExpired) {
      const signed = SignedClaims.safeParse(error.payload).data;
      return { state: 'expired', from: signed?.claims.from ?? '/gallery', ...signed };
    }
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      return { state: 'forged' };
    throw error;
  }
}
