import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ActionResult } from '@/lib/action';

/**
 * Answers a form that came without JavaScript: such a visitor is sent to the cart, which says what
 * happened, so that a reload does not post again. With JavaScript the result goes back as it is.
 */
export async function answer(result: ActionResult): Promise<ActionResult> {
  if ((await headers()).has('next-action')) return result;
  if (result.ok) redirect(`/cart?done=${result.code}`);
  const wait = result.waitSeconds === undefined ? '' : `&wait=${result.waitSeconds}`;
  redirect(`/cart?error=${result.code}${wait}`);
}
