import { subscribeRequests } from '@/components/browser/channels';
import { currentSummary, dropSummary } from '@/components/browser/summary-store';
import type { ActionResult } from '@/lib/action';
import type { Intent } from '@/lib/intent';

type Perform = (form: FormData, onResult?: (result: ActionResult) => void) => void;

/** What the form of a piece asks for, to be carried out once the visitor has joined. */
function intentOf(form: FormData, list: Intent['for']): Intent {
  return {
    for: list,
    product: String(form.get('productId')),
    options: form.getAll('option').join(),
    once: String(form.get('key')),
  };
}

/**
 * Carries out an add to a cart or wishlist; a visitor without a session gives an address first, and
 * the add follows. A session that turns out to have ended asks for the address as well.
 */
export function addOrSubscribe(perform: Perform, form: FormData, list: Intent['for']): void {
  if (!currentSummary()) {
    subscribeRequests.send(intentOf(form, list));
    return;
  }
  perform(form, (result) => {
    const isRefused =
      !result.ok && (result.code === 'emailRequired' || result.code === 'emailRequiredWishlist');
    if (!isRefused) return;
    dropSummary();
    subscribeRequests.send(intentOf(form, list));
  });
}
