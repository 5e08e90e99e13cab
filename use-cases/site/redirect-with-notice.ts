import 'server-only';
import { redirect } from 'next/navigation';
import type { DeskNotice } from '@/lib/desk/desk-words';
import { localePath, toLocale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { isRefused, type LimitRefusal } from '@/use-cases/process/rate-limit';

type Notices = Pick<Messages, 'myData' | 'kept' | 'offer' | 'booking' | 'appointment'>;

/** What a page says of a form: one of its sentences, or why the form was not handled. */
export type ActionNotice =
  | { [Page in keyof Notices]: keyof Notices[Page]['notices'] }[keyof Notices]
  | DeskNotice
  | LimitRefusal;

/**
 * Path of a page that shows a notice, without language.
 * @param page may have a query @param more other parameters
 */
export function noticePath(
  page: string,
  notice: ActionNotice,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(
    isRefused(notice)
      ? notice === 'away'
        ? { notice: 'failed' }
        : { notice: 'tooMany', wait: String(notice.waitSeconds) }
      : { notice },
  );
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

/** Redirects from a form to another page, in the language of the form. @param path without language */
export function redirectFrom(form: FormData, path: string): never {
  redirect(localePath(toLocale(form.get('locale')), path));
}

/** Redirects to the page that shows what came of a form, so that a reload does not send it again. */
export function redirectWithNotice(
  form: FormData,
  page: string,
  notice: ActionNotice,
  more?: Readonly<Record<string, string>>,
): never {
  redirectFrom(form, noticePath(page, notice, more));
}
