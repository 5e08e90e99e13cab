import 'server-only';
import { addKept, removeKept, renameKept } from '@/db/cart/kept-configurations';
import type { TokenHash } from '@/lib/account/token';
import type { Choice } from '@/lib/catalogue/choice';
import type { Messages } from '@/lib/i18n/messages';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

type Notice = keyof Messages['kept']['notices'];

/**
 * Runs a change of what a visitor keeps, within its rate limit.
 * @param hash `undefined` for a visitor without a session
 * @returns `gone` when there was nothing of theirs to change
 */
async function change(
  hash: TokenHash | undefined,
  work: (hash: TokenHash) => Promise<Notice>,
): Promise<Notice | LimitRefusal> {
  if (!hash) return 'gone';
  return withinLimit('cart', 'a change of kept configurations failed', () => work(hash));
}

/** Keeps a configuration under a name. @returns `kept`; `full` above 50; `gone` without a session */
export async function keepConfiguration(
  hash: TokenHash | undefined,
  { product, optionIds }: Choice,
  name: string,
): Promise<Notice | LimitRefusal> {
  return change(hash, async (visitor) => {
    const kept = await addKept(visitor, { name, productId: product.id, optionIds });
    return kept === 'noVisitor' ? 'gone' : kept;
  });
}

/** Gives a kept configuration another name. @returns `renamed`; `taken`; `gone` for one that is not theirs */
export async function renameConfiguration(
  hash: TokenHash | undefined,
  id: string,
  name: string,
): Promise<Notice | LimitRefusal> {
  return change(hash, async (visitor) => {
    const renamed = await renameKept(visitor, id, name);
    return renamed === 'absent' ? 'gone' : renamed;
  });
}

/** Removes a kept configuration. @returns `removed`; `gone` for one that is not theirs */
export async function removeConfiguration(
  hash: TokenHash | undefined,
  id: string,
): Promise<Notice | LimitRefusal> {
  return change(hash, async (visitor) => ((await removeKept(visitor, id)) ? 'removed' : 'gone'));
}
