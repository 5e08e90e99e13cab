import 'server-only';
import { headers } from 'next/headers';
import { type Counter, countRequest } from '@/db/account/limits';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import type { ActionResult, ErrorCode } from '@/lib/action';
import { rangeOf } from '@/lib/process/address-range';
import { counters } from '@/lib/process/counters';
import { env } from '@/lib/process/env';
import { keyedHash } from '@/lib/process/keyed-hash';
import type { Keys } from '@/lib/process/keys';
import { limits, type RateLimitName } from '@/lib/process/limits';
import { log } from '@/lib/process/log';

/** Why a request is refused: there were too many, or the database cannot count them. */
export type Refusal = Extract<ActionResult, { readonly ok: false }>;

/** The counter of a session or a range: nobody without the shop's key can tell whose it is. */
function counterOf(
  keys: Keys,
  name: RateLimitName,
  per: 'session' | 'range',
  who: string,
): Counter {
  const { seconds, [per]: max } = limits[name];
  const key = keyedHash(`${name} ${per} ${seconds} ${who}`, keys);
  return { key, max: Math.ceil(max * env().LIMIT_FACTOR) };
}

/** The range of addresses that this visitor comes from. */
export async function visitorRange(): Promise<string> {
  return rangeOf((await headers()).get('x-shop-client') ?? undefined);
}

/**
 * Counts a request of this visitor against a rate limit.
 * @param failure code of the answer while the database is away
 * @param times how many requests it counts for
 * @returns the refusal of a request above the limit, else `undefined`
 */
export async function checkRateLimit(
  name: RateLimitName,
  failure: ErrorCode,
  times = 1,
): Promise<Refusal | undefined> {
  try {
    const [tokenHash, keys, range] = await Promise.all([
      visitorTokenHash(),
      keyRing(),
      visitorRange(),
    ]);
    const waitSeconds = await countRequest({
      seconds: limits[name].seconds,
      times,
      range: counterOf(keys, name, 'range', range),
      session: tokenHash
        ? { ...counterOf(keys, name, 'session', tokenHash), tokenHash }
        : undefined,
    });
    if (waitSeconds <= 0) return undefined;
    counters().limitRefusals += 1;
    return { ok: false, code: 'tooMany', waitSeconds };
  } catch (error) {
    log().error(error, failure);
    return { ok: false, code: failure };
  }
}
