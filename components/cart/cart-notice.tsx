import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { formatText } from '@/lib/i18n/format';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { waitText } from '@/lib/process/wait';
import type { SearchParam } from '@/lib/search-params';

type Props = Readonly<Record<'done' | 'error' | 'wait', SearchParam>> & { children?: ReactNode };

/** The result of a form posted without JavaScript, in the words of the toast it replaces; more on it as children. */
export async function CartNotice({ done, error, wait, children }: Props) {
  const newsletter = await getTranslations('newsletter');
  const { errors, done: successes } = await getMessages();
  const locale = await currentLocale();
  const table: Readonly<Record<string, { title: string; text: string }>> = error
    ? errors
    : successes;
  const code = error ?? done;
  const notice = typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined;
  if (!notice) return null;
  const { title, text } = notice;
  return (
    <div role="status" className="mb-10 border-gold border-s-2 bg-paper px-6 py-4">
      <p className="font-display text-lead">{title}</p>
      {code === 'alreadySubscribed' && <p className="mb-2 text-muted">{newsletter('linkSent')}</p>}
      {text && (
        <p className="text-muted">
          {formatText(text, locale, { wait: waitText(locale, Number(wait)) })}
        </p>
      )}
      {children}
    </div>
  );
}
