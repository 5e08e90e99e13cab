import 'server-only';
import { headers } from 'next/headers';
import { type Counter, countRequest } from '@/db/account/limits';
import { keyRing } from '@/db/process/key-ring';
import { visitorTokenHash } from '@/lib/account/session';
import type { ErrorCode, RefusedResult } from '@/lib/action';
import { rangeOf } from '@/lib/process/address-range';
import { counters } from '@/lib/process/counters';
import { env } from '@/lib/process/env';
import { keyedHash } from '@/lib/process/keyed-hash';
import type { Keys } from '@/lib/process/keys';
import { limits, type RateLimitName } from '@/lib/process/limits';
import { log } from '@/lib/process/log';
import { orAway } from './or-away';

/** Why a request is not handled: there were too many, or the database, which counts them, is away. */
export type LimitRefusal = 'away' | { readonly waitSeconds: number };

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
 * @param times how many requests it counts for
 * @returns above the limit, when to try again; `away` without a database, which is logged; else `undefined`
 */
export async function checkRateLimit(
  name: RateLimitName,
  times = 1,
): Promise<LimitRefusal | undefined> {
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
    return { waitSeconds };
  } catch (error) {
    log().error(error, `a request could not be counted: ${name}`);
    return 'away';
  }
}

/**
 * Does something within a rate limit.
 * @param failure what the log says when it fails
 * @returns what `work` gives, or why it was not done; an error of it counts as `away`
 */
export async function withinLimit<T>(
  name: RateLimitName,
  failure: string,
  work: () => Promise<T>,
): Promise<T | LimitRefusal> {
  return (await checkRateLimit(name)) ?? orAway(failure, work);
}

/** Whether a use case was not done because of its limit or the database. */
export function isRefused(outcome: unknown): outcome is LimitRefusal {
  return (
    outcome === 'away' ||
    (typeof outcome === 'object' && outcome !== null && 'waitSeconds' in outcome)
  );
}

/** A refusal as an action answers it. @param failure code while the database is away */
export function refusedResult(refused: LimitRefusal, failure: ErrorCode): RefusedResult {
  return refused === 'away'
    ? { ok: false, code: failure }
    : { ok: false, code: 'tooMany', waitSeconds: refused.waitSeconds };
}
