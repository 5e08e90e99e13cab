import 'server-only';
import type { SQL } from 'drizzle-orm';
import { toDecimal } from '@/lib/money';
import type { Summary } from '@/lib/summary';
import { rowsOf, run, sql } from './client';
import { visitor } from './sessions';
import { change } from './summaries';

export type Wish = { readonly id: string; readonly productId: string };

/** `listed`, or why not: no session, or it is in the list already. */
export type WishOutcome =
  | { readonly outcome: 'listed'; readonly summary: Summary }
  | { readonly outcome: 'noVisitor' | 'alreadyListed' };

/** Puts a product in the visitor's wishlist, at most once. */
export async function addWish(
  tokenHash: string,
  product: { productId: string; productName: string; priceCents: number },
): Promise<WishOutcome> {
  const done = await change(
    tokenHash,
    sql`
      wish as (
        insert into wishlist (user_email, product_id, product_name, product_price)
        select email, ${product.productId}, ${product.productName},
          ${toDecimal(product.priceCents)}::numeric
        from visitor
        on conflict (user_email, product_id) do nothing
        returning id, product_id, created_at
      )`,
    sql`exists (select 1 from wish) as added`,
    { wishes: sql`wish` },
  );
  if (!done) return { outcome: 'noVisitor' };
  return done.row.added
    ? { outcome: 'listed', summary: done.summary }
    : { outcome: 'alreadyListed' };
}

/** Takes a product out of the visitor's wishlist. @returns the summary then; `undefined` when they have no such wish. */
export async function removeWish(tokenHash: string, wishId: string): Promise<Summary | undefined> {
  const done = await leave(tokenHash, sql`id = ${wishId}::uuid`);
  return done?.row.is_gone ? done.summary : undefined;
}

/**
 * Takes a product out of the visitor's wishlist by its own id, whether or not it is in it.
 * @returns the summary then; `undefined` without a session
 */
export async function removeWishOf(
  tokenHash: string,
  productId: string,
): Promise<Summary | undefined> {
  return (await leave(tokenHash, sql`product_id = ${productId}`))?.summary;
}

function leave(tokenHash: string, which: SQL) {
  return change(
    tokenHash,
    sql`
      gone as (
        delete from wishlist using visitor
        where ${which} and user_email = visitor.email
        returning id, null::text as product_id, created_at
      )`,
    sql`exists (select 1 from gone) as is_gone`,
    { wishes: sql`gone` },
  );
}

/** The visitor's wishes, oldest first; none without a session. */
export async function listWishes(tokenHash: string): Promise<Wish[]> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${visitor(tokenHash)}
        select id, product_id from wishlist join visitor on user_email = visitor.email
        order by created_at, id`,
    ),
  );
  return rows.map((row) => ({ id: String(row.id), productId: String(row.product_id) }));
}
