import 'server-only';
import { headers } from 'next/headers';
import type { ActionResult, ErrorCode } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { keepPathOf } from '@/use-cases/cart/add';
import { redirectFrom } from './redirect-with-notice';

/** Refusals after which the intent can still be done, once there is a session. */
const pendingCodes: readonly ErrorCode[] = [
  'emailRequired',
  'emailRequiredWishlist',
  'alreadySubscribed',
  'subscribeFailed',
  'tooMany',
];

/**
 * Path of the page that shows the result of a form: the cart, with the intent if it is still pending, or the page
 * that asks for the name of what is to be kept.
 */
export function cartNoticePath(result: ActionResult, intent?: Intent): string {
  const said = (result.ok && result.next) || result;
  const query = new URLSearchParams({ [said.ok ? 'done' : 'error']: said.code });
  if (said.code === 'listed') query.set('tab', 'wishlist');
  if (!said.ok && said.waitSeconds !== undefined) query.set('wait', String(said.waitSeconds));
  const namePath = keepPathOf(intent);
  if (namePath) return `${namePath}&${query}`;
  const isPending = !said.ok && pendingCodes.includes(said.code);
  for (const [name, value] of Object.entries((isPending && intent) || {})) query.set(name, value);
  return `/cart?${query}`;
}

/**
 * Returns the result to a page with JavaScript. Without, redirects to the cart, which shows the result, so
 * that a reload does not post again; the form has the language of its page.
 * @param intent what the form asked for, kept by the cart page when a session is needed first
 */
export async function respond(
  result: ActionResult,
  form: FormData,
  intent?: Intent,
): Promise<ActionResult> {
  if ((await headers()).has('next-action')) return result;
  redirectFrom(form, cartNoticePath(result, intent));
}
