import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { countRequests } from '@/db/limits';
import type { ActionResult, ErrorCode } from '@/lib/action';
import { rangeOf } from '@/lib/address-range';
import { counters } from '@/lib/counters';
import { env } from '@/lib/env';
import { type Limit, limits, type RateLimitName } from '@/lib/limits';
import { log } from '@/lib/log';
import { quoteSecrets } from '@/lib/secret';
import { visitorTokenHash } from '@/lib/session';

/** The key under which requests are counted: nobody without the shop's secret can tell whose it is. */
function keyOf(name: RateLimitName, { per, seconds }: Limit, who: string): string {
  const text = `${name} ${per} ${seconds} ${who}`;
  return createHmac('sha256', quoteSecrets()[0]).update(text).digest('base64url');
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
  const counts = rules.flatMap((limit) => {
    const counted = who[limit.per];
    const max = Math.ceil(limit.max * env().LIMIT_FACTOR);
    return counted ? [{ key: keyOf(name, limit, counted), max, seconds: limit.seconds }] : [];
  });
  try {
    const waitSeconds = await countRequests(counts);
    if (waitSeconds <= 0) return undefined;
    counters().limitRefusals += 1;
    return { ok: false, code: 'tooMany', waitSeconds };
  } catch (error) {
    log().error(error, failure);
    return { ok: false, code: failure };
  }
}
