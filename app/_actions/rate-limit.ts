import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { keyRing } from '@/db/key-ring';
import { countRequests } from '@/db/limits';
import type { ActionResult, ErrorCode } from '@/lib/action';
import { rangeOf } from '@/lib/address-range';
import { env } from '@/lib/env';
import { type Limit, limits, type RateLimitName } from '@/lib/limits';
import { log } from '@/lib/log';
import { visitorTokenHash } from '@/lib/session';

/** The key under which requests are counted: nobody without the shop's secret can tell whose it is. */
function keyOf(secret: Uint8Array, name: RateLimitName, limit: Limit, who: string): string {
  const text = `${name} ${limit.per} ${limit.seconds} ${who}`;
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Why a request is refused: there were too many, or the database cannot count them. */
export type Refusal = Extract<ActionResult, { readonly ok: false }>;

/**
 * Counts a request against a rate limit.
 * @param failure code of the answer while the database is away
 * @param mailbox the address that the request would send a mail to, if it would
 * @returns the refusal of a request above the limit, else `undefined`
 */
export async function checkRateLimit(
  name: RateLimitName,
  failure: ErrorCode,
  mailbox?: string,
): Promise<Refusal | undefined> {
  const who = {
    session: await visitorTokenHash(),
    range: rangeOf((await headers()).get('x-shop-client') ?? undefined),
    mailbox,
  };
  const rules: readonly Limit[] = limits[name];
  try {
    const [secret] = await keyRing();
    const counts = rules.flatMap((limit) => {
      const counted = who[limit.per];
      const max = Math.ceil(limit.max * env().LIMIT_FACTOR);
      const { seconds } = limit;
      return counted ? [{ key: keyOf(secret, name, limit, counted), max, seconds }] : [];
    });
    const waitSeconds = await countRequests(counts);
    return waitSeconds > 0 ? { ok: false, code: 'tooMany', waitSeconds } : undefined;
  } catch (error) {
    log().error(error, failure);
    return { ok: false, code: failure };
  }
}
