import { currentLocale, words } from '@/lib/i18n/request';
import { waitText } from '@/lib/wait';

type Query = string | string[] | undefined;

/** What came of a form, said once, at the top of the page that follows it. */
export async function Notice({ notice, wait }: { notice: Query; wait?: Query }) {
  const { notices }: { notices: Readonly<Record<string, string>> } = (await words()).myData;
  const text =
    typeof notice === 'string' && Object.hasOwn(notices, notice) ? notices[notice] : undefined;
  if (!text) return null;
  return (
    <p role="status" className="mb-12 border-gold border-s-2 bg-paper px-6 py-4">
      {text.replace('{wait}', waitText(await currentLocale(), Number(wait)))}
    </p>
  );
}
