import 'server-only';
import { z } from 'zod';
import { type Choice, findChoice } from '@/lib/catalogue/choice';

const Configuration = z.object({
  productId: z.string().max(100),
  options: z.array(z.string().max(40)).max(20),
});

/** The configuration that the form of a piece names, at the price of the catalogue; `undefined` when it is not made. */
export function choiceIn(form: FormData): Choice | undefined {
  const given = Configuration.safeParse({
    // Of a field that is sent twice the last counts, as scripts read it.
    productId: form.getAll('productId').at(-1),
    // An empty one is that of the base.
    options: form.getAll('option').filter(Boolean),
  }).data;
  return given && findChoice(given.productId, given.options);
}
