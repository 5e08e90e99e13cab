import 'server-only';
import { listLines } from '@/db/cart/carts';
import type { TokenHash } from '@/lib/account/token';
import { type WantedChoice, wantedAgain } from '@/lib/catalogue/choice';

/** What the cart of a session holds, at the prices of the catalogue; without what is no longer made. */
export async function listChoices(tokenHash: TokenHash): Promise<WantedChoice[]> {
  return wantedAgain(await listLines(tokenHash));
}
