import 'server-only';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { quoteSecrets } from './secret';

/**
 * Signs claims with the shop's key.
 * @param lifetime how long the token is valid, as in `2h`
 * @param use what the token is for, unless it is a quote: a token of one use is not good for another
 */
export async function sign(claims: JWTPayload, lifetime: string, use?: 'receipt'): Promise<string> {
  const token = new SignJWT({ ...claims, aud: use })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(lifetime);
  const [signing] = quoteSecrets();
  return token.sign(signing);
}

/** The claims of a token signed for this use with any key of the shop. @throws JOSEError otherwise */
export async function verify(token: string, use?: 'receipt'): Promise<JWTPayload> {
  const keys = quoteSecrets();
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
