import { formatText } from '@/lib/i18n/format';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { SentenceValues } from '@/lib/i18n/sentence';
import { waitText } from '@/lib/process/wait';
import type { SearchParam } from '@/lib/search-params';

type Props = {
  /** Of the sentence, where an address leads to it. */
  id?: string;
  notice: SearchParam;
  wait?: SearchParam;
  /** The sentences, by what an address names; by default those about personal data. */
  words?: Readonly<Record<string, string>>;
  values?: SentenceValues;
};

/** The result of a form, shown once at the top of the next page. */
export async function Notice({ id, notice, wait, words, values }: Props) {
  const notices = words ?? (await getMessages()).myData.notices;
  const text = Object.entries(notices).find(([name]) => name === notice)?.[1];
  if (!text) return null;
  const locale = await currentLocale();
  return (
    <p
      id={id}
      tabIndex={id ? -1 : undefined}
      role="status"
      className="mb-12 scroll-mt-28 border-gold border-s-2 bg-paper px-6 py-4"
    >
      {formatText(text, locale, { wait: waitText(locale, Number(wait)), ...values })}
    </p>
  );
}
