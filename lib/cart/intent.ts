import { z } from 'zod';

/**
 * What a visitor asked for before giving an address: a line of the cart, a wish, or a name to keep a
 * configuration under. It is carried in the query of the cart page, in the
 * form that subscribes and in the link of a mail, and done once there is a session.
 */
export type Intent = z.infer<typeof Intent>;

const Intent = z.object({
  for: z.enum(['cart', 'wishlist', 'kept']),
  product: z.string().max(100),
  /** Ids of the options, with commas between them. */
  options: z.string().max(400).default(''),
  /** Idempotency key. */
  once: z.guid(),
});

type Source = FormData | Readonly<Record<string, unknown>>;

/** The intent in a form or a query; `undefined` without a valid one. */
export function readIntent(source: Source): Intent | undefined {
  const fields = source instanceof FormData ? Object.fromEntries(source) : source;
  return Intent.safeParse(fields).data;
}

/** The intent to keep a configuration: once there is a session, its name is asked for. */
export function intentToKeep(productId: string, optionIds: readonly string[]): Intent {
  return { for: 'kept', product: productId, options: optionIds.join(), once: crypto.randomUUID() };
}
