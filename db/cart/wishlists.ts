import 'server-only';
import { eq, type SQL } from 'drizzle-orm';
import { isOpenSession } from '@/db/account/sessions';
import { run, sql } from '@/db/client';
import { sessions, wishlist } from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';
import type { Summary } from '@/lib/cart/summary';
import { optionIdsOf, optionsKey } from '@/lib/catalogue/choice-word';
import { toDecimal } from '@/lib/money';
import { change } from './summaries';

/** A product that is wished for, with the options it was chosen with. */
export type Wish = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
};

/** `listed`, or why not: no session, or it is in the wishlist already. */
export type WishOutcome =
  | { readonly outcome: 'listed'; readonly summary: Summary }
  | { readonly outcome: 'noVisitor' | 'alreadyListed' };

/** Puts a product with its options in the visitor's wishlist: each product once, whatever its options. */
export async function addWish(
  tokenHash: TokenHash,
  product: {
    productId: string;
    productName: string;
    priceCents: number;
    optionIds: readonly string[];
  },
): Promise<WishOutcome> {
  const done = await change(tokenHash, {
    of: 'wishes',
    ctes: sql`
      changed as (
        insert into wishlist (user_email, product_id, product_name, product_price, options)
        select email, ${product.productId}, ${product.productName},
          ${toDecimal(product.priceCents)}::numeric, ${optionsKey(product.optionIds)}
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
  const rows = await run((db) =>
    db
      .select({ id: wishlist.id, productId: wishlist.productId, options: wishlist.options })
      .from(wishlist)
      .innerJoin(sessions, eq(sessions.email, wishlist.userEmail))
      .where(isOpenSession(tokenHash))
      .orderBy(wishlist.createdAt, wishlist.id),
  );
  return rows.map(({ options, ...wish }) => ({ ...wish, optionIds: optionIdsOf(options) }));
}
