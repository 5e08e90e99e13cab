import { type ShownPiece, subscribeRequests } from '@/components/ui/browser/channels.client';
import { currentSummary, deleteSummary } from '@/components/ui/browser/summary-store.client';
import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';

type Perform = (form: FormData, onResult?: (result: ActionResult) => void) => void;

/** What the form of a piece asks for, carried out once the visitor has subscribed. */
function intentOf(form: FormData, list: Intent['for']): Intent {
  return {
    for: list,
    product: String(form.get('productId')),
    options: form.getAll('option').join(),
    once: String(form.get('key')),
  };
}

/**
 * Adds to the cart or wishlist. A visitor without a session, or with an expired one, is asked to
 * subscribe first; the add follows. @param piece what it is about, for the dialog and the toast
 */
export function addOrSubscribe(
  perform: Perform,
  form: FormData,
  list: Intent['for'],
  piece?: ShownPiece,
): void {
  const ask = () => subscribeRequests.send({ intent: intentOf(form, list), piece });
  if (!currentSummary()) {
    ask();
    return;
  }
  perform(form, (result) => {
    const isRefused =
      !result.ok && (result.code === 'emailRequired' || result.code === 'emailRequiredWishlist');
    if (!isRefused) return;
    deleteSummary();
    ask();
  });
}
