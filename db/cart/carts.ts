import 'server-only';
import { eq, type SQL } from 'drizzle-orm';
import { maxLines, maxPerLine } from '@/content/cart/cart-limits';
import { isOpenSession } from '@/db/account/sessions';
import { run, sql } from '@/db/client';
import { isRepeated } from '@/db/process/constraints';
import { cartAddKey, cartItems, sessions } from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';
import type { CartLine } from '@/lib/cart/cart';
import type { Summary } from '@/lib/cart/summary';
import { optionIdsOf, optionsKey } from '@/lib/catalogue/choice-word';
import { fromDecimal, toDecimal } from '@/lib/money';
import { change, findSummary } from './summaries';

export type NewLine = {
  readonly productId: string;
  readonly productName: string;
  readonly unitPriceCents: number;
  readonly optionIds: readonly string[];
  readonly quantity: number;
};

/** `added`, or why not: no session, or the line would exceed `maxPerLine`, or the cart `maxLines`. */
export type AddOutcome =
  | { readonly outcome: 'added'; readonly summary: Summary }
  | { readonly outcome: 'noVisitor' | 'full' };

/**
 * Puts a configured product in the visitor's cart: as a new line, or by the quantity of an equal one.
 * One statement, so that concurrent adds are neither lost nor counted twice; those of the same moment do not see
 * each other's lines, and may exceed `maxLines`. A repeated `key` changes nothing and gives `added` again.
 * @returns the outcome, and with `added` the new summary
 */
export async function addLine(
  tokenHash: TokenHash,
  line: NewLine,
  key: string,
): Promise<AddOutcome> {
  const options = JSON.stringify(Object.fromEntries(line.optionIds.map((id) => [id, true])));
  try {
    const done = await change(tokenHash, {
      of: 'lines',
      ctes: sql`
        repeated as (
          select 1 from cart_adds, visitor
          where user_email = visitor.email and key = ${key}::uuid
        ),
        changed as (
          insert into cart_items as old
            (user_email, product_id, product_name, product_price, quantity, options, options_key)
          select email, ${line.productId}, ${line.productName},
            ${toDecimal(line.unitPriceCents)}::numeric, ${line.quantity}::int,
            ${options}::jsonb, ${optionsKey(line.optionIds)}
          from visitor where not exists (select 1 from repeated) and (
            (select count(*) from cart_items where user_email = visitor.email) < ${maxLines}::int
            or exists (
              select 1 from cart_items where user_email = visitor.email
                and product_id = ${line.productId} and options_key = ${optionsKey(line.optionIds)}
            )
          )
          on conflict (user_email, product_id, options_key) do update
            set quantity = old.quantity + excluded.quantity,
                product_name = excluded.product_name,
                product_price = excluded.product_price
            where old.quantity + excluded.quantity <= ${maxPerLine}::int
          returning id, quantity, user_email
        ),
        mark as (
          insert into cart_adds (user_email, key) select user_email, ${key}::uuid from changed
        )`,
      isDone: sql`exists (select 1 from repeated) or exists (select 1 from changed)`,
    });
    if (!done) return { outcome: 'noVisitor' };
    return done.isDone ? { outcome: 'added', summary: done.summary } : { outcome: 'full' };
  } catch (error) {
    // Two requests with one key at the same moment: the second breaks the key's constraint and is undone.
    const summary = isRepeated(error, cartAddKey) ? await findSummary(tokenHash) : undefined;
    if (summary) return { outcome: 'added', summary };
    throw error;
  }
}

/** Sets the quantity of a line. @returns the new summary; `undefined` when the visitor has no such line */
export async function setQuantity(
  tokenHash: TokenHash,
  lineId: string,
  quantity: number,
): Promise<Summary | undefined> {
  return changeLines(
    tokenHash,
    sql`
      update cart_items set quantity = ${quantity}::int
      from visitor where id = ${lineId}::uuid and user_email = visitor.email
      returning id, quantity`,
  );
}

/** Removes a line. @returns the new summary; `undefined` when the visitor has no such line */
export async function removeLine(
  tokenHash: TokenHash,
  lineId: string,
): Promise<Summary | undefined> {
  return changeLines(
    tokenHash,
    sql`
      delete from cart_items using visitor
      where id = ${lineId}::uuid and user_email = visitor.email
      returning id, 0 as quantity`,
  );
}

/** Removes all lines. @returns the new summary; `undefined` when there were none */
export async function clearCart(tokenHash: TokenHash): Promise<Summary | undefined> {
  return changeLines(
    tokenHash,
    sql`
      delete from cart_items using visitor where user_email = visitor.email
      returning id, 0 as quantity`,
  );
}

async function changeLines(tokenHash: TokenHash, statement: SQL): Promise<Summary | undefined> {
  const done = await change(tokenHash, { of: 'lines', ctes: sql`changed as (${statement})` });
  return done?.isDone ? done.summary : undefined;
}

/** The visitor's lines, oldest first; none without a session. */
export async function listLines(tokenHash: TokenHash): Promise<CartLine[]> {
  const { id, productId, productName, productPrice, quantity, optionsKey } = cartItems;
  const rows = await run((db) =>
    db
      .select({ id, productId, productName, productPrice, quantity, optionsKey })
      .from(cartItems)
      .innerJoin(sessions, eq(sessions.email, cartItems.userEmail))
      .where(isOpenSession(tokenHash))
      .orderBy(cartItems.createdAt, cartItems.id),
  );
  return rows.map(({ productPrice, optionsKey, ...line }) => ({
    ...line,
    unitPriceCents: fromDecimal(productPrice),
    optionIds: optionIdsOf(optionsKey),
  }));
}
