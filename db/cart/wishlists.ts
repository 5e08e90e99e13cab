import 'server-only';
import { eq, type SQL } from 'drizzle-orm';
import { isOpenSession } from '@/db/account/sessions';
import { run, sql } from '@/db/client';
import { sessions, wishlist } from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';
import type { Summary } from '@/lib/cart/summary';
import { toDecimal } from '@/lib/money';
import { change } from './summaries';

export type Wish = { readonly id: string; readonly productId: string };

/** `listed`, or why not: no session, or it is in the wishlist already. */
export type WishOutcome =
  | { readonly outcome: 'listed'; readonly summary: Summary }
  | { readonly outcome: 'noVisitor' | 'alreadyListed' };

/** Puts a product in the visitor's wishlist, at most once. */
export async function addWish(
  tokenHash: TokenHash,
  product: { productId: string; productName: string; priceCents: number },
): Promise<WishOutcome> {
  const done = await change(tokenHash, {
    of: 'wishes',
    ctes: sql`
      changed as (
        insert into wishlist (user_email, product_id, product_name, product_price)
        select email, ${product.productId}, ${product.productName},
          ${toDecimal(product.priceCents)}::numeric
        from visitor
        on conflict (user_email, product_id) do nothing
        returning id, product_id, created_at
      )`,
  });
  if (!done) return { outcome: 'noVisitor' };
  return done.isDone ? { outcome: 'listed', summary: done.summary } : { outcome: 'alreadyListed' };
}

/** Removes a wish of the visitor. @returns the new summary; `undefined` when they have no such wish */
export async function removeWish(
  tokenHash: TokenHash,
  wishId: string,
): Promise<Summary | undefined> {
  const done = await remove(tokenHash, sql`id = ${wishId}::uuid`);
  return done?.isDone ? done.summary : undefined;
}

/**
 * Removes a product from the visitor's wishlist, whether or not it is in it.
 * @returns the new summary; `undefined` without a session
 */
export async function removeWishOf(
  tokenHash: TokenHash,
  productId: string,
): Promise<Summary | undefined> {
  return (await remove(tokenHash, sql`product_id = ${productId}`))?.summary;
}

function remove(tokenHash: TokenHash, which: SQL) {
  return change(tokenHash, {
    of: 'wishes',
    ctes: sql`
      changed as (
        delete from wishlist using visitor
        where ${which} and user_email = visitor.email
        returning id, null::text as product_id, created_at
      )`,
  });
}

/** The visitor's wishes, oldest first; none without a session. */
export async function listWishes(tokenHash: TokenHash): Promise<Wish[]> {
  return run((db) =>
    db
      .select({ id: wishlist.id, productId: wishlist.productId })
      .from(wishlist)
      .innerJoin(sessions, eq(sessions.email, wishlist.userEmail))
      .where(isOpenSession(tokenHash))
      .orderBy(wishlist.createdAt, wishlist.id),
  );
}
