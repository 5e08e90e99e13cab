import 'server-only';
import { listLines } from '@/db/cart/carts';
import { type WantedChoice, wantedAgain } from '@/lib/catalogue/choice';

/** What the cart of a session holds, at the prices of the catalogue; without what is no longer made. */
export async function listChoices(tokenHash: string): Promise<WantedChoice[]> {
  return wantedAgain(await listLines(tokenHash));
}
