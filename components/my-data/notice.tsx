import { formatText } from '@/lib/i18n/format';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { waitText } from '@/lib/wait';

type Query = string | string[] | undefined;

/** What came of a form, said once, at the top of the page that follows it. */
export async function Notice({ notice, wait }: { notice: Query; wait?: Query }) {
  const { notices }: { notices: Readonly<Record<string, string>> } = (await getMessages()).myData;
  const text =
    typeof notice === 'string' && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  if (!text) return null;
  const locale = await currentLocale();
  return (
    <p role="status" className="mb-12 border-gold border-s-2 bg-paper px-6 py-4">
      {formatText(text, locale, { wait: waitText(locale, Number(wait)) })}
    </p>
  );
}
