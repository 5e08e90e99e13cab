import type { ActionResult } from '@/lib/action';
import type { Summary } from '@/lib/summary';
import { gates } from './signals';

type Perform = (form: FormData, onResult?: (result: ActionResult) => void) => void;

/**
 * Carries out an add to a cart or wishlist; a visitor without a session gives an address first, and
 * the add follows. A session that turns out to have ended asks for the address as well.
 */
export function addWithGate(perform: Perform, form: FormData, summary: Summary | undefined): void {
  if (!summary) {
    gates.send(() => perform(form));
    return;
  }
  perform(form, (result) => {
    const isRefused =
      !result.ok && (result.code === 'emailRequired' || result.code === 'emailRequiredWishlist');
    if (isRefused) gates.send(() => perform(form));
  });
}
