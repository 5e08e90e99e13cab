import 'server-only';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import { accounts } from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';

export type NewSubscription = {
  readonly email: string;
  readonly name: string | null;
  /** Whether the box for the newsletter was ticked. */
  readonly wantsNewsletter: boolean;
  /** Language of the page; French by default. */
  readonly language?: string;
};

const EmailRow = z.object({ email: z.string() });

/**
 * Stores an address and opens a session for it, both or neither.
 * @returns false when the address is known already: nothing is written and no session opens then,
 * since typing an address proves nothing
 */
export async function subscribe(
  { email, name, wantsNewsletter, language = 'fr' }: NewSubscription,
  tokenHash: TokenHash,
  sessionDays: number,
): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      EmailRow,
      sql`
        with joined as (
          insert into newsletter_subscriptions (email, name, opted_in_at, language)
          values (${email}, ${name}, case when ${wantsNewsletter}::boolean then now() end, ${language})
          on conflict (email) do nothing
          returning email
        )
        insert into sessions (token_hash, email, expires_at)
        select ${tokenHash}, email, now() + make_interval(days => ${sessionDays}::int) from joined
        returning email`,
    ),
  );
  return rows.length === 1;
}

/** Makes an address known without a session, so that a link can be sent to it; it gets no newsletter. */
export async function knowAddress(email: string): Promise<void> {
  await run((db) => db.insert(accounts).values({ email }).onConflictDoNothing());
}

/**
 * The same for an address that the house holds something of (orders, quotes, stays, hours, messages, withdrawals), and
 * nothing for any other: the caller learns neither.
 */
export async function knowCustomer(email: string): Promise<void> {
  await run((db) =>
    db.execute(sql`
      insert into newsletter_subscriptions (email)
      select ${email} where exists (select 1 from orders where email = ${email})
        or exists (select 1 from offers where email = ${email})
        or exists (select 1 from bookings where email = ${email} and state <> 'held')
        or exists (select 1 from appointments where email = ${email})
        or exists (select 1 from contact_messages where email = ${email})
        or exists (select 1 from withdrawals where email = ${email})
      on conflict do nothing`),
  );
}
