import { z } from 'zod';

/**
 * What somebody asked for before an address was known. It comes along until they have joined: in the
 * address of the cart page, in the form that joins, in the link of a mail.
 */
export type Intent = z.infer<typeof Intent>;

const Intent = z.object({
  for: z.enum(['cart', 'wishlist']),
  product: z.string().max(100),
  /** Ids of the options, with commas between them. */
  options: z.string().max(400).default(''),
  /** Makes a repeat harmless. */
  once: z.guid(),
});

type Source = FormData | Readonly<Record<string, unknown>>;

/** The intent in a form or in the query of an address; `undefined` where there is none, or a broken one. */
export function readIntent(source: Source): Intent | undefined {
  const fields = source instanceof FormData ? Object.fromEntries(source) : source;
  return Intent.safeParse(fields).data;
}
