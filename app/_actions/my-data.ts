'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { confirmNewsletter as confirm, endNewsletter, isOpenedBy, openByLink } from '@/db/links';
import { queueMail } from '@/db/mails';
import { endSession as end, eraseData, findVisitor, setNewsletter as set } from '@/db/my-data';
import { isKnown } from '@/db/subscriptions';
import { findSummary } from '@/db/summaries';
import type { Faults } from '@/lib/action';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { readIntent } from '@/lib/intent';
import { log } from '@/lib/log';
import { signalMail } from '@/lib/mail-signal';
import {
  dropToken,
  keepSummary,
  keepToken,
  newToken,
  sessionDays,
  tokenHash,
  visitorTokenHash,
} from '@/lib/session';
import { isToken, sessionToken } from '@/lib/token';
import { runIntent } from './add';
import { typedIn } from './faults';
import { checkRateLimit } from './rate-limit';
import { cartNoticePath } from './respond';

type Notice = keyof Messages['myData']['notices'];
type Page = '/my-data' | '/access' | '/letter' | '/unsubscribe';
type Outcome =
  | { readonly page?: Page; readonly notice: Notice; readonly waitSeconds?: number }
  /** Path of another page that shows the result. */
  | { readonly path: string };

/**
 * Handles a form that works without scripts, and redirects to the page that shows the result. A database
 * outage is logged and reported to the visitor.
 */
async function settle(form: FormData, work: () => Promise<Outcome>): Promise<never> {
  return redirectTo(form, await withRateLimit(work));
}

/** Redirects to the page that shows the result of a form. */
function redirectTo(form: FormData, outcome: Outcome): never {
  const locale = z.string().refine(isLocale).catch(defaultLocale).parse(form.get('locale'));
  if ('path' in outcome) redirect(localePath(locale, outcome.path));
  const { page = '/my-data', notice, waitSeconds } = outcome;
  const wait = waitSeconds === undefined ? '' : `&wait=${waitSeconds}`;
  redirect(`${localePath(locale, page)}?notice=${notice}${wait}`);
}

async function withRateLimit<T>(work: () => Promise<T>): Promise<T | Outcome> {
  const refused = await checkRateLimit('proof', 'subscribeFailed');
  if (refused?.code === 'tooMany') return { notice: 'tooMany', waitSeconds: refused.waitSeconds };
  if (refused) return { notice: 'failed' };
  try {
    return await work();
  } catch (error) {
    log().error(error, 'a request about personal data failed');
    return { notice: 'failed' };
  }
}

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
  await settle(form, async () => {
    const link = form.get('token');
    const key = form.get('key');
    if (!isToken(link)) return { page: '/access', notice: 'badLink' };
    const visitor = await visitorTokenHash();
    if (visitor && (await isOpenedBy(tokenHash(link), visitor))) return opened(visitor, form);
    const token = isToken(key) ? sessionToken(link, key) : newToken();
    if (!(await openByLink(tokenHash(link), tokenHash(token), sessionDays))) {
      return { page: '/access', notice: 'badLink' };
    }
    await keepToken(token);
    return opened(tokenHash(token), form);
  });
}

/** Does what the visitor of a session opened by a link asked for. @returns what the visitor is told */
async function opened(hash: string, form: FormData): Promise<Outcome> {
  const added = await runIntent(hash, readIntent(form));
  const summary = await findSummary(hash);
  if (summary) await keepSummary(summary);
  return added ? { path: cartNoticePath(added) } : { notice: 'opened' };
}

/** Confirms the newsletter with the link of a mail. */
export async function confirmNewsletter(form: FormData): Promise<void> {
  await settle(form, async () => {
    const hash = linkHash(form);
    const reader = hash && (await confirm(hash));
    if (!reader) return { page: '/letter', notice: 'badLink' };
    if (!reader.isRepeat) {
      await queueMail({ kind: 'welcome', recipient: reader.email, language: reader.language });
      signalMail();
    }
    return { page: '/letter', notice: 'letterOn' };
  });
}

/** Ends the newsletter with the link of a mail, without a session. */
export async function unsubscribe(form: FormData): Promise<void> {
  await settle(form, async () => {
    const hash = linkHash(form);
    const isDone = hash && (await endNewsletter(hash));
    return { page: '/unsubscribe', notice: isDone ? 'letterOff' : 'badLink' };
  });
}

const Address = z.string().trim().toLowerCase().max(254).pipe(z.email());

/**
 * Sends a link to the address of this session, or to the typed one. The answer does not depend on whether
 * the address is known.
 * @returns only for an invalid address, with the field; redirects otherwise
 */
export async function requestLink(_: unknown, form: FormData): Promise<Faults> {
  const outcome = await withRateLimit<Outcome | Faults>(async () => {
    const hash = await visitorTokenHash();
    const typed = Address.safeParse(form.get('email'));
    const email = (hash && (await findVisitor(hash))?.email) ?? typed.data;
    if (!email) return { fields: ['email'], typed: typedIn(form) };
    // Counted before the lookup: the rate limit must not tell whether the address is known.
    const refused = await checkRateLimit('link', 'subscribeFailed', email);
    if (refused?.code === 'tooMany') return { notice: 'tooMany', waitSeconds: refused.waitSeconds };
    if (refused) return { notice: 'failed' };
    if (await isKnown(email)) {
      const language = String(form.get('locale')).slice(0, 5);
      await queueMail({ kind: 'access', recipient: email, language });
      signalMail();
    }
    return { notice: 'linkSent' };
  });
  return 'fields' in outcome ? outcome : redirectTo(form, outcome);
}

/** Ends one session of the visitor's address. */
export async function endSession(form: FormData): Promise<void> {
  await settle(form, async () => {
    const id = z.uuid().safeParse(form.get('id'));
    const hash = await visitorTokenHash();
    if (!id.success || !(await end(hash, id.data))) return { notice: 'failed' };
    if (hash && !(await findVisitor(hash))) await dropToken();
    return { notice: 'sessionEnded' };
  });
}

/** Turns the newsletter on or off for a proven visitor. */
export async function setNewsletter(form: FormData): Promise<void> {
  await settle(form, async () => {
    const wants = z.enum(['on', 'off']).safeParse(form.get('letter'));
    const hash = await visitorTokenHash();
    if (!wants.success || !hash || !(await set(hash, wants.data === 'on'))) {
      return { notice: 'failed' };
    }
    return { notice: wants.data === 'on' ? 'letterOn' : 'letterOff' };
  });
}

/**
 * Erases everything stored about a proven visitor who ticked the confirmation.
 * @returns only when it was not ticked, with the field; redirects otherwise
 */
export async function erase(_: unknown, form: FormData): Promise<Faults> {
  if (form.get('sure') !== 'on') return { fields: ['sure'], typed: {} };
  return settle(form, async () => {
    const session = z.uuid().safeParse(form.get('session'));
    if (!(await eraseData(await visitorTokenHash(), session.data))) return { notice: 'failed' };
    await dropToken();
    return { notice: 'erased' };
  });
}
