import 'server-only';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { log } from '@/lib/process/log';
import { checkRateLimit } from '@/use-cases/process/rate-limit';

export type Told = {
  /** Path of the page that says it, without its language; `/my-data` by default. */
  readonly page?: string;
  readonly notice: keyof Messages['myData']['notices'];
  readonly waitSeconds?: number;
};

export type Outcome =
  | Told
  /** Path of another page that shows the result. */
  | { readonly path: string };

/**
 * Handles a form that works without scripts, and redirects to the page that shows the result. Only requests
 * that fail are counted: a valid link and a proven session work whatever others in the same range of
 * addresses do. A database outage is logged and reported to the visitor.
 * @param work gives the result, or `undefined` for a link that is not valid or a visitor who may not do this
 * @param fault what the visitor is told then
 */
export async function settle(
  form: FormData,
  work: () => Promise<Outcome | undefined>,
  fault: Told = { notice: 'failed' },
): Promise<never> {
  let outcome: Outcome | undefined;
  try {
    outcome = await work();
  } catch (error) {
    log().error(error, 'a request about personal data failed');
    outcome = { notice: 'failed' };
  }
  return redirectTo(form, outcome ?? (await refusalOf('proof')) ?? fault);
}

/** Why a request above its limit is refused; `undefined` within it. */
export async function refusalOf(
  limit: 'proof' | 'link' | 'desk' | 'payment' | 'cart' | 'offerMail',
): Promise<Told | undefined> {
  const refused = await checkRateLimit(limit, 'subscribeFailed');
  if (refused?.code === 'tooMany') return { notice: 'tooMany', waitSeconds: refused.waitSeconds };
  return refused && { notice: 'failed' };
}

/** Redirects to the page that shows the result of a form, in the language of the form. */
export function redirectTo(form: FormData, outcome: Outcome): never {
  const locale = z.string().refine(isLocale).catch(defaultLocale).parse(form.get('locale'));
  if ('path' in outcome) redirect(localePath(locale, outcome.path));
  const { page = '/my-data', notice, waitSeconds } = outcome;
  const wait = waitSeconds === undefined ? '' : `&wait=${waitSeconds}`;
  const sign = page.includes('?') ? '&' : '?';
  redirect(`${localePath(locale, page)}${sign}notice=${notice}${wait}`);
}
