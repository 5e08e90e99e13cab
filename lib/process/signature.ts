import 'server-only';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import type { Keys } from './keys';

/** What a token is for, unless it is a checkout. */
type Use = 'receipt' | 'order' | 'balance' | 'offer' | 'booking' | 'appointment';

/**
 * Signs claims with the signing key.
 * @param until how long the token is valid, as in `2h`, or its end: the token is the same each time then
 * @param use what the token is for, unless it is a checkout: a token of one use is not good for another
 */
export async function sign(
  claims: JWTPayload,
  until: string | Date,
  [signing]: Keys,
  use?: Use,
): Promise<string> {
  const token = new SignJWT({ ...claims, aud: use })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(until);
  return token.sign(signing);
}

/** The claims of a token signed for this use with any of the keys. @throws JOSEError otherwise */
export async function verify(token: string, keys: Keys, use?: Use): Promise<JWTPayload> {
  for (const [index, key] of keys.entries()) {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      if (payload.aud === use) return payload;
      throw new errors.JWTClaimValidationFailed('a token of another use', payload, 'aud');
    } catch (error) {
      const isOtherKey = error instanceof errors.JWSSignatureVerificationFailed;
      if (!isOtherKey || index === keys.length - 1) throw error;
    }
  }
  throw new errors.JWSSignatureVerificationFailed();
}

/** The claims of a token signed for this use, as a schema reads them; `undefined` for any other text. */
export async function readClaims<Claims>(
  token: unknown,
  schema: z.ZodType<Claims>,
  keys: Keys,
  use: Use,
): Promise<Claims | undefined> {
  if (typeof token !== 'string') return undefined;
  try {
    return schema.safeParse(await verify(token, keys, use)).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
