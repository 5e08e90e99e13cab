'use server';
import { z } from 'zod';
import { maxPerLine } from '@/content/cart/cart-limits';
import { visitorTokenHash } from '@/lib/account/session';
import type { ActionResult } from '@/lib/action';
import { addToCartOf } from '@/use-cases/cart/add';
import { changeQuantity, emptyCart, removeFromCart } from '@/use-cases/cart/change-cart';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { respond } from '@/use-cases/site/respond';

const Addition = z.object({
  quantity: z.coerce.number().int().min(1).max(maxPerLine).default(1),
  key: z.guid().default(() => crypto.randomUUID()),
});

/**
 * Puts a configured product in the visitor's cart. The form gives the configuration; name and price are
 * looked up. A repeated `key` changes nothing.
 * @returns ok; `emailRequired` without a session; `cartLimit` above `maxPerLine` or `maxLines`; `cartAddFailed` for a
 * configuration that is not offered, or during a database outage
 */
export async function addToCart(_: unknown, form: FormData): Promise<ActionResult> {
  const choice = choiceIn(form);
  const given = Addition.safeParse(Object.fromEntries(form));
  if (!choice || !given.success) return respond({ ok: false, code: 'cartAddFailed' }, form);
  const { quantity, key } = given.data;
  const { product, optionIds } = choice;
  const options = optionIds.join();
  const intent = { for: 'cart', product: product.id, options, once: key } as const;
  const hash = await visitorTokenHash();
  if (!hash) return respond({ ok: false, code: 'emailRequired' }, form, intent);
  return respond(await addToCartOf(hash, { ...choice, quantity }, key), form, intent);
}

const Quantity = z.object({
  id: z.uuid(),
  quantity: z.coerce.number().int().min(0).max(maxPerLine),
});

/**
 * Sets the quantity of a line of the visitor's cart; 0 removes it.
 * @returns ok; `cartQuantityFailed` for a line that is not theirs, or during a database outage
 */
export async function setQuantity(_: unknown, form: FormData): Promise<ActionResult> {
  const given = Quantity.safeParse(Object.fromEntries(form));
  if (!given.success) return respond({ ok: false, code: 'cartQuantityFailed' }, form);
  const { id, quantity } = given.data;
  if (quantity === 0) return removeLine(_, form);
  const hash = await visitorTokenHash();
  if (!hash) return respond({ ok: false, code: 'cartQuantityFailed' }, form);
  return respond(await changeQuantity(hash, id, quantity), form);
}

/**
 * Removes a line from the visitor's cart.
 * @returns ok; `cartRemoveFailed` for a line that is not theirs, or during a database outage
 */
export async function removeLine(_: unknown, form: FormData): Promise<ActionResult> {
  const id = z.uuid().safeParse(form.get('id')).data;
  const hash = await visitorTokenHash();
  if (!id || !hash) return respond({ ok: false, code: 'cartRemoveFailed' }, form);
  return respond(await removeFromCart(hash, id), form);
}

/** Empties the visitor's cart. @returns ok; `cartClearFailed` for an empty cart, or during a database outage */
export async function clearCart(_: unknown, form: FormData): Promise<ActionResult> {
  const hash = await visitorTokenHash();
  if (!hash) return respond({ ok: false, code: 'cartClearFailed' }, form);
  return respond(await emptyCart(hash), form);
}
