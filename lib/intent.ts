import { z } from 'zod';

/**
 * What a visitor asked for before giving an address. It is carried in the query of the cart page, in the
 * form that subscribes and in the link of a mail, and done once there is a session.
 */
export type Intent = z.infer<typeof Intent>;

const Intent = z.object({
  for: z.enum(['cart', 'wishlist']),
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
