import 'server-only';
import { visitorTokenHash } from '@/lib/account/session';
import { readChoice, type WantedChoice, wantedAgain } from '@/lib/catalogue/choice';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchParams } from '@/lib/search-params';
import { listChoices } from '@/use-cases/cart/cart-choices';
import { orAway } from '@/use-cases/process/or-away';
import { readRequest } from './read-request';

/**
 * What an address of `abroadPath` names: a configuration, what a payment page sells, or else the cart of this visitor.
 * @returns nothing of what is not made, nor while the database is away
 */
export async function readWanted(
  query: SearchParams,
  locale: Locale,
): Promise<readonly WantedChoice[]> {
  const { piece, quote, product } = query;
  if (piece !== undefined) {
    const choice = typeof piece === 'string' ? readChoice(piece) : undefined;
    return choice ? [{ ...choice, quantity: 1 }] : [];
  }
  const wanted = await orAway('what a quote is for could not be read', async () => {
    if (quote === undefined && product === undefined) {
      const hash = await visitorTokenHash();
      return hash ? listChoices(hash) : [];
    }
    const request = await readRequest(query, locale);
    if (request.state !== 'purchase') return [];
    return wantedAgain(
      request.purchase.lines.flatMap(({ productId, ...line }) =>
        productId ? [{ ...line, productId }] : [],
      ),
    );
  });
  return wanted === 'away' ? [] : wanted;
}
