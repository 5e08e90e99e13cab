'use server';
import {
  confirmNewsletter as confirm,
  endNewsletter,
  isOpenedBy,
  openByLink,
} from '@/db/account/links';
import { findEmail, findEndedEmail } from '@/db/account/sessions';
import { knowAddress } from '@/db/account/subscriptions';
import { findSummary } from '@/db/cart/summaries';
import { queueAccessMail, queueMail } from '@/db/mail/mails';
import { hasOrders } from '@/db/orders/orders';
import { carriedBy, readBack } from '@/lib/account/back-path';
import { EmailAddress } from '@/lib/account/email-address';
import {
  keepSummary,
  keepToken,
  newToken,
  tokenHash,
  visitorTokenHash,
} from '@/lib/account/session';
import { sessionDays } from '@/lib/account/session-life';
import { isToken, sessionToken } from '@/lib/account/token';
import type { Faults } from '@/lib/action';
import { readIntent } from '@/lib/cart/intent';
import { signalMail } from '@/lib/mail/mail-signal';
import { env } from '@/lib/process/env';
import { log } from '@/lib/process/log';
import { keepPathOf, runIntent } from '@/use-cases/cart/add';
import { typedIn } from '@/use-cases/site/faults';
import { cartNoticePath } from '@/use-cases/site/respond';
import { type Outcome, redirectTo, refusalOf, settle, type Told } from '@/use-cases/site/settle';

/** Hash of the token of a link in a form, or `undefined` without a well-formed one. */
function linkHash(form: FormData): string | undefined {
  const token = form.get('token');
  return isToken(token) ? tokenHash(token) : undefined;
}

/**
 * Opens a proven session on this device with the link of a mail, which works once. A form sent twice, and a
 * visitor whose session was opened by the same link, get the first answer again. Then does what the visitor
 * asked for before the link was sent.
 */
export async function openSession(form: FormData): Promise<void> {
  const work = async () => {
    const link = form.get('token');
    const key = form.get('key');
    if (!isToken(link)) return undefined;
    const visitor = await visitorTokenHash();
    if (visitor && (await isOpenedBy(tokenHash(link), visitor))) return opened(visitor, form);
    const token = isToken(key) ? sessionToken(link, key) : newToken();
    if (!(await openByLink(tokenHash(link), tokenHash(token), sessionDays))) return undefined;
    await keepToken(token);
    return opened(tokenHash(token), form);
  };
  // The page that the link was asked for from can send another.
  const back = readBack(form);
  const page = back ? `/access?${new URLSearchParams({ back })}` : '/access';
  await settle(form, work, { page, notice: 'badLink' });
}

/**
 * Does what the visitor of a session opened by a link asked for, or goes back to the page that asked for the link.
 * @returns what the visitor is told
 */
async function opened(hash: string, form: FormData): Promise<Outcome> {
  const intent = readIntent(form);
  const added = await runIntent(hash, intent);
  const summary = await findSummary(hash);
  if (summary) await keepSummary(summary);
  const path = added ? cartNoticePath(added) : keepPathOf(intent);
  return path ? { path } : { page: readBack(form), notice: 'opened' };
}

/** Confirms the newsletter with the link of a mail. */
export async function confirmNewsletter(form: FormData): Promise<void> {
  const work = async (): Promise<Outcome | undefined> => {
    const hash = linkHash(form);
    const reader = hash && (await confirm(hash));
    if (!reader) return undefined;
    if (!reader.isRepeat) {
      await queueMail({ kind: 'welcome', recipient: reader.email, language: reader.language });
      signalMail();
    }
    return { page: '/letter', notice: 'letterOn' };
  };
  await settle(form, work, { page: '/letter', notice: 'badLink' });
}

/** Ends the newsletter with the link of a mail, without a session. */
export async function unsubscribe(form: FormData): Promise<void> {
  const work = async (): Promise<Outcome | undefined> => {
    const hash = linkHash(form);
    const isDone = hash && (await endNewsletter(hash));
    return isDone ? { page: '/unsubscribe', notice: 'letterOff' } : undefined;
  };
  await settle(form, work, { page: '/unsubscribe', notice: 'badLink' });
}

/**
 * Sends a link to the typed address, else to that of this session, and goes back to the page of the form, where the
 * link leads too. The answer does not depend on whether the address is known.
 * @returns only for an invalid address, with the field; redirects otherwise
 */
export async function requestLink(_: unknown, form: FormData): Promise<Faults> {
  const typed = EmailAddress.safeParse(form.get('email'));
  const told = await requested(typed.data, form);
  return told ? redirectTo(form, told) : { fields: ['email'], typed: typedIn(form) };
}

/** Queues the mail with the link. @returns what the visitor is told; `undefined` without an address */
async function requested(typed: string | undefined, form: FormData): Promise<Told | undefined> {
  const back = readBack(form);
  try {
    const recipient = typed ?? (form.has('email') ? undefined : await addressOfDevice());
    if (!recipient) return undefined;
    const refused = await refusalOf('link');
    if (refused) return { ...refused, page: back };
    if (env().STAFF?.includes(recipient) || (await hasOrders(recipient))) {
      await knowAddress(recipient);
    }
    const language = String(form.get('locale')).slice(0, 5);
    await queueAccessMail({ recipient, language, facts: carriedBy(form) });
    signalMail();
    return { page: back, notice: 'linkSent' };
  } catch (error) {
    log().error(error, 'a link could not be requested');
    return { page: back, notice: 'failed' };
  }
}

/** The address that this device gave: that of its session, also of one that ended unproven. */
async function addressOfDevice(): Promise<string | undefined> {
  const hash = await visitorTokenHash();
  return hash && ((await findEmail(hash)) ?? (await findEndedEmail(hash)));
}
