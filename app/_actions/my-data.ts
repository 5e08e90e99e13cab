'use server';
import { z } from 'zod';
import { readBack } from '@/lib/account/back-path';
import type { Faults } from '@/lib/action';
import * as myData from '@/use-cases/account/my-data';
import { setNewsletter as set } from '@/use-cases/account/newsletter';
import { isRefused } from '@/use-cases/process/rate-limit';
import { redirectFrom, redirectWithNotice } from '@/use-cases/site/redirect-with-notice';
import { cartNoticePath } from '@/use-cases/site/respond';

/** The page of personal data, which shows what came of its forms. */
const home = '/my-data';

/** Ends the session of this device, proven or not, and comes back to the page that was left. */
export async function leaveSession(form: FormData): Promise<void> {
  const left = await myData.leaveSession();
  const page = readBack({ back: form.get('page') });
  if (isRefused(left)) redirectWithNotice(form, home, left);
  if (page === '/cart') redirectFrom(form, cartNoticePath({ ok: true, code: 'left' }));
  redirectWithNotice(form, page ?? home, left ?? 'failed');
}

/** Ends one session of the visitor's address. */
export async function endSession(form: FormData): Promise<void> {
  const id = z.uuid().safeParse(form.get('id')).data;
  redirectWithNotice(form, home, (await myData.endSession(id)) ?? 'failed');
}

/** Turns the newsletter on or off for a proven visitor. */
export async function setNewsletter(form: FormData): Promise<void> {
  const wanted = z.enum(['on', 'off']).safeParse(form.get('letter')).data;
  const done = await set(wanted && wanted === 'on');
  redirectWithNotice(form, home, done ?? 'failed');
}

/**
 * Erases everything stored about a proven visitor who ticked the confirmation.
 * @returns only when it was not ticked, with the field; redirects otherwise
 */
export async function erase(_: unknown, form: FormData): Promise<Faults> {
  if (form.get('sure') !== 'on') return { fields: ['sure'], typed: {} };
  const session = z.uuid().safeParse(form.get('session')).data;
  redirectWithNotice(form, home, (await myData.erase(session)) ?? 'failed');
}
