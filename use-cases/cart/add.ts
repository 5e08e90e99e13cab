import 'server-only';
import { addLine } from '@/db/cart/carts';
import { addWish } from '@/db/cart/wishlists';
import type { TokenHash } from '@/lib/account/token';
import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { keepPath } from '@/lib/cart/kept';
import { type Choice, findChoice, type WantedChoice } from '@/lib/catalogue/choice';
import { optionIdsOf } from '@/lib/catalogue/choice-word';
import { nameIn } from '@/lib/catalogue/product-words';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { runMutation } from '@/use-cases/process/run-mutation';

/** The configuration of an intent, if it can be done: compositions cannot be in a wishlist. */
export function choiceOf(intent: Intent): Choice | undefined {
  const choice = findChoice(intent.product, optionIdsOf(intent.options));
  return choice?.product.kind === 'composition' && intent.for === 'wishlist' ? undefined : choice;
}

/**
 * Puts configurations in the cart of a visitor.
 * @param key idempotency key
 * @returns ok; `emailRequired` without a session; `cartLimit` above `maxPerLine` or `maxLines`; `tooMany`;
 * `cartAddFailed` during a database outage
 */
export async function addToCartOf(
  hash: TokenHash,
  { product, optionIds, cents, quantity }: WantedChoice,
  key: string,
): Promise<ActionResult> {
  return runMutation('cartAddFailed', 'added', async () => {
    const line = {
      productId: product.id,
      productName: nameIn(await messagesOf(defaultLocale), defaultLocale, product),
      unitPriceCents: cents,
      optionIds,
      quantity,
    };
    const added = await addLine(hash, line, key);
    if (added.outcome === 'added') return added.summary;
    return added.outcome === 'full' ? 'cartLimit' : 'emailRequired';
  });
}

/**
 * Puts a configuration in the wishlist of a visitor, which holds each product once.
 * @returns ok; `emailRequiredWishlist` without a session; `alreadyListed`; `tooMany`;
 * `wishlistAddFailed` during a database outage
 */
export async function addToWishlistOf(
  hash: TokenHash,
  { product, optionIds, cents }: Choice,
): Promise<ActionResult> {
  return runMutation('wishlistAddFailed', 'listed', async () => {
    const added = await addWish(hash, {
      productId: product.id,
      productName: nameIn(await messagesOf(defaultLocale), defaultLocale, product),
      priceCents: cents,
      optionIds,
    });
    if (added.outcome === 'listed') return added.summary;
    return added.outcome === 'alreadyListed' ? 'alreadyListed' : 'emailRequiredWishlist';
  });
}

/** Where a visitor goes with an intent that a name is needed for; `undefined` for any other. */
export function keepPathOf(intent: Intent | undefined): string | undefined {
  const choice = intent?.for === 'kept' ? choiceOf(intent) : undefined;
  return choice && keepPath(choice.product.id, choice.optionIds);
}

/**
 * Does what a visitor asked for before there was a session.
 * @returns the result; `undefined` without an intent that can be done without asking for more
 */
export async function runIntent(
  hash: TokenHash,
  intent: Intent | undefined,
): Promise<ActionResult | undefined> {
  const choice = intent && choiceOf(intent);
  if (!intent || !choice || intent.for === 'kept') return undefined;
  if (intent.for === 'cart') return addToCartOf(hash, { ...choice, quantity: 1 }, intent.once);
  const listed = await addToWishlistOf(hash, choice);
  const isThere = !listed.ok && listed.code === 'alreadyListed';
  return isThere ? { ok: true, code: 'listed' } : listed;
}
