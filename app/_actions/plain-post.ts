import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/action';
import { localePath, toLocale } from '@/lib/i18n/locales';

/**
 * Answers a form that came without JavaScript: such a visitor is sent to the cart, which says what
 * happened, so that a reload does not post again. The form says in which language its page was.
 * With JavaScript the result goes back as it is.
 */
export async function answer(result: ActionResult, form: FormData): Promise<ActionResult> {
  if ((await headers()).has('next-action')) return result;
  const wait = result.ok || result.waitSeconds === undefined ? '' : `&wait=${result.waitSeconds}`;
  const path = result.ok ? `/cart?done=${result.code}` : `/cart?error=${result.code}${wait}`;
  redirect(localePath(toLocale(form.get('locale')), path));
}
