import 'server-only';
import { toDecimal } from '@/lib/money';
import { rowsOf, run, sql } from './client';
import { visitor } from './sessions';

export type Wish = { readonly id: string; readonly productId: string };

/** `listed`, or why not: no session, or it is in the list already. */
export type WishOutcome = 'listed' | 'noVisitor' | 'alreadyListed';

/** Puts a product in the visitor's wishlist, at most once. */
export async function addWish(
  tokenHash: string,
  product: { productId: string; productName: string; priceCents: number },
): Promise<WishOutcome> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${visitor(tokenHash)},
        wish as (
          insert into wishlist (user_email, product_id, product_name, product_price)
          select email, ${product.productId}, ${product.productName},
            ${toDecimal(product.priceCents)}::numeric
          from visitor
          on conflict (user_email, product_id) do nothing
          returning id
        )
        select exists (select 1 from visitor) as known, exists (select 1 from wish) as added`,
    ),
  );
  if (!row?.known) return 'noVisitor';
  return row.added ? 'listed' : 'alreadyListed';
}

/** Takes a product out of the visitor's wishlist. @returns false when they have no such wish. */
export async function removeWish(tokenHash: string, wishId: string): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${visitor(tokenHash)}
        delete from wishlist using visitor
        where id = ${wishId}::uuid and user_email = visitor.email
        returning id`,
    ),
  );
  return rows.length > 0;
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
