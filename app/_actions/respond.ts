import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ActionResult, ErrorCode } from '@/lib/action';
import { localePath, toLocale } from '@/lib/i18n/locales';
import type { Intent } from '@/lib/intent';

/** Refusals after which what was asked for can still be carried out, once an address is given. */
const pendingCodes: readonly ErrorCode[] = [
  'emailRequired',
  'emailRequiredWishlist',
  'alreadySubscribed',
  'subscribeFailed',
  'tooMany',
];

/** Address of the cart page that says what came of a form, and what is still asked for. */
export function cartNoticePath(result: ActionResult, intent?: Intent): string {
  const said = (result.ok && result.next) || result;
  const query = new URLSearchParams({ [said.ok ? 'done' : 'error']: said.code });
  if (said.code === 'listed') query.set('tab', 'wishlist');
  if (!said.ok && said.waitSeconds !== undefined) query.set('wait', String(said.waitSeconds));
  const isPending = !said.ok && pendingCodes.includes(said.code);
  for (const [name, value] of Object.entries((isPending && intent) || {})) query.set(name, value);
  return `/cart?${query}`;
}

/**
 * Answers a form that came without JavaScript: such a visitor is sent to the cart, which says what
 * happened, so that a reload does not post again. The form says in which language its page was.
 * With JavaScript the result goes back as it is.
 * @param intent what the form asked for; the cart page takes it on where an address is needed first
 */
export async function respond(
  result: ActionResult,
  form: FormData,
  intent?: Intent,
): Promise<ActionResult> {
  if ((await headers()).has('next-action')) return result;
  redirect(localePath(toLocale(form.get('locale')), cartNoticePath(result, intent)));
}
