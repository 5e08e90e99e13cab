import 'server-only';
import { retention } from '@/content/retention';
import { rowsOf, run, sql } from './client';
import { now } from './now';

/**
 * Whether a daily job is due; of all processes that ask, one is told so, once a day.
 * @param at the time of the question; by default that of the database's clock
 */
export async function claimDaily(name: string, at?: Date): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        insert into jobs as old (name, ran_at) values (${name}, ${now(at)})
        on conflict (name) do update set ran_at = excluded.ran_at
        where old.ran_at <= excluded.ran_at - interval '1 day'
        returning name`,
    ),
  );
  return rows.length === 1;
}

const years = (count: number) => sql`make_interval(years => ${count}::int)`;
const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/** How long each kind of data is kept, as the privacy page says it. */
const rules = [
  ['sessions', sql`expires_at`, sql`interval '0'`],
  ['mail_links', sql`expires_at`, sql`interval '0'`],
  ['erasures', sql`erased_at`, sql`interval '1 day'`],
  ['mails', sql`created_at`, days(retention.mailDays)],
  ['limits', sql`started_at`, sql`interval '1 day'`],
  ['cart_adds', sql`created_at`, sql`interval '30 days'`],
  ['withdrawals', sql`declared_at`, years(retention.contractYears)],
] as const;

/**
 * Deletes what has been kept long enough.
 * @returns how many rows went, by table
 */
export async function forgetOld(at?: Date): Promise<Record<string, number>> {
  const time = now(at);
  const gone: Record<string, number> = {};
  const sweep = async (table: string, condition: ReturnType<typeof sql>) => {
    const rows = await run((db) =>
      rowsOf(db, sql`delete from ${sql.identifier(table)} where ${condition} returning 1`),
    );
    gone[table] = rows.length;
  };
  for (const [table, column, kept] of rules) await sweep(table, sql`${column} < ${time} - ${kept}`);
  // Some years after the last message of a conversation, all of it goes.
  await sweep(
    'contact_messages',
    sql`lower(email) not in (
      select lower(email) from contact_messages
      where created_at >= ${time} - ${years(retention.messageYears)}
    )`,
  );
  // Some years after the last session was opened, unless the letter still goes there.
  await sweep(
    'newsletter_subscriptions',
    sql`last_seen_at < ${time} - ${years(retention.accountYears)}
      and (confirmed_at is null or unsubscribed_at is not null)`,
  );
  for (const table of ['cart_items', 'wishlist', 'cart_adds']) {
    await sweep(
      table,
      sql`user_email not in (
        select email from newsletter_subscriptions
        where last_seen_at >= ${time} - ${years(retention.accountYears)}
      )`,
    );
  }
  return gone;
}
