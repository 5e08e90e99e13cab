import 'server-only';
import { createHmac } from 'node:crypto';
import { headers } from 'next/headers';
import { countAll } from '@/db/limits';
import type { ActionResult, ErrorCode } from '@/lib/action';
import { rangeOf } from '@/lib/address-range';
import { env } from '@/lib/env';
import { type Door, type Limit, limits } from '@/lib/limits';
import { log } from '@/lib/log';
import { quoteSecrets } from '@/lib/secret';
import { visitorTokenHash } from '@/lib/session';

/** A key that counts somebody without naming them: nobody without the shop's secret can undo it. */
function keyOf(door: Door, limit: Limit, who: string): string {
  const name = `${door} ${limit.per} ${limit.seconds} ${who}`;
  return createHmac('sha256', quoteSecrets()[0]).update(name).digest('base64url');
}

/** What refuses a knock: too many of them, or a database that cannot count. */
export type Refusal = Extract<ActionResult, { readonly ok: false }>;

/**
 * Counts one more knock on a door.
 * @param failure code of the answer while the database is away
 * @param mailbox whose mailbox the knock would reach, where it would
 * @returns the refusal of somebody who knocks too often, else `undefined`
 */
export async function knock(
  door: Door,
  failure: ErrorCode,
  mailbox?: string,
): Promise<Refusal | undefined> {
  const who = {
    session: await visitorTokenHash(),
    range: rangeOf((await headers()).get('x-shop-client') ?? undefined),
    mailbox,
  };
  const rules: readonly Limit[] = limits[door];
  const counts = rules.flatMap((limit) => {
    const name = who[limit.per];
    const most = Math.ceil(limit.most * env().LIMIT_FACTOR);
    return name ? [{ key: keyOf(door, limit, name), most, seconds: limit.seconds }] : [];
  });
  try {
    const waitSeconds = await countAll(counts);
    return waitSeconds > 0 ? { ok: false, code: 'tooMany', waitSeconds } : undefined;
  } catch (error) {
    log().error(error, failure);
    return { ok: false, code: failure };
  }
}
