'use server';
import { carriedBy, readBack } from '@/lib/account/back-path';
import { EmailAddress } from '@/lib/account/email-address';
import type { Faults } from '@/lib/action';
import { readIntent } from '@/lib/cart/intent';
import { isOrderPath } from '@/lib/site/routes';
import * as newsletter from '@/use-cases/account/newsletter';
import { openSession as open } from '@/use-cases/account/open-session';
import { requestLink as request } from '@/use-cases/account/send-link';
import { keepPathOf } from '@/use-cases/cart/add';
import { isRefused } from '@/use-cases/process/rate-limit';
import { typedIn } from '@/use-cases/site/faults';
import { redirectFrom, redirectWithNotice } from '@/use-cases/site/redirect-with-notice';
import { cartNoticePath } from '@/use-cases/site/respond';

/** Longest token of an order that an address has, in characters. */
const longestToken = 2_000;

/** The page that shows what came of a link, unless another one is asked for. */
const home = '/my-data';

/**
 * Opens a proven session on this device with the link of a mail, and redirects to what the visitor had asked for, or
 * to the page that asked for the link. A link that is not valid goes back to its page, which leads on from there.
 */
export async function openSession(form: FormData): Promise<void> {
  const intent = readIntent(form);
  const back = readBack(form);
  const opened = await open(form.get('token'), form.get('key'), intent);
  if (isRefused(opened)) redirectWithNotice(form, home, opened);
  const page = back ? `/access?${new URLSearchParams({ back })}` : '/access';
  if (!opened) redirectWithNotice(form, page, 'badLink');
  const path = opened.added ? cartNoticePath(opened.added) : keepPathOf(intent);
  if (path) redirectFrom(form, path);
  redirectWithNotice(form, back ?? home, 'opened');
}

/** Confirms the newsletter with the link of a mail. */
export async function confirmNewsletter(form: FormData): Promise<void> {
  const done = await newsletter.confirmNewsletter(form.get('token'));
  redirectWithNotice(form, isRefused(done) ? home : '/letter', done ?? 'badLink');
}

/** Ends the newsletter with the link of a mail, without a session. */
export async function unsubscribe(form: FormData): Promise<void> {
  const done = await newsletter.unsubscribe(form.get('token'));
  redirectWithNotice(form, isRefused(done) ? home : '/unsubscribe', done ?? 'badLink');
}

/**
 * Sends a link to the typed address, else to that of this device, and goes back to the page of the form, where the
 * link leads too. The answer does not depend on whether the address is known.
 * @returns only for an invalid address, with the field; redirects otherwise
 */
export async function requestLink(_: unknown, form: FormData): Promise<Faults> {
  const typed = EmailAddress.safeParse(form.get('email')).data;
  const language = String(form.get('locale')).slice(0, 5);
  const isInvalid = form.has('email') && typed === undefined;
  const sent = isInvalid ? undefined : await request(typed, language, carriedBy(form));
  if (!sent) return { fields: ['email'], typed: typedIn(form) };
  const back = readBack(form) ?? home;
  const order = form.get('order');
  // The token of an order is for its own page: the mail, which goes to whatever was typed, does not carry it.
  const isToken = typeof order === 'string' && order.length <= longestToken;
  const shown = isToken && isOrderPath(back) ? { order } : undefined;
  redirectWithNotice(form, back, sent, shown);
}
