import 'server-only';
import { findWithdrawal } from '@/db/orders/withdrawals';
import { keyRing } from '@/db/process/key-ring';
import { readReceipt } from '@/lib/orders/receipt';
import type { SearchParam } from '@/lib/search-params';
import { orAway } from '@/use-cases/process/or-away';

/**
 * The declaration that a receipt names; `bad` for a receipt that this shop did not sign or whose declaration is
 * no longer kept, `away` without a database.
 */
export async function readDeclaration(token: SearchParam) {
  return orAway('reading a declaration failed', async () => {
    const reference =
      typeof token === 'string' ? await readReceipt(token, await keyRing()) : undefined;
    const declaration = reference && (await findWithdrawal(reference));
    return declaration ? { ...declaration, reference } : 'bad';
  });
}
